/// Content without what shows in front of it, and that beside it.
///
/// What shows in front belongs to the page, not to the row or the stack that its button is in: there it would be an item.
struct RaisedPresentations {
  private(set) var content = Recording()
  /// What shows in front of the content, each in the environment of its place, and shown when it would be shown there.
  private(set) var presentations: [Recording] = []
  /// The environments and conditions around the present call.
  private var surroundings: [Recording.Call] = []

  init(of recording: Recording) {
    var index = 0
    while index < recording.entries.count {
      let entry = recording.entries[index]
      if case .begin(.presentation) = entry.call {
        presentations.append(presentation(recording, index...entry.end))
        index = entry.end
      } else {
        take(entry.call)
      }
      index += 1
    }
  }

  private mutating func take(_ call: Recording.Call) {
    switch call {
    case .beginEnvironment, .beginStyle: surroundings.append(call)
    case .endEnvironment, .endStyle: surroundings.removeLast()
    default: break
    }
    content.repeatCall(call)
  }

  private func presentation(_ recording: Recording, _ range: ClosedRange<Int>) -> Recording {
    let result = Recording()
    let around = surroundings.filter(\.isKeptByPresentations)
    for call in around { result.repeatCall(call) }
    for entry in recording.entries[range] { result.repeatCall(entry.call) }
    for call in around.reversed() { if let ending = call.ending { result.repeatCall(ending) } }
    return result
  }
}

extension Recording.Call {
  /// Whether it is an environment or a condition, which count for what is presented as well.
  fileprivate var isKeptByPresentations: Bool {
    switch self {
    case .beginEnvironment, .beginStyle(.shown): true
    default: false
    }
  }
}

extension Recording {
  /// Appends a call, whether it begins or ends something or not.
  func repeatCall(_ call: Call) {
    switch call {
    case .begin, .beginScope: open(call)
    case .end, .endScope: close(call)
    default: append(call)
    }
  }
}
