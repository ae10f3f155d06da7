import Cairn

/// The words of a node, with what it takes to lay them out.
///
/// Most texts are short, printable ASCII that fits on its line: those are never analysed.
struct TextBlock {
  private var string: String
  private var analysis: Analysis?
  private(set) var asciiWidth: Int32?
  let style: UInt16
  var limits: TextLimits
  /// The lines made last, for painting follows measuring at the same width.
  private var cache: (width: Int32, limit: Int32, lines: [ParagraphLine])?

  /// An analysed paragraph behind one reference, because texts are moved about more often than they are analysed.
  private final class Analysis {
    let paragraph: Paragraph

    init(_ paragraph: Paragraph) {
      self.paragraph = paragraph
    }
  }

  init(_ string: String, style: UInt16, limits: TextLimits = TextLimits()) {
    let ascii = string.utf8.withContiguousStorageIfAvailable { bytes in
      WidthScanner.printableRun(bytes, from: 0) == bytes.count
    }
    self.string = string
    self.style = style
    self.limits = limits
    if ascii == true {
      asciiWidth = Int32(clamping: string.utf8.count)
    } else {
      analysis = Analysis(Paragraph(string, style: Int(style)))
    }
  }

  init(_ paragraph: Paragraph, limits: TextLimits) {
    string = ""
    analysis = Analysis(paragraph)
    style = 0
    self.limits = limits
  }

  var paragraph: Paragraph {
    mutating get {
      if let analysis { return analysis.paragraph }
      let made = Analysis(Paragraph(string, style: Int(style)))
      analysis = made
      return made.paragraph
    }
  }

  /// The bytes of a text that stands on one line at a width, or `nil` when it has to be laid out.
  func lineThatFits(_ width: Int32) -> String? {
    guard let asciiWidth, asciiWidth <= width else { return nil }
    return string
  }

  /// The bytes of a text of which each is a column; lines of it need no analysis to be drawn.
  var asciiText: String? { asciiWidth == nil ? nil : string }

  /// Returns the size for a proposal.
  mutating func size(for proposal: Proposal) -> CellSize {
    let width = proposal.width
    if let asciiWidth, width >= asciiWidth || width == CellLength.open {
      return CellSize(width: asciiWidth, height: 1)
    }
    if width == 0, proposal.height == CellLength.open, analysis == nil, let word = longestWord, limits.lines == 0 {
      // Nobody asks for this height: what matters is the width.
      return CellSize(width: word, height: 1)
    }
    let rows = lines(width: layoutWidth(for: width), height: proposal.height)
    let widest = rows.reduce(0) { max($0, $1.width) }
    let gaps = (rows.count - 1) * Int(limits.lineGap)
    return CellSize(width: Int32(clamping: widest), height: Int32(clamping: rows.count + gaps))
  }

  /// The width of the longest word of a text that can break at its spaces only; `nil` where it takes more to tell.
  private var longestWord: Int32? {
    string.utf8.withContiguousStorageIfAvailable { bytes -> Int32? in
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

  /// The width at which lines are made for a proposed one: nothing asks for the narrowest that tears no word.
  private mutating func layoutWidth(for width: Int32) -> Int32 {
    if width == 0 { return Int32(clamping: max(paragraph.minimumWidth, 1)) }
    guard CellLength.isDefinite(width) else { return Int32(clamping: max(paragraph.idealWidth, 1)) }
    return width
  }

  /// Returns the lines at a width, of which a definite height limits the number.
  mutating func lines(width: Int32, height: Int32) -> [ParagraphLine] {
    var limit = limits.lines
    if CellLength.isDefinite(height) {
      let room = max((height + limits.lineGap) / (1 + limits.lineGap), 1)
      limit = limit == 0 ? room : min(limit, room)
    }
    if let cache, cache.width == width, cache.limit == limit || limit == 0 && cache.limit == 0 { return cache.lines }
    let made = wordLines(width: width, limit: limit) ?? analysedLines(width: width, limit: limit)
    cache = (width, limit, made)
    return made
  }

  private mutating func analysedLines(width: Int32, limit: Int32) -> [ParagraphLine] {
    paragraph.lines(width: Int(width), limit: limit == 0 ? nil : Int(limit), truncation: limits.truncation)
  }

  /// The lines of words that break at their spaces only and are all there; `nil` where it takes more to tell.
  private func wordLines(width: Int32, limit: Int32) -> [ParagraphLine]? {
    guard asciiWidth != nil, analysis == nil, width > 0 else { return nil }
    let lines = string.utf8.withContiguousStorageIfAvailable { WordWrapper(bytes: $0, width: Int(width)).lines() }
    guard let lines = lines ?? nil, limit == 0 || lines.count <= Int(limit) else { return nil }
    return lines
  }
}

/// How the lines of a text are limited and lined up.
struct TextLimits {
  /// The most lines, 0 for any number.
  var lines: Int32 = 0
  var truncation = TextTruncation.tail
  var alignment = TextAlignment.leading
  /// The blank rows between lines.
  var lineGap: Int32 = 0
}
