/// Lays out the segments of a paragraph into lines of a given width, one at a time.
///
/// Lines are filled greedily. Spaces hang at the end of a line; a segment wider than a line is split between clusters.
struct LineWrapper {
  private let paragraph: Paragraph
  private let width: Int
  /// The segment in which the next line begins.
  private var index = 0
  /// The byte at which the next line begins.
  private(set) var offset = 0
  /// The columns left of a segment that has been split; `nil` when the line begins with a whole segment.
  private var remainder: Int?

  private struct Break {
    var index: Int
    var width: Int
    var isHyphenated: Bool
  }

  init(_ paragraph: Paragraph, width: Int) {
    self.paragraph = paragraph
    self.width = max(1, width)
  }

  var isFinished: Bool { index >= paragraph.segments.count }

  mutating func next() -> ParagraphLine? {
    while !isFinished {
      guard let found = findBreak() else { return splitSegment() }
      let segment = paragraph.segments[found.index]
      let start = offset
      let end = max(start, Int(segment.textEnd))
      let isHard = segment.kind == .mandatory || segment.kind == .end
      moveBehind(found.index)
      // Indentation that leaves no room for the first word is dropped rather than given a line of its own.
      if end == start, !isHard { continue }
      return ParagraphLine(
        range: start..<end,
        width: found.width,
        isHyphenated: found.isHyphenated,
        endsHard: isHard
      )
    }
    return nil
  }

  private mutating func moveBehind(_ segmentIndex: Int) {
    offset = Int(paragraph.segments[segmentIndex].end)
    index = segmentIndex + 1
    remainder = nil
  }

  /// Finds the last place where the line may break without being too wide; `nil` if there is none.
  private func findBreak() -> Break? {
    let segments = paragraph.segments
    var best: Break?
    var total = 0
    var current = index
    var breaksToken = index > 0 && segments[index - 1].kind == .token || remainder != nil
    while current < segments.count {
      let segment = segments[current]
      let columns = current == index ? remainder ?? Int(segment.width) : Int(segment.width)
      let used = total + columns
      if used > width { break }
      switch segment.kind {
      case .mandatory, .end:
        return Break(index: current, width: used, isHyphenated: false)
      case .allowed:
        best = Break(index: current, width: used, isHyphenated: false)
        breaksToken = false
      case .softHyphen:
        // A hyphen that has no room is left out rather than the word torn apart elsewhere, when there is no other way.
        if used < width || best == nil {
          best = Break(index: current, width: min(used + 1, width), isHyphenated: used < width)
        }
        breaksToken = false
      case .token:
        breaksToken = breaksToken || isTokenTooWide(at: current)
        if breaksToken { best = Break(index: current, width: used, isHyphenated: false) }
      }
      total = used + Int(segment.spaces)
      current += 1
    }
    return best
  }

  /// Whether the token that has a piece at an index does not fit on a line of its own, looking no further than a line.
  private func isTokenTooWide(at index: Int) -> Bool {
    let segments = paragraph.segments
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

  /// Fills a line with as many clusters of the first segment as fit, one at least.
  private mutating func splitSegment() -> ParagraphLine {
    let segment = paragraph.segments[index]
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
    let isHard = end >= textEnd && (segment.kind == .mandatory || segment.kind == .end)
    if end >= textEnd {
      moveBehind(index)
    } else {
      offset = end
      remainder = max(0, columns - used)
    }
    return ParagraphLine(range: start..<end, width: used, endsHard: isHard)
  }

  private func isASCII(_ range: Range<Int>) -> Bool {
    paragraph.substring(range).utf8.allSatisfy { $0 < 0x80 }
  }
}
