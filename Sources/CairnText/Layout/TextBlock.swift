import Cairn

/// The words of a node, with what their layout needs.
///
/// Most texts are short and plain and fit on one line. Those are measured and never analysed.
struct TextBlock {
  let string: String
  private var analysis: Analysis?
  /// The columns of a text that takes one line if there is room; -1 for a text that has to be analysed.
  let lineWidth: Int32
  let isASCII: Bool
  let style: UInt16
  var limits: TextLimits
  private(set) var cache = LineCache()

  /// An analysed paragraph behind one reference, because texts are moved more often than they are analysed.
  private final class Analysis {
    let paragraph: Paragraph

    init(_ paragraph: Paragraph) { self.paragraph = paragraph }
  }

  /// The latest lines; painting needs them after measuring.
  struct LineCache {
    var width: Int32 = -1
    var limit: Int32 = 0
    var widest: Int32 = 0
    var lines: [ParagraphLine] = []

    /// Returns whether the lines are right for another width and limit too.
    ///
    /// A text has the same lines at each smaller width that has room for them: a word that did not fit on a line before
    /// still does not fit.
    func answers(_ width: Int32, _ limit: Int32) -> Bool {
      if self.width == width, self.limit == limit { return true }
      guard width <= self.width, widest <= width, lines.last?.elision == nil else { return false }
      return limit == 0 || lines.count <= Int(limit)
    }
  }

  init(_ string: String, style: UInt16, limits: TextLimits = TextLimits()) {
    let measured = string.utf8.withContiguousStorageIfAvailable { bytes in
      let ascii = WidthScanner.printableRun(bytes, from: 0)
      return (isASCII: ascii == bytes.count, width: ascii == bytes.count ? ascii : PlainLine.columns(of: bytes))
    }
    self.string = string
    self.style = style
    self.limits = limits
    isASCII = measured?.isASCII ?? false
    lineWidth = Int32(clamping: measured?.width ?? -1)
  }

  init(_ paragraph: Paragraph, limits: TextLimits) {
    string = ""
    analysis = Analysis(paragraph)
    style = 0
    self.limits = limits
    isASCII = false
    lineWidth = -1
  }

  /// The words, as on lines of any length.
  var words: String { analysis?.paragraph.text ?? string }

  var paragraph: Paragraph {
    mutating get {
      if let analysis { return analysis.paragraph }
      let made = Analysis(Paragraph(string, style: Int(style)))
      analysis = made
      return made.paragraph
    }
  }

  /// Whether the words end with a blank that is in none of their lines.
  var dropsBlankAtEnd: Bool { lineWidth < 0 && words.utf8.last == 0x20 }

  // MARK: - Sizes

  mutating func size(for proposal: Proposal) -> CellSize {
    let width = proposal.width
    if lineWidth >= 0, width >= lineWidth || width == CellLength.open {
      return CellSize(width: lineWidth, height: 1)
    }
    if width == 0, proposal.height == CellLength.open, analysis == nil, let word = longestWord, limits.lines == 0 {
      // Only the width is used.
      return CellSize(width: word, height: 1)
    }
    prepareLines(width: layoutWidth(for: width), height: proposal.height)
    let count = cache.lines.count
    let gaps = (count - 1) * Int(limits.lineGap)
    return CellSize(width: cache.widest, height: min(Int32(clamping: count + gaps), CellLength.unbounded))
  }

  /// The width of the longest word if the text breaks only at spaces; `nil` if it must be analysed.
  private var longestWord: Int32? {
    guard isASCII else { return nil }
    return string.utf8.withContiguousStorageIfAvailable { bytes -> Int32? in
      var longest = 0
      var start = 0
      for (offset, byte) in bytes.enumerated() {
        if byte == 0x20 {
          longest = max(longest, offset - start)
          start = offset + 1
        } else if !WordWrapper.joins(byte) {
          return nil
        }
      }
      return Int32(clamping: max(longest, bytes.count - start, 1))
    } ?? nil
  }

  /// Returns the width for making lines; the narrowest proposal becomes the smallest width that tears no word.
  private mutating func layoutWidth(for width: Int32) -> Int32 {
    if width == 0 { return Int32(clamping: max(paragraph.minimumWidth, 1)) }
    guard CellLength.isDefinite(width) else { return Int32(clamping: max(paragraph.idealWidth, 1)) }
    return width
  }

  // MARK: - Lines

  /// Makes the lines at a width; a definite height limits their number.
  mutating func prepareLines(width: Int32, height: Int32) {
    var limit = limits.lines
    if CellLength.isDefinite(height) {
      let room = max((height + limits.lineGap) / (1 + limits.lineGap), 1)
      limit = limit == 0 ? room : min(limit, room)
    }
    if cache.answers(width, limit) { return }
    let lines = wordLines(width: width, limit: limit) ?? analysedLines(width: width, limit: limit)
    let widest = lines.reduce(0) { max($0, $1.width) }
    cache = LineCache(width: width, limit: limit, widest: Int32(clamping: widest), lines: lines)
  }

  private mutating func analysedLines(width: Int32, limit: Int32) -> [ParagraphLine] {
    paragraph.lines(width: Int(width), limit: limit == 0 ? nil : Int(limit), truncation: limits.truncation)
  }

  /// Returns the lines of a text that breaks only at spaces; `nil` if it must be analysed.
  private func wordLines(width: Int32, limit: Int32) -> [ParagraphLine]? {
    guard isASCII, analysis == nil, width > 0 else { return nil }
    let lines = string.utf8.withContiguousStorageIfAvailable { WordWrapper(bytes: $0, width: Int(width)).lines() }
    guard let lines = lines ?? nil, limit == 0 || lines.count <= Int(limit) else { return nil }
    return lines
  }
}

/// The limit and the alignment of a text's lines.
struct TextLimits {
  /// The highest number of lines; 0 for no limit.
  var lines: Int32 = 0
  var truncation = TextTruncation.tail
  var alignment = TextAlignment.leading
  /// The blank rows between lines, up to ``mostLineGap``.
  var lineGap: Int32 = 0

  /// The largest gap, so that a wrong number does not fill a page.
  static let mostLineGap: Int32 = 24
}
