import Cairn
import CairnSite
import Foundation
import Testing

/// `mysite preview NAME`.
@MainActor @Suite struct NamedPreviewTests {
  private struct PlainSite: Site {
    var title: String { "Weather" }
    var language: LocaleIdentifier { "de" }
    var styles: String { ".own{color:red}" }
    var pages: some PageContent { Page("index", title: "Start") { Text("Start") } }
    func header(for page: Page) -> some View { Text("The header of pages") }
  }

  private func preview(_ arguments: String...) -> CommandResult {
    CommandResult(PlainSite.self, ["preview"] + arguments)
  }

  @Test(arguments: [
    ("PreviewSamples", "First of this file\n"), ("PreviewSamples 2", "Second of this file\n"), ("Weather", "Sun\n"),
    ("Huts", "Hut Mittellegi\nHut Konkordia\n"), ("Sky", "A sky\n"), ("ForecastCard/Day", "By day\n"),
    ("Night", "By night\n"),
  ])
  func `shows a preview as text`(name: String, text: String) {
    let result = preview(name)
    #expect(Self.unpadded(result.output) == text)
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test(arguments: ["ForecastCard", "ForecastCard_Previews"])
  func `shows all previews of a provider below their names`(name: String) {
    let words = preview(name).output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(
      words.filter { !$0.isEmpty && !$0.allSatisfy { "═─".contains($0) } } == ["Day", "By day", "Night", "By night"]
    )
  }

  @Test func `lists the previews with their places`() {
    let lines = preview().output.split(separator: "\n").map(String.init)
    let expected = [
      "PreviewSamples\tCairnSiteTests/PreviewSamples.swift", "PreviewSamples 2\tCairnSiteTests/PreviewSamples.swift",
      "Weather\tCairnSiteTests/PreviewSamples.swift", "Warnings\tCairnSiteTests/PreviewSamples.swift",
      "Huts\tCairnSiteTests/PreviewSamples.swift",
    ]
    #expect(lines.filter { $0.hasSuffix("PreviewSamples.swift") } == expected)
    #expect(lines.contains("ForecastCard\tForecastCard_Previews"))
    #expect(lines.contains("Sky\tSky"))
  }

  @Test func `tells which previews there are if there is none of that name`() {
    let result = preview("Wether")
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("booklet: There is no preview \"Wether\". Did you mean \"Weather\"? There are: "))
    #expect(result.errors.contains("Warnings, Huts"))
  }

  @Test func `takes the options of text`() {
    #expect(
      preview("Huts", "--width", "9").output == "Hut\nMittelle…\nHut\nKonkordia\n"
        || preview("Huts", "--width", "9").status == 0
    )
    #expect(preview("Huts", "--width", "wide").status == 2)
  }

  @Test func `writes a page in which states work, with the site's language and styles`() throws {
    let folder = try TemporaryFolder()
    let result = preview("Warnings", "--html", folder("warnings.html"))
    #expect(result.output == "Wrote the preview: \(folder("warnings.html"))\n")
    let page = try String(contentsOfFile: folder("warnings.html"), encoding: .utf8)
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.contains("<html lang=\"de\""))
    #expect(page.contains("<title>Warnings</title>"))
    #expect(page.contains(".own{color:red}"))
    #expect(page.contains("Avalanches 3"))
    #expect(!page.contains("header of pages"))
    #expect(preview("Warnings", "--html", "-").output == page)
  }

  @Test func `a program shows its previews`() throws {
    let process = Process()
    process.executableURL = Bundle.main.bundleURL.appending(path: "settings")
    process.arguments = ["preview", "Wi-Fi", "--width", "40"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(String(decoding: output, as: UTF8.self).contains("Berghaus"))
  }

  /// The lines of some text without blanks around them, and without empty lines.
  private static func unpadded(_ text: String) -> String {
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    return lines.filter { !$0.isEmpty }.map { $0 + "\n" }.joined()
  }
}
