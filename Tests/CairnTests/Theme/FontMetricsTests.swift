import Cairn
import CairnTestSupport
import Testing

@Suite struct FontMetricsTests {
  @Test func `reads how large the letters of a font are`() throws {
    let metrics = try FontMetrics(parsing: SmallFont().bytes)
    #expect(metrics == FontMetrics(ascent: 0.9, descent: 0.25, lineGap: 0.05, averageWidth: 0.5))
  }

  @Test(arguments: [SmallFont.List.segments, .indirectSegments, .groups])
  func `finds letters in each format of lists`(list: SmallFont.List) throws {
    #expect(try FontMetrics(parsing: SmallFont(list: list).bytes).averageWidth == 0.5)
  }

  @Test func `takes the numbers that browsers take if the font asks for it`() throws {
    let metrics = try FontMetrics(parsing: SmallFont(usesTypographicMetrics: true).bytes)
    #expect(metrics.ascent == 0.8 && metrics.descent == 0.2 && metrics.lineGap == 0.1)
  }

  @Test func `a font without Latin letters has no width`() throws {
    #expect(try FontMetrics(parsing: SmallFont(firstLetter: 0x430).bytes).averageWidth == nil)
  }

  static let noFonts: [(bytes: [UInt8], error: FontFileError)] = [
    ([], .unknown), (Array("hello, I am no font".utf8), .unknown), (Array("wOFF....".utf8), .compressed),
    (Array("wOF2".utf8), .compressed), (Array("ttcf....".utf8), .unknown),
  ]

  @Test(arguments: noFonts)
  func `says why a file has no metrics`(_ sample: (bytes: [UInt8], error: FontFileError)) {
    #expect(throws: sample.error) { try FontMetrics(parsing: sample.bytes) }
  }

  @Test func `a damaged file names the table`() {
    let file = Array(SmallFont().bytes.prefix(60))
    let error = #expect(throws: FontFileError.self) { try FontMetrics(parsing: file) }
    #expect(error?.description.hasPrefix("The file is damaged: its table") == true)
  }

  @Test func `no file traps: cut at each byte, and with each byte changed`() {
    for list in [SmallFont.List.segments, .indirectSegments, .groups] {
      let file = SmallFont(list: list).bytes
      for length in 0..<file.count { _ = try? FontMetrics(parsing: Array(file.prefix(length))) }
      for index in file.indices {
        for value in [0, 0x7F, 0x80, 0xFF] as [UInt8] {
          var changed = file
          changed[index] = value
          _ = try? FontMetrics(parsing: changed)
        }
      }
    }
  }
}
