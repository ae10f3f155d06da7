/// A recording whose calls have numbers, to compare them with those of other recordings.
final class NumberedRecording {
  let recording: Recording
  /// The calls that begin something or stand alone, each followed by those that it begins.
  let calls: [Call]
  /// The number of the list of the outermost parts; equal lists have equal numbers.
  let list: Int

  init(_ recording: Recording, _ calls: [Call], list: Int) {
    self.recording = recording
    self.calls = calls
    self.list = list
  }

  /// A call together with what it begins.
  ///
  /// It refers to nothing, so an array of them costs little.
  struct Call {
    /// What stands for a text in a colour: two calls, so that another colour is no other text.
    enum Half { case color, words }

    let entry: Int
    let half: Half?
    /// The number of the call; equal calls have equal numbers.
    let head: Int
    /// The number of what the call can be put together with: equal calls, or styles of one kind.
    let kind: Int
    let isOpening: Bool
    let canBeHidden: Bool
    /// Whether it says nothing about how, or whether, it comes and goes.
    let isUsual: Bool
    /// Whether it is several parts with words that no other recording has; see ``DistinctRuns``.
    var isRun = false
    /// The position of the call after all that it begins.
    var next = 0
    /// The entry that ends it; its own if it begins nothing.
    var lastEntry: Int
    /// A number of the calls around it; 0 if nobody asks.
    var path = 0
    /// The number of the list of what it begins.
    var list = 0
    /// The number of the call with all that it begins; equal parts have equal numbers.
    var identity = 0

    /// The number of the parts that can share a place with it; see ``RecordingOrder``.
    var orderKind: Int { isOpening ? kind : -1 - identity }
  }

  /// The positions of the outermost parts, or of those that a call begins.
  func positions(in range: Range<Int>) -> [Int] {
    var positions: [Int] = []
    var position = range.lowerBound
    while position < range.upperBound {
      positions.append(position)
      position = calls[position].next
    }
    return positions
  }
}

/// A call of a recording together with what it begins, to compare it with those of other recordings.
struct RecordingPart {
  let source: NumberedRecording
  let position: Int

  private var numbers: NumberedRecording.Call { source.calls[position] }
  var head: Int { numbers.head }
  var identity: Int { numbers.identity }
  var list: Int { numbers.list }
  var path: Int { numbers.path }
  var isOpening: Bool { numbers.isOpening }
  var canBeHidden: Bool { numbers.canBeHidden }
  var isUsual: Bool { numbers.isUsual }
  var isRun: Bool { numbers.isRun }

  /// The positions of what comes between the call and its end.
  var content: Range<Int> { position + 1..<numbers.next }

  /// Whether a single call is between the call and its end, one that begins nothing.
  var beginsSinglePart: Bool { content.count == 1 && !source.calls[position + 1].isOpening }

  /// What is between the call and its end, if that is a single call.
  var singlePart: RecordingPart { RecordingPart(source: source, position: position + 1) }

  var call: Recording.Call {
    let numbers = numbers
    let call = source.recording.entries[numbers.entry].call
    guard let half = numbers.half, case .text(let text) = call else { return call }
    return half == .color ? text.colorCall ?? call : .text(text.withoutColor)
  }

  /// The entries of the calls and of all that they begin, as they were recorded; `nil` for half of one.
  var entries: Range<Int>? {
    let numbers = numbers
    return numbers.half == .words ? nil : numbers.entry..<numbers.lastEntry + 1
  }
}

extension Text {
  /// The style in the place of its colour; `nil` for none.
  var colorCall: Recording.Call? { plainStyle.color.map { .beginStyle(.foreground(.color($0))) } }

  var withoutColor: Text { updating(self) { $0.plainStyle.color = nil } }
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
  /// A style of several views applies to each of them. A row of a choice stays one row.
  var isDivisible: Bool {
    switch self {
    case .beginStyle, .beginAttribute, .beginEnvironment: true
    case .beginScope(.row): !isChoice
    default: false
    }
  }

  /// Whether it begins a row.
  var isRow: Bool { if case .beginScope(.row) = self { true } else { false } }

  /// Whether it begins something that has rows of its own.
  var holdsRows: Bool {
    switch self {
    case .beginScope(.section), .beginScope(.list), .beginScope(.outline), .beginScope(.disclosure): true
    default: false
    }
  }

  /// Whether it begins a row whose choice gives a state a value.
  var isChoice: Bool { if case .beginScope(.row(let attributes)) = self { attributes.isChoice } else { false } }

  /// Whether it says nothing about how, or whether, it comes and goes.
  var isUsual: Bool {
    switch self {
    case .report, .beginEnvironment, .beginStyle(.transition), .begin(.presentation): false
    default: true
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
