/// A call of a recording together with what it begins, to compare it with those of other recordings.
struct RecordingPart {
  let recording: Recording
  /// The position of the call.
  let entry: Int
  /// What comes between the call and its end; empty for a call that begins nothing.
  var children: [RecordingPart] = []
  /// The number of the call; equal calls have equal numbers.
  var head: Int
  /// The number of what the call can be put together with: equal calls, or styles of one kind.
  var kind: Int
  /// The number of the call with all that it begins; equal parts have equal numbers.
  var identity = 0
  /// What stands for the call: the colour of a text, or the text in it; `nil` for a call that is told as it is.
  private var half: Half?

  private final class Half {
    let call: Recording.Call

    init(_ call: Recording.Call) { self.call = call }
  }

  init(recording: Recording, entry: Int, head: Int, kind: Int, half: Recording.Call? = nil) {
    self.recording = recording
    self.entry = entry
    self.head = head
    self.kind = kind
    self.half = half.map(Half.init)
  }

  var call: Recording.Call { half?.call ?? recording.entries[entry].call }

  /// The call as it was recorded, if that is a text in a colour, whose halves are this part and the one inside.
  var coloredText: Recording.Call? { half == nil || children.isEmpty ? nil : recording.entries[entry].call }
}

extension Recording.Call {
  /// Whether others are between the call and its end.
  var isOpening: Bool {
    switch self {
    case .begin, .beginScope, .beginStyle, .beginAttribute, .beginEnvironment: true
    default: false
    }
  }

  var isEnd: Bool {
    switch self {
    case .end, .endScope, .endStyle, .endAttribute, .endEnvironment: true
    default: false
    }
  }

  /// The end of the call; `nil` for a call that begins nothing.
  var ending: Recording.Call? {
    switch self {
    case .begin: .end
    case .beginScope: .endScope
    case .beginStyle: .endStyle
    case .beginAttribute: .endAttribute
    case .beginEnvironment: .endEnvironment
    default: nil
    }
  }

  /// Whether what it begins can be told in several pieces, each inside a call of its own.
  ///
  /// A style of several views applies to each of them.
  var isDivisible: Bool {
    switch self {
    case .beginStyle, .beginAttribute, .beginEnvironment, .beginScope(.row): true
    default: false
    }
  }

  /// Whether it is a view or belongs to one, so that it can be hidden; parts of a container cannot.
  var canBeHidden: Bool {
    switch self {
    case .begin(.slot), .begin(.tableCell), .begin(.tableGroup), .begin(.layoutChoice), .beginScope(.part): false
    default: true
    }
  }
}
