import Cairn
import CairnTestSupport
import Testing

@testable import CairnText

@Suite struct ParagraphPropertyTests {
  private static let seed: UInt64 = 4711

  /// Runs a check over random texts, each at random widths.
  private static func forEachText(_ body: (Paragraph, Int, String) -> Void) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<1500 {
      let paragraph = Paragraph(generator.text(upTo: 40))
      for _ in 0..<3 {
        let width = Int.random(in: 1...30, using: &generator)
        body(paragraph, width, "seed \(seed), round \(round), width \(width): \(paragraph.text.debugDescription)")
      }
    }
  }

  /// The columns of what is painted.
  ///
  /// Pieces are measured one by one, because a soft hyphen that is left out still keeps clusters apart.
  private static func columns(of line: ParagraphLine, in paragraph: Paragraph) -> Int {
    paragraph.pieces(of: line).reduce(0) { sum, piece in
      switch piece.content {
      case .text(let range): sum + paragraph.substring(range).columns()
      case .marker(let marker): sum + marker.columns()
      }
    }
  }

  @Test func `no line is wider than asked, unless one cluster is`() {
    Self.forEachText { paragraph, width, comment in
      for line in paragraph.lines(width: width) {
        let shown = paragraph.string(of: line)
        #expect(Self.columns(of: line, in: paragraph) == line.width, "\(comment)")
        #expect(line.width <= width || shown.filter { $0.columns() > 0 }.count == 1, "\(comment)")
      }
    }
  }

  @Test func `no cluster is split and nothing is lost but spaces and line ends`() {
    Self.forEachText { paragraph, width, comment in
      let text = paragraph.text
      var boundaries = Set(text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) })
      boundaries.insert(text.utf8.count)
      var previous = 0
      for line in paragraph.lines(width: width) {
        #expect(boundaries.contains(line.range.lowerBound), "\(comment)")
        #expect(boundaries.contains(line.range.upperBound), "\(comment)")
        guard previous <= line.range.lowerBound else {
          Issue.record("lines overlap: \(comment)")
          return
        }
        let lost = paragraph.substring(previous..<line.range.lowerBound)
        #expect(lost.allSatisfy { $0.isWhitespace || $0 == "\u{200B}" }, "\(comment)")
        previous = line.range.upperBound
      }
      let rest = paragraph.substring(previous..<text.utf8.count)
      #expect(rest.allSatisfy { $0.isWhitespace || $0 == "\u{200B}" }, "\(comment)")
    }
  }

  @Test func `the ideal width needs hard breaks only, and the least width splits nothing`() {
    Self.forEachText { paragraph, _, comment in
      let ideal = paragraph.lines(width: paragraph.idealWidth)
      #expect(ideal.allSatisfy { $0.endsHard }, "\(comment)")
      #expect((ideal.map(\.width).max() ?? 0) <= paragraph.idealWidth, "\(comment)")
      let ends = Set(paragraph.segments.map { Int($0.textEnd) })
      let least = paragraph.lines(width: paragraph.minimumWidth)
      #expect(least.allSatisfy { ends.contains($0.range.upperBound) || $0.range.isEmpty }, "\(comment)")
    }
  }

  @Test(arguments: [TextTruncation.head, .middle, .tail, TextTruncation(.tail, marker: .fullStops)])
  func `truncation keeps the width, the limit and whole clusters`(truncation: TextTruncation) {
    Self.forEachText { paragraph, width, comment in
      let all = paragraph.lines(width: width)
      let lines = paragraph.lines(width: width, limit: 2, truncation: truncation)
      #expect(lines.count == min(2, all.count), "\(comment)")
      #expect(paragraph.lineCount(width: width, limit: 2) == lines.count, "\(comment)")
      let isCut = all.count > 2
      #expect((lines.last?.elision != nil) == isCut, "\(comment)")
      guard isCut, let last = lines.last else { return }
      let shown = paragraph.string(of: last)
      #expect(last.width <= width, "\(comment)")
      #expect(Self.columns(of: last, in: paragraph) == last.width, "\(comment)")
      #expect(!shown.contains("\n"), "\(comment)")
    }
  }
}
