import Cairn
import Foundation
import Testing

@testable import CairnHTML

@Suite struct FontFaceTests {
  private static let metrics = FontMetrics(ascent: 0.9, descent: 0.25, averageWidth: 0.4401)

  private static func theme(_ faces: FontFace..., fallback: FontFamily = .system) -> Theme {
    Theme(fonts: Theme.Fonts(body: .named("Bitter", faces: faces, fallback: fallback)))
  }

  private static func styles(_ face: FontFace, fallback: FontFamily = .system) -> String {
    HTMLPage(title: "a", theme: theme(face, fallback: fallback)) { Text("a") }.render().styleSheet.styles
  }

  static let rules: [(face: FontFace, rule: String)] = [
    (
      FontFace("fonts/b.woff2"),
      "src:url(\"fonts/b.woff2\")format(\"woff2\");font-weight:400;font-display:swap}"
    ),
    (
      FontFace("b.ttf?v=2", weight: .bold, isItalic: true),
      "src:url(\"b.ttf?v=2\")format(\"truetype\");font-weight:700;font-style:italic;font-display:swap}"
    ),
    (
      FontFace("b", weights: .ultraLight ... .black, characters: ["\u{0}"..."\u{FF}", "€"..."€"]),
      "src:url(\"b\");font-weight:100 900;unicode-range:U+0-FF,U+20AC;font-display:swap}"
    ),
    (
      FontFace("x/a\")}b{x:y}</style>.otf"),
      "src:url(\"x/a%22)%7Db%7Bx:y%7D%3C/style%3E.otf\")format(\"opentype\");font-weight:400;font-display:swap}"
    ),
  ]

  @Test(arguments: rules)
  func `a file of a font is a rule`(_ sample: (face: FontFace, rule: String)) {
    #expect(Self.styles(sample.face).hasPrefix("@font-face{font-family:\"Bitter\";" + sample.rule))
  }

  @Test func `a fallback takes the room of the font`() {
    let css = Self.styles(FontFace("b.woff2", metrics: Self.metrics))
    #expect(
      css.contains(
        "@font-face{font-family:\"Bitter fallback\";src:local(\"Arial\"),local(\"Arial Regular\"),"
          + "local(\"Liberation Sans\"),local(\"Liberation Sans Regular\"),local(\"Arimo\"),local(\"Arimo Regular\");"
          + "font-weight:400;size-adjust:100%;ascent-override:90%;descent-override:25%;line-gap-override:0%}"
      )
    )
    #expect(css.contains("--body-font:\"Bitter\",\"Bitter fallback\",\"Bitter fallback 2\","))
  }

  @Test func `a fallback is smaller for a narrow font, and its lines stay as high`() {
    let metrics = FontMetrics(ascent: 1, descent: 0.2, lineGap: 0.1, averageWidth: 0.1994)
    let css = Self.styles(FontFace("b.woff2", metrics: metrics), fallback: .serif)
    #expect(
      css.contains("size-adjust:50%;ascent-override:200%;descent-override:40%;line-gap-override:20%}")
    )
    #expect(css.contains("local(\"Times New Roman\")") && !css.contains("local(\"Arial\")"))
  }

  @Test func `a variable font has bold fallbacks too`() {
    let css = Self.styles(FontFace("b.woff2", weights: .thin ... .black, metrics: Self.metrics))
    #expect(css.contains("local(\"Arimo Regular\");font-weight:200 500;"))
    #expect(
      css.contains("local(\"Arial Bold\"),local(\"Liberation Sans Bold\"),local(\"Arimo Bold\");font-weight:600 900;")
    )
  }

  static let strange = [
    FontMetrics(ascent: .nan, descent: .infinity, averageWidth: 0.5),
    FontMetrics(ascent: -1, descent: 1e300, lineGap: -.infinity, averageWidth: 1e-300),
    FontMetrics(ascent: 1, descent: 1, averageWidth: .nan),
    FontMetrics(ascent: 1, descent: 1, averageWidth: 0),
    FontMetrics(ascent: 1, descent: 1, averageWidth: nil),
  ]

  @Test(arguments: strange)
  func `strange metrics make no strange rules`(_ metrics: FontMetrics) {
    let css = Self.styles(FontFace("b.woff2", metrics: metrics)).split(separator: "\n")
      .filter { $0.hasPrefix("@font-face") }.joined()
    #expect(!css.contains("nan") && !css.contains("inf") && !css.contains(":-"))
  }

  @Test func `the first file of words and of headings is fetched first`() {
    let theme = Theme(
      fonts: Theme.Fonts(
        body: .named("A", faces: [FontFace("a.woff2"), FontFace("b.woff2", isItalic: true)]),
        headings: .named("C", faces: [FontFace("c.ttf", weight: .bold)]),
        code: .named("D", faces: [FontFace("d.woff2")], fallback: .monospaced)
      )
    )
    let html = HTMLPage(title: "a", theme: theme, options: HTMLOptions(rootPath: "../")) { Text("a") }.html()
    #expect(
      html.contains(
        "<link rel=\"preload\" as=\"font\" type=\"font/woff2\" crossorigin=\"anonymous\" href=\"../a.woff2\">"
          + "<link rel=\"preload\" as=\"font\" type=\"font/ttf\" crossorigin=\"anonymous\" href=\"../c.ttf\">"
      )
    )
    #expect(!html.contains("href=\"../b.woff2\"") && !html.contains("href=\"../d.woff2\""))
    #expect(html.contains("src:url(\"../d.woff2\")"))
  }

  @Test func `addresses in the sheet of a site count from its root`() {
    let theme = Self.theme(FontFace("/fonts/b.woff2"))
    let options = HTMLOptions(rootPath: "../../")
    let output = HTMLPage(title: "a", styles: .linked("style.css"), theme: theme, options: options) { Text("a") }
      .render()
    #expect(output.styleSheet.styles.contains("url(\"fonts/b.woff2\")"))
    #expect(output.html.contains("href=\"../../fonts/b.woff2\""))
  }

  @Test func `a file at an address that is not allowed is left out`() {
    let theme = Self.theme(FontFace("javascript:alert(1)"))
    let output = HTMLPage(title: "a", theme: theme) { Text("a") }.render()
    #expect(output.diagnostics.map(\.code) == [.blockedURL])
    #expect(!output.html.contains("javascript") && !output.html.contains("@font-face"))
    #expect(Text("a").theme(theme).renderHTML().diagnostics.map(\.code) == [.blockedURL])
  }

  @Test func `a theme below the root brings its fonts, and merged sheets have each once`() {
    let theme = Self.theme(FontFace("b.woff2"))
    let view = VStack { Text("a") }.theme(theme)
    var sheet = view.renderHTML().styleSheet
    let plain = Text("a").renderHTML().styleSheet
    #expect(!sheet.isSubset(of: plain))
    sheet.formUnion(view.theme(.glacier).renderHTML().styleSheet)
    #expect(sheet.styles.components(separatedBy: "@font-face").count == 2)
    #expect(sheet.css(missingFrom: plain).hasPrefix("@font-face"))
  }
}
