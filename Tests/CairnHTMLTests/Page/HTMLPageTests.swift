import Cairn
import CairnHTML
import Foundation
import Testing

@Suite struct HTMLPageTests {
  private struct Numbers: CollectionDataSource {
    var count: Int

    var sections: [AnySection] {
      (0..<count).map { PeaksSection(title: "Section \($0)", peaks: Peak.some).eraseToAnySection() }
    }
  }

  private static func page(_ count: Int, _ styles: HTMLPage<CollectionView>.Styles) -> HTMLPage<CollectionView> {
    var page = HTMLPage(title: "Mountains") {
      CollectionView(dataSource: Numbers(count: count)) { PeaksController() }
    }
    page.styles = styles
    return page
  }

  private struct SinkFailure: Error, Equatable {
    var chunk: Int
  }

  @Test func `writes a whole document`() throws {
    var page = HTMLPage(title: "Peaks & more", description: "High \"ones\"") { Text("a").padding() }
    page.language = "de_CH"
    page.canonical = "https://example.org/peaks"
    page.icon = "icon.svg"
    page.openGraph = .init(image: "https://example.org/a.png", imageDescription: "A peak", siteName: "Booklet")
    page.styles = .linked("style.css")
    let expected = """
      <!DOCTYPE html>
      <html lang="de-CH"><head><meta charset="utf-8"><title>Peaks &amp; more</title>\
      <meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">\
      <meta name="description" content="High &quot;ones&quot;"><link rel="canonical" href="https://example.org/peaks">\
      <meta property="og:title" content="Peaks &amp; more"><meta property="og:type" content="website">\
      <meta property="og:description" content="High &quot;ones&quot;">\
      <meta property="og:url" content="https://example.org/peaks">\
      <meta property="og:image" content="https://example.org/a.png"><meta property="og:image:alt" content="A peak">\
      <meta property="og:site_name" content="Booklet"><link rel="icon" href="icon.svg">\
      <link rel="stylesheet" href="style.css"></head>
      <body><main><p class="crBbFW2MNAgLBpEKAQ_q">a</p></main></body></html>

      """
    #expect(page.html() == expected)
  }

  @Test(arguments: [0, 1, 700])
  func `streams the bytes that it returns`(_ count: Int) throws {
    for styles in [HTMLPage<CollectionView>.Styles.embedded, .linked("style.css")] {
      var bytes: [UInt8] = []
      let diagnostics = try Self.page(count, styles).write { bytes.append(contentsOf: $0) }
      let output = Self.page(count, styles).render()
      let isSame = bytes == Array(output.html.utf8)
      #expect(isSame)
      #expect(diagnostics == output.diagnostics)
    }
  }

  @Test func `embeds the rules that the page needs`() throws {
    let html = HTMLPage(title: "a") { Text("a").padding(3) }.html()
    let style = try #require(html.firstRange(of: "<style>"))
    let end = try #require(html.firstRange(of: "</style>"))
    let sheet = html[style.upperBound..<end.lowerBound]
    #expect(sheet.contains("{padding:.1875rem}"))
    #expect(sheet.contains("p{margin:0;"))
    #expect(!sheet.contains(".vstack"))
    #expect(html.components(separatedBy: "<style").count == 2)
  }

  @Test(arguments: Specimen.all)
  func `needs nothing that a strict content security policy forbids when its sheet is linked`(_ specimen: Specimen)
    throws
  {
    guard specimen.name != "unsafe-html" else { return }
    let view = specimen.makeView()
    var page = HTMLPage(title: specimen.name) { view }
    page.styles = .linked("style.css")
    page.options = specimen.options
    for element in try StrictHTMLReader.readDocument(page.html()).flatMap(\.elements) {
      #expect(!["script", "style", "iframe", "object", "embed", "base"].contains(element.name))
      for attribute in element.attributes {
        #expect(!attribute.name.hasPrefix("on") && attribute.name != "style" && attribute.name != "http-equiv")
        let mayBeEmpty = ["alt", "open", "checked", "disabled", "hidden", "popover", "required", "selected", "value"]
        #expect(
          !attribute.value.isEmpty || mayBeEmpty.contains(attribute.name),
          "\(element.name) \(attribute.name)"
        )
      }
    }
  }

  @Test(arguments: [0, 1, 3])
  func `throws what the sink throws and calls it no more`(_ failing: Int) {
    var calls = 0
    #expect(throws: SinkFailure(chunk: failing)) {
      try Self.page(3000, .linked("style.css")).write { _ in
        calls += 1
        if calls == failing + 1 { throw SinkFailure(chunk: failing) }
      }
    }
    #expect(calls == failing + 1)
  }

  @Test func `streams 100,000 sections in chunks and memory that do not grow`() async {
    // A process of its own, as other tests take and give back memory at the same time.
    await #expect(processExitsWith: .success) {
      let page = Self.page(100_000, .linked("style.css"))
      var largest = 0
      var total = 0
      var residentAtStart = 0
      var residentAtEnd = 0
      try page.write { chunk in
        largest = max(largest, chunk.count)
        total += chunk.count
        if residentAtStart == 0 { residentAtStart = Self.residentMemory }
        residentAtEnd = Self.residentMemory
      }
      let growth = residentAtEnd - residentAtStart
      precondition(total > 15_000_000, "wrote only \(total) bytes")
      precondition(largest <= 64 * 1024, "wrote \(largest) bytes at once")
      precondition(growth < 8_000_000, "grew by \(growth) bytes")
    }
  }

  /// The bytes that the process has in memory; 0 where the system does not say.
  private static var residentMemory: Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * 4096
  }
}
