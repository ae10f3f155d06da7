import Cairn
import Foundation
import Testing

@testable import CairnHTML

@Suite struct ThemeTests {
  /// A promise to everybody whose sheets read or set them: add names, change none.
  static let promised = """
    --tint --tint-text --link --link-text --background --secondary-background --tertiary-background --grouped-background \
    --secondary-grouped-background --tertiary-grouped-background --label --opaque-separator --body-font --heading-font \
    --code-font --large-title-size --title-size --title2-size --title3-size --body-size --callout-size --subheadline-size \
    --footnote-size --caption-size --caption2-size --heading1-size --heading2-size --content-width --page-width \
    --corner-radius --row-height --row-padding --section-spacing
    """

  @Test func `the names of properties do not change, and the guide lists them`() throws {
    #expect(ThemeProperty.allCases.map(\.name).joined(separator: " ") == Self.promised)
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let guide = try String(contentsOf: package.appending(path: "Docs/themes.md"), encoding: .utf8)
    for property in ThemeProperty.allCases { #expect(guide.contains("`\(property.name)`"), "\(property.name)") }
  }

  private static var view: some View {
    VStack {
      Text("Title").font(.title).accessibilityHeading(.h1)
      Text("Note").font(.footnote)
      Button("Go", destination: "a.html")
      List { ListCell("Row", secondaryText: "more") }.listStyle(.insetGrouped)
    }
  }

  @Test func `the default theme costs no byte`() {
    let plain = HTMLPage(title: "a") { Self.view }.html()
    #expect(HTMLPage(title: "a", theme: Theme()) { Self.view }.html() == plain)
    #expect(
      !plain.contains("--body-size") && !plain.contains("--corner-radius") && !plain.contains("<html lang=\"en\" class")
    )
  }

  @Test func `every part of a theme that pages have only with one is read by a rule`() {
    let css = StyleSheet.base + ThemedText.themed("font-size:1rem;font-size:1.75rem;font-size:.6875rem")
    for property in ThemeProperty.ofThemesOnly where property != .headingFont {
      #expect(css.contains("var(\(property.name),"), "\(property.name)")
    }
    #expect(StyleSheet.rulesOfThemes.contains("var(--heading-font,"))
    // The words of a label are no heading.
    #expect(!StyleSheet.rulesOfThemes.contains(".title{") && !StyleSheet.rulesOfThemes.contains(".title,"))
    #expect(!ThemedText.plain(css).contains("-size,") && !ThemedText.plain(css).contains("--corner-radius"))
  }

  static let texts: [(css: String, themed: String)] = [
    ("a{font-size:1.75rem}", "a{font-size:var(--title-size,1.75rem)}"),
    ("font-size:2rem;color:red", "font-size:var(--heading1-size,2rem);color:red"),
    ("font-size:.5em", "font-size:.5em"),
    ("font-family:var(--sans-serif)}b{x:y}", "font-family:var(--body-font,var(--sans-serif))}b{x:y}"),
    ("padding:1.75rem;font-size:1.0625rem", "padding:1.75rem;font-size:var(--body-size,1.0625rem)"),
  ]

  @Test(arguments: texts)
  func `sizes and families refer to parts of themes, and back`(css: String, themed: String) {
    #expect(ThemedText.themed(css) == themed)
    #expect(ThemedText.themed(themed) == themed)
    #expect(ThemedText.plain(themed) == css)
  }

  @Test func `a page's theme is a class of its root`() throws {
    var theme = Theme(accent: Color(red: 0.5, green: 0, blue: 0))
    theme.accent = Color(light: theme.accent, dark: Color(red: 1, green: 0.7, blue: 0.7))
    let output = HTMLPage(title: "a", theme: theme) { Self.view }.render()
    #expect(output.diagnostics == [])
    let name = try #require(output.html.firstMatch(of: /<html lang="en" class="([^"]+)">/)?.1)
    let color = "light-dark(#800000,#ffb3b3)"
    #expect(
      output.styleSheet.styles.contains(
        ".\(name){--tint:\(color);--tint-text:\(color);--link:\(color);--link-text:\(color)}"
      )
    )
    #expect(!output.html.contains("style="))
  }

  @Test func `a theme below the root reaches only its subtree`() throws {
    let output = VStack {
      Text("outside")
      VStack { Text("inside") }.theme(.journal)
    }.renderHTML()
    #expect(output.diagnostics == [])
    let name = try #require(output.body.firstMatch(of: /<div class="vstack ([^" ]+)"><p>inside/)?.1)
    #expect(output.styles.contains(".\(name){--tint:light-dark(#9a2e12,#f2a27e);"))
    #expect(output.styles.contains("color:var(--label);font-family:var(--body-font);font-size:var(--body-size)}"))
  }

  @Test func `the inner of two themes wins`() throws {
    let once = VStack { Text("a") }.theme(.glacier).renderHTML()
    let twice = VStack { Text("a") }.theme(.glacier).theme(.meadow).renderHTML()
    #expect(once.body == twice.body)
  }

  @Test func `written chunk by chunk, a page has the same theme`() throws {
    let page = HTMLPage(title: "a", theme: .journal) { Self.view }
    var bytes: [UInt8] = []
    try page.write { bytes += $0 }
    #expect(String(decoding: bytes, as: UTF8.self) == page.html())
  }

  @Test func `tells of contrast once a page, and at the view`() {
    let theme = Theme(accent: Color(red: 1, green: 0.8, blue: 0))
    let expected = theme.diagnostics.map(\.code)
    #expect(expected == [.lowContrast, .lowContrast])
    #expect(HTMLPage(title: "a", theme: theme) { Self.view }.render().diagnostics.map(\.code) == expected)
    #expect(Text("a").theme(theme).renderHTML().diagnostics.map(\.code) == expected)
  }

  // MARK: Rules of one's own

  @Test func `rules of one's own win, because all others are in a layer`() throws {
    var page = HTMLPage(title: "a") { Text("a").foregroundColor(.red) }
    let plain = page.html()
    page.ownStyles = "p{color:var(--green-text)}"
    let output = page.render()
    let style = try #require(output.html.firstMatch(of: /<style>\n(.*)<\/style>/.dotMatchesNewlines())?.1)
    #expect(style.hasPrefix("@layer cairn{\n@layer base{"))
    #expect(style.hasSuffix("}\n}\np{color:var(--green-text)}"))
    #expect(style.contains("--green-text:"))
    #expect(!plain.contains("@layer cairn"))
    #expect(output.styleSheet.styles == style)
  }

  @Test func `rules of one's own cannot end the style element`() {
    var page = HTMLPage(title: "a") { Text("a") }
    page.ownStyles = "p::after{content:\"</style><b>\"}"
    #expect(page.html().components(separatedBy: "</style").count == 2)
  }

  @Test func `merged sheets keep the rules of one's own once`() {
    var first = Text("a").renderHTML().styleSheet
    first.ownStyles = "p{margin:1px}"
    var second = Text("b").bold().renderHTML().styleSheet
    #expect(!first.isSubset(of: second))
    second.formUnion(first)
    second.formUnion(first)
    #expect(second.styles.components(separatedBy: "p{margin:1px}").count == 2)
    #expect(first.isSubset(of: second))
  }
}
