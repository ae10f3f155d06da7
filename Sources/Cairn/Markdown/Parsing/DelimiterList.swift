/// The runs of `*`, `_` and `~` of a content, and the spans that they make.
struct DelimiterList {
  /// A run that may open and close spans.
  struct Run {
    let byte: UInt8
    /// How many bytes there were.
    let length: Int
    /// How many are not used up yet; the rest at the end shows as it is.
    var count: Int
    let canOpen: Bool
    let canClose: Bool
    /// The spans that begin here, outermost first, and end here, innermost first: positions of links of a chain.
    var firstOpened: Int32 = -1
    var firstClosed: Int32 = -1
    var lastClosed: Int32 = -1
  }

  /// A link of the chain of spans that begin or end at a run.
  struct SpanLink {
    let span: InlineSpan
    var next: Int32
  }

  private(set) var runs: [Run] = []
  private(set) var links: [SpanLink] = []
  /// The runs that may still open or close spans, in order.
  private var open: [Int] = []
  private var openers: [Int] = []
  /// For each kind of closer, the number of openers among which it finds none; floors keep the search linear.
  private var floors: [Int] = Array(repeating: 0, count: 16)

  var openCount: Int { open.count }

  mutating func removeAll() {
    runs.empty()
    links.empty()
    open.empty()
  }

  /// Adds a run and returns its position.
  mutating func append(_ run: Run) -> Int {
    open.append(runs.count)
    runs.append(run)
    return runs.count - 1
  }

  /// Forgets the runs from a number of open ones on; they show as they are.
  mutating func dropOpen(from start: Int) {
    open.removeSubrange(min(start, open.count)...)
  }

  /// Pairs the open runs from a number of them on, and closes them.
  mutating func match(from start: Int) {
    guard start < open.count else { return }
    openers.removeAll(keepingCapacity: true)
    for index in floors.indices { floors[index] = 0 }
    for position in start..<open.count {
      let index = open[position]
      if runs[index].canClose { close(index) }
      if runs[index].canOpen, runs[index].count > 0 { openers.append(index) }
    }
    dropOpen(from: start)
  }

  private mutating func close(_ closer: Int) {
    let kind = kind(of: closer)
    while runs[closer].count > 0 {
      let floor = min(floors[kind], openers.count)
      guard let position = openers[floor...].lastIndex(where: { opens($0, closer) }) else {
        floors[kind] = openers.count
        return
      }
      openers.removeSubrange((position + 1)...)
      pair(openers[position], closer)
      if runs[openers[position]].count == 0 { openers.removeLast() }
      for index in floors.indices where floors[index] > openers.count { floors[index] = openers.count }
    }
  }

  /// All closers of a kind match the same openers.
  private func kind(of closer: Int) -> Int {
    let run = runs[closer]
    guard run.byte != Byte.tilde else { return 12 + min(run.length, 3) }
    return (run.byte == Byte.asterisk ? 0 : 6) + (run.canOpen ? 3 : 0) + run.length % 3
  }

  private func opens(_ opener: Int, _ closer: Int) -> Bool {
    let opener = runs[opener]
    let closer = runs[closer]
    guard opener.byte == closer.byte else { return false }
    guard opener.byte != Byte.tilde else { return opener.length == closer.length }
    // The rule of three, for runs that can both open and close.
    let isAmbiguous = opener.canClose || closer.canOpen
    return !isAmbiguous || !(opener.length + closer.length).isMultiple(of: 3)
      || (opener.length.isMultiple(of: 3) && closer.length.isMultiple(of: 3))
  }

  private mutating func pair(_ opener: Int, _ closer: Int) {
    let span: InlineSpan
    let count: Int
    if runs[opener].byte == Byte.tilde {
      (span, count) = (.strikethrough, runs[opener].count)
    } else if runs[opener].count >= 2, runs[closer].count >= 2 {
      (span, count) = (.strong, 2)
    } else {
      (span, count) = (.emphasis, 1)
    }
    runs[opener].count -= count
    links.append(SpanLink(span: span, next: runs[opener].firstOpened))
    runs[opener].firstOpened = Int32(truncatingIfNeeded: links.count - 1)
    runs[closer].count -= count
    links.append(SpanLink(span: span, next: -1))
    let link = Int32(truncatingIfNeeded: links.count - 1)
    if runs[closer].lastClosed >= 0 {
      links[Int(runs[closer].lastClosed)].next = link
    } else {
      runs[closer].firstClosed = link
    }
    runs[closer].lastClosed = link
  }
}
