/// How many calls several recordings begin and end with that are the same in all of them.
///
/// A state mostly changes little of what is around it. To number the rest and to put it side by side takes longer than to make it, so
/// parts that lie in these calls as a whole are told by their places.
struct CommonEnds {
  /// How many calls are the same at the beginning.
  private(set) var head: Int
  /// How many are the same at the end; none of them is among those at the beginning.
  private(set) var tail: Int

  /// Ends without calls.
  static let none = CommonEnds()

  private init() { (head, tail) = (0, 0) }

  /// Compares recordings.
  init(of recordings: [Recording]) {
    self.init()
    guard let first = recordings.first?.entries, recordings.count > 1 else { return }
    (head, tail) = (first.count, first.count)
    for other in recordings.dropFirst() {
      let others = other.entries
      compare(first.span, others.span)
    }
  }

  /// Takes away what another recording does not have.
  private mutating func compare(_ left: Span<Recording.Entry>, _ right: Span<Recording.Entry>) {
    let count = min(left.count, right.count)
    var same = 0
    while same < min(head, count), Recording.areSame(left, same, right, same) { same += 1 }
    head = same
    same = 0
    while same < min(tail, count - head),
      Recording.areSame(left, left.count - 1 - same, right, right.count - 1 - same)
    { same += 1 }
    tail = same
  }

  /// Whether some entries, out of as many as a recording has, lie in these calls.
  func contain(_ range: Range<Int>, ofEntries count: Int) -> Bool {
    range.upperBound <= head || range.lowerBound >= count - tail
  }

  /// Returns the end of the parts that follow one another from a place and lie in these calls; `nil` if there are none.
  ///
  /// What says how it comes and goes, and what belongs to a container, is looked at by itself.
  func endOfParts(from start: Int, of entries: Span<Recording.Entry>) -> Int? {
    let limit = start < head ? head : start >= entries.count - tail ? entries.count : 0
    var end = start
    while end < limit, !entries[end].call.isEnd, entries[end].call.isUsual, entries[end].call.canBeHidden,
      let next = entries.endOfPart(at: end, before: limit)
    { end = next }
    return end > start ? end : nil
  }
}

extension Span<Recording.Entry> {
  /// Returns the place after a part; `nil` if it does not end before a limit.
  func endOfPart(at start: Int, before limit: Int) -> Int? {
    guard self[start].call.isOpening else { return start + 1 }
    if self[start].end > 0 { return self[start].end < limit ? self[start].end + 1 : nil }
    // Styles, attributes and environments do not know their ends.
    var (depth, index) = (1, start + 1)
    while index < limit {
      if self[index].call.isEnd {
        depth -= 1
        if depth == 0 { return index + 1 }
      } else if self[index].call.isOpening {
        if self[index].end > 0 { index = self[index].end } else { depth += 1 }
      }
      index += 1
    }
    return nil
  }
}

extension Recording {
  /// Whether two calls are certainly the same; parts that only may be are put side by side by their numbers, see `RecordingParts`.
  fileprivate static func areSame(_ left: Span<Entry>, _ first: Int, _ right: Span<Entry>, _ second: Int) -> Bool {
    // The calls are looked at where they are, because to hand one out takes as long as to compare it.
    switch left[first].call {
    case .text(let own): if case .text(let other) = right[second].call { own == other } else { false }
    case .image(let own): if case .image(let other) = right[second].call { own == other } else { false }
    case .spacer(let own): if case .spacer(let other) = right[second].call { own == other } else { false }
    case .divider: if case .divider = right[second].call { true } else { false }
    case .shape(let own): if case .shape(let other) = right[second].call { own == other } else { false }
    case .progress(let own): if case .progress(let other) = right[second].call { own == other } else { false }
    case .markup(let own): if case .markup(let other) = right[second].call { own == other } else { false }
    case .cell(let own):
      if case .cell(let other) = right[second].call {
        !own.hasViews && !other.hasViews && own.isSame(as: other, comparesViews: false)
      } else {
        false
      }
    case .beginStyle(let own): if case .beginStyle(let other) = right[second].call { own == other } else { false }
    case .beginAttribute(let own):
      if case .beginAttribute(let other) = right[second].call { own == other } else { false }
    case .beginEnvironment(let own, let changesLayout):
      if case .beginEnvironment(let other, changesLayout) = right[second].call {
        own.isSame(as: other, knowsAll: false)
      } else {
        false
      }
    case .report(let own): if case .report(let other) = right[second].call { own == other } else { false }
    case .backButtonMark(let own):
      if case .backButtonMark(let other) = right[second].call { own == other } else { false }
    case .begin(let own): if case .begin(let other) = right[second].call { own == other } else { false }
    case .beginScope(let own): if case .beginScope(let other) = right[second].call { own == other } else { false }
    case .end: if case .end = right[second].call { true } else { false }
    case .endScope: if case .endScope = right[second].call { true } else { false }
    case .endStyle: if case .endStyle = right[second].call { true } else { false }
    case .endAttribute: if case .endAttribute = right[second].call { true } else { false }
    case .endEnvironment: if case .endEnvironment = right[second].call { true } else { false }
    }
  }
}
