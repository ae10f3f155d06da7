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
  /// Whether it has a button that always shows and closes it, so that it needs no other one.
  func closes(by closing: StateChange) -> Bool {
    // Whether each call that is open may hide what it holds.
    var hiding: [Bool] = []
    for entry in recording.entries[range] {
      if case .begin(.button(let button)) = entry.call, button.isEnabled, button.change == closing {
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
