/// The second pass: finds emphasis, links, code and the like in the content of a block.
///
/// The result is a list of ``InlineEvent``s, of which documents make trees and texts make runs. A parser is used for
/// many contents, one after the other, and keeps its memory. Time and memory grow linearly with the length of any
/// content.
struct InlineParser {
  let constructs: InlineConstructs
  let references: ReferenceMap
  /// Whether a label is that of a footnote; labels of footnotes win over those of links.
  var footnotes: FootnoteMap

  private(set) var bytes = MarkdownBytes.none
  var events: [InlineEvent] = []
  /// What character references stand for.
  private(set) var decoded: [UInt8] = []
  var delimiters = DelimiterList()
  var brackets: [Bracket] = []
  /// The number of first brackets that contain a link; they cannot begin another one.
  var inactiveBracketCount = 0
  /// Where links and images lead.
  var targets: [LinkTarget] = []
  /// References to what is not defined.
  var undefinedLabels: [UndefinedLabel] = []
  /// The bytes that all uses of definitions may still add; more would make a document that is not linear in its source.
  var referenceBudget: Int
  var codeSpanEnds = CodeSpanEnds()
  var failedMarks = FailedMarks()
  /// Where the last domain ends that is none, so that its parts are not tried again.
  var refusedDomainEnd = 0
  var position = 0
  /// Where the words begin that are not in the events yet.
  var textStart = 0
  private let special: ByteSet

  /// A label that is referred to and not defined.
  struct UndefinedLabel {
    var label: Range<Int>
    var isFootnote: Bool
  }

  /// A `[` or `![` that may turn out to begin a link or an image.
  struct Bracket {
    var event: Int
    var firstDelimiter: Int
    var isImage: Bool
    /// Where the label begins.
    var label: Int
    /// Whether another bracket opened behind it, so that it cannot be the label of a definition.
    var holdsBracket = false
  }

  init(
    _ constructs: InlineConstructs,
    references: ReferenceMap = ReferenceMap(),
    footnotes: FootnoteMap = FootnoteMap(),
    referenceBudget: Int = 100_000
  ) {
    self.constructs = constructs
    self.references = references
    self.footnotes = footnotes
    self.referenceBudget = referenceBudget
    var special = ByteSet("\\`*_[]".utf8)
    if constructs.contains(.lines) { special.insert(Byte.lineFeed) }
    if constructs.contains(.strikethrough) { special.insert(Byte.tilde) }
    if constructs.contains(.images) { special.insert(Byte.exclamationMark) }
    if constructs.contains(.html) { special.insert(Byte.less) }
    if constructs.contains(.entities) { special.insert(Byte.ampersand) }
    if constructs.contains(.autolinks) {
      special.insert(Byte.colon)
      special.insert(Byte.period)
    }
    self.special = special
  }

  /// Reads a content, whose bytes are used until the next call.
  mutating func parse(_ content: MarkdownBytes) {
    begin(content)
    while true {
      position = nextSpecial(from: position)
      guard position < bytes.count else { break }
      read(bytes[position])
    }
    flushText(to: position)
    delimiters.match(from: 0)
  }

  private func nextSpecial(from start: Int) -> Int {
    bytes.firstIndex(in: special, from: start)
  }

  private mutating func begin(_ content: MarkdownBytes) {
    bytes = content
    events.empty()
    decoded.empty()
    delimiters.removeAll()
    brackets.empty()
    inactiveBracketCount = 0
    targets.empty()
    undefinedLabels.empty()
    codeSpanEnds.begin()
    failedMarks = FailedMarks()
    refusedDomainEnd = 0
    position = 0
    textStart = 0
  }

  /// Reads what begins with a special byte at the position, or takes it as a word.
  private mutating func read(_ byte: UInt8) {
    switch byte {
    case Byte.lineFeed: readLineEnd()
    case Byte.backslash: readEscape()
    case Byte.backtick: readCode()
    case Byte.asterisk, Byte.underscore, Byte.tilde: readDelimiters(byte)
    case Byte.leftBracket: openBracket(isImage: false)
    case Byte.exclamationMark:
      if bytes[position + 1] == Byte.leftBracket {
        openBracket(isImage: true)
      } else {
        position += 1
      }
    case Byte.rightBracket: closeBracket()
    case Byte.less: readAngleBracket()
    case Byte.ampersand: readEntity()
    case Byte.colon: readAddress()
    case Byte.period: readWebAddress()
    default: position += 1
    }
  }

  /// Adds the words before an index to the events.
  mutating func flushText(to end: Int) {
    if textStart < end {
      events.append(.text(textStart..<end))
    }
    textStart = end
  }

  /// Adds an event for the bytes from the position on, and goes behind them.
  mutating func append(_ event: InlineEvent, end: Int) {
    flushText(to: position)
    events.append(event)
    position = end
    textStart = end
  }

  // MARK: - Lines, escapes, references

  private mutating func readLineEnd() {
    var end = position
    while end > textStart, bytes[end - 1] == Byte.space {
      end -= 1
    }
    let isHard = position - end >= 2
    flushText(to: end)
    append(isHard ? .hardBreak : .softBreak, afterSpacesAt: position + 1)
  }

  /// Adds a break; spaces at the beginning of the next line do not show.
  private mutating func append(_ lineBreak: InlineEvent, afterSpacesAt index: Int) {
    events.append(lineBreak)
    position = bytes.skippingSpaces(from: index, before: bytes.count)
    textStart = position
  }

  private mutating func readEscape() {
    let next = bytes[position + 1]
    if next.isASCIIPunctuation {
      flushText(to: position)
      textStart = position + 1
      position += 2
    } else if next == Byte.lineFeed, constructs.contains(.lines) {
      flushText(to: position)
      append(.hardBreak, afterSpacesAt: position + 2)
    } else {
      position += 1
    }
  }

  private mutating func readEntity() {
    guard let (value, end) = EntityScanner.reference(bytes, at: position) else {
      position += 1
      return
    }
    let start = decoded.count
    decoded.append(contentsOf: value.utf8)
    append(.decoded(start..<decoded.count), end: end)
  }

  // MARK: - Code and HTML

  private mutating func readCode() {
    var start = position
    while bytes[start] == Byte.backtick {
      start += 1
    }
    guard let end = codeSpanEnds.start(ofLength: start - position, from: start, in: bytes) else {
      position = start
      return
    }
    let close = end + (start - position)
    append(.code(start..<end), end: close)
  }

  private mutating func readAngleBracket() {
    if let (content, kind) = AutolinkScanner.bracketed(bytes, at: position) {
      append(.autolink(content, kind), end: content.upperBound + 1)
    } else if let end = HTMLScanner.end(bytes, at: position, failed: &failedMarks) {
      append(.html(position..<end), end: end)
    } else {
      position += 1
    }
  }
}
