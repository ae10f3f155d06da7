/// A wrapper that makes lines of a given width from the segments of a paragraph, one at a time.
///
/// Each line takes as many segments as fit. Spaces hang behind the end of a line. A segment wider than a line is split
/// between clusters.
struct LineWrapper {
  private let paragraph: Paragraph
  /// The segments of the paragraph, valid as long as the wrapper; see ``Paragraph/withWrapper(width:_:)``.
  private let segments: UnsafeBufferPointer<ParagraphSegment>
  private let width: Int
  /// The segment in which the next line begins.
  private var index = 0
  /// The byte at which the next line begins.
  private(set) var offset = 0
  /// The columns of the rest of a split segment; `nil` if the line begins with a whole segment.
  private var remainder: Int?

  private struct Break {
    var index: Int
    var width: Int
    var isHyphenated: Bool
  }

  init(_ paragraph: Paragraph, _ segments: UnsafeBufferPointer<ParagraphSegment>, width: Int) {
    self.paragraph = paragraph
    self.segments = segments
    self.width = max(1, width)
  }

  var isFinished: Bool { index >= segments.count }

  @inline(__always)
  mutating func next() -> ParagraphLine? {
    while !isFinished {
      guard let found = findBreak() else { return splitSegment() }
      let segment = segments[found.index]
      let start = offset
      let end = max(start, Int(segment.textEnd))
      moveBehind(found.index)
      // Indentation is dropped if it leaves no room for the first word. It gets no line of its own.
      if end == start, !segment.endsHard { continue }
      return ParagraphLine(
        range: start..<end,
        width: found.width,
        isHyphenated: found.isHyphenated,
        endsHard: segment.endsHard
      )
    }
    return nil
  }

  private mutating func moveBehind(_ segmentIndex: Int) {
    offset = Int(segments[segmentIndex].end)
    index = segmentIndex + 1
    remainder = nil
  }

  /// Returns the last place where the line may break without being too wide; `nil` if there is none.
  @inline(__always)
  private func findBreak() -> Break? {
    var total = 0
    var current = index
    var columns = remainder ?? Int(segments[index].width)
    var bestWidth = -1
    // This loop is for ordinary segments, which nearly all are.
    while total &+ columns <= width {
      let segment = segments[current]
      guard segment.isAllowed else { return findSpecialBreak(from: current, total, columns, bestWidth) }
      bestWidth = total &+ columns
      total = bestWidth &+ segment.spaces
      current &+= 1
      guard current < segments.count else { break }
      columns = Int(segments[current].width)
    }
    return bestWidth < 0 ? nil : Break(index: current - 1, width: bestWidth, isHyphenated: false)
  }

  /// Continues the search at a segment that ends the line, may be hyphenated or belongs to a token.
  ///
  /// - Parameters:
  ///   - start: The segment.
  ///   - total: The columns before it.
  ///   - columns: Its own columns, which still fit.
  ///   - bestWidth: The columns of the line if it breaks before it; negative if it must not.
  /// - Returns: The last place where the line may break; `nil` if there is none.
  @inline(never)
  private func findSpecialBreak(from start: Int, _ total: Int, _ columns: Int, _ bestWidth: Int) -> Break? {
    var total = total
    var columns = columns
    var current = start
    var best = bestWidth < 0 ? nil : Break(index: start - 1, width: bestWidth, isHyphenated: false)
    var breaksToken = start == index && (index > 0 && segments[index - 1].kind == .token || remainder != nil)
    while total + columns <= width {
      let segment = segments[current]
      let used = total + columns
      switch segment.kind {
      case .mandatory, .end:
        return Break(index: current, width: used, isHyphenated: false)
      case .allowed:
        best = Break(index: current, width: used, isHyphenated: false)
        breaksToken = false
      case .softHyphen:
        // A hyphen without room is left out if there is no other break. Any other place would tear the word apart.
        if used < width || best == nil {
          best = Break(index: current, width: min(used + 1, width), isHyphenated: used < width)
        }
        breaksToken = false
      case .token:
        breaksToken = breaksToken || isTokenTooWide(at: current)
        if breaksToken { best = Break(index: current, width: used, isHyphenated: false) }
      }
      total = used + segment.spaces
      current += 1
      guard current < segments.count else { break }
      columns = Int(segments[current].width)
    }
    return best
  }

  /// Returns whether the token at an index is wider than a line; the search ends after the width of a line.
  private func isTokenTooWide(at index: Int) -> Bool {
    guard index == 0 || segments[index - 1].kind != .token else { return false }
    var columns = 0
    var current = index
    while current < segments.count {
      columns += Int(segments[current].width)
      if columns > width { return true }
      if segments[current].kind != .token { return false }
      current += 1
    }
    return false
  }

  /// Fills a line with as many clusters of the first segment as fit, but at least one.
  @inline(never)
  private mutating func splitSegment() -> ParagraphLine {
    let segment = segments[index]
    let columns = remainder ?? Int(segment.width)
    let start = offset
    let textEnd = Int(segment.textEnd)
    var (end, used) = (start, 0)
    if columns == textEnd - start, isASCII(start..<min(textEnd, start + width)) {
      (end, used) = (min(textEnd, start + width), width)
    } else {
      for character in paragraph.substring(start..<textEnd) {
        let next = character.columns(in: paragraph.profile)
        if used + next > width, end > start { break }
        end += character.utf8.count
        used += next
      }
    }
    if end < textEnd, Self.endsClause(paragraph.substring(end..<textEnd).utf8.first) {
      // A mark must not begin a line, so the letter before it comes along.
      let line = paragraph.substring(start..<end)
      if let last = line.last, last.utf8.count < end - start, !Self.endsClause(last.utf8.first) {
        end -= last.utf8.count
        used -= last.columns(in: paragraph.profile)
      }
    }
    let isHard = end >= textEnd && segment.endsHard
    if end >= textEnd {
      moveBehind(index)
    } else {
      offset = end
      remainder = max(0, columns - used)
    }
    return ParagraphLine(range: start..<end, width: used, endsHard: isHard)
  }

  private static func endsClause(_ byte: UInt8?) -> Bool {
    switch byte.map(Unicode.Scalar.init) {
    case ",", ".", ";", ":", "!", "?", ")": true
    default: false
    }
  }

  private func isASCII(_ range: Range<Int>) -> Bool {
    paragraph.substring(range).utf8.allSatisfy { $0 < 0x80 }
  }
}
