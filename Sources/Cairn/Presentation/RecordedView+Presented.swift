extension Recording {
  /// The words that name some content: those of its title, or else the first ones.
  func title(in range: Range<Int>) -> String {
    for index in range {
      if case .begin(.navigationTitle) = entries[index].call { return words(in: index..<entries[index].end) }
    }
    var index = range.lowerBound
    while index < range.upperBound {
      switch entries[index].call {
      case .text(let text): return text.plainText
      // What closes it says nothing about it.
      case .begin(.button): index = entries[index].end
      default: break
      }
      index += 1
    }
    return words(in: range)
  }
}

extension RecordedView {
  /// Whether it holds something in front of it that shows by a rule.
  var holdsOpenDialog: Bool {
    recording.entries[range].contains { entry in
      if case .begin(.presentation(let presentation)) = entry.call { presentation.state == nil } else { false }
    }
  }

  /// Whether it has a button that always shows and whose change fulfils a condition.
  func hasButton(where condition: (StateChange) -> Bool) -> Bool {
    // Whether each call that is open may hide what it holds.
    var hiding: [Bool] = []
    for entry in recording.entries[range] {
      if case .begin(.button(let button)) = entry.call, button.isEnabled, let change = button.change, condition(change)
      {
        if !hiding.contains(true) { return true }
      }
      if entry.call.isOpening {
        hiding.append(entry.call.mayHide)
      } else if entry.call.isEnd {
        _ = hiding.popLast()
      }
    }
    return false
  }
}

extension Recording.Call {
  /// Whether what it begins may be hidden at first.
  fileprivate var mayHide: Bool {
    switch self {
    case .beginStyle(let style): style.mayHide
    case .begin(.presentation), .begin(.disclosure), .begin(.layoutChoice): true
    case .beginScope(.disclosure), .beginScope(.outline): true
    default: false
    }
  }
}

extension StyleModifier {
  /// Whether what has the style may be invisible.
  fileprivate var mayHide: Bool {
    switch self {
    case .shown, .varied, .hidden, .opacity, .frame, .effect, .offset, .clip: true
    default: false
    }
  }
}
