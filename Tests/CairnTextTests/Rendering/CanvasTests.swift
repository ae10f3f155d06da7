import Testing

@testable import CairnText

@Suite struct CanvasTests {
  private static func drawn(_ text: String) -> Canvas {
    let canvas = Canvas(width: 8)
    canvas.clear(0..<1)
    canvas.put(text, x: 0, row: 0, style: 0, clip: canvas.bounds)
    return canvas
  }

  @Test(arguments: ["\u{2060}", "\u{200B}", "\u{301}", "\u{2060}\u{200B}\u{301}"])
  func `keeps a long run of marks once`(mark: String) {
    let marks = String(repeating: mark, count: 30_000)
    let canvas = Self.drawn("a\(marks)b\(mark)漢\(marks)")
    let kept = canvas.clusters.reduce(0) { $0 + $1.utf8.count }
    #expect(kept <= 2 * marks.utf8.count + 16)
    let glyphs = canvas.glyphRow(0)
    #expect((0..<5).map { canvas.text(of: glyphs[$0]).unicodeScalars.first } == ["a", "b", "漢", "\0", " "])
    #expect(canvas.text(of: glyphs[0]) == "a\(marks)")
    #expect(canvas.text(of: glyphs[2]) == "漢\(marks)")
  }

  @Test func `leaves marks out that have nothing to stand on`() {
    let canvas = Self.drawn("\u{2060}\u{2060}a")
    #expect(canvas.clusters.isEmpty)
    #expect(canvas.text(of: canvas.glyphRow(0)[0]) == "a")
  }
}
