import Cairn
import CairnHTML
import CairnSite

enum GuideThemes {
  static let ridge = Theme(
    accent: Color(light: Color(red: 0.55, green: 0.2, blue: 0), dark: Color(red: 1, green: 0.72, blue: 0.5)),
    tone: .warm,
    fonts: Theme.Fonts(headings: .serif),
    typeScale: Theme.TypeScale(body: 18, titles: 1.1),
    contentWidth: 680,
    cornerRadius: 12,
    density: .spacious
  )
}

struct ThemedSite: Site {
  var title: String { "Ridges" }
  var theme: Theme { GuideThemes.ridge }
  var styles: String { "h1 { color: var(--tint-text) }" }

  var pages: some PageContent {
    Page("index", title: "Ridges") {
      Text("Two themes on a page").navigationTitle("Ridges")
      Text("A card in other colours").padding().background(.background).theme(.glacier)
    }
    Page("night", title: "At night") {
      Text("Stars").navigationTitle("At night")
    }
    .theme(.journal)
    .styles("p { letter-spacing: .02em }")
  }
}

enum GuideHead {
  static var head: PageHead {
    var head = PageHead()
    head.isIndexed = false
    head.openGraph = OpenGraph(type: "article", image: "images/eiger.png", imageDescription: "The Eiger")
    head.metadata = [.name("author", "Anna")]
    head.links = [PageHead.Link("license", "licence.html")]
    head.feeds = [PageHead.Feed("feed.xml", title: "News", kind: .atom)]
    head.structuredData = [StructuredData("Mountain", ["name": "Eiger", "elevation": 3967])]
    return head
  }
}

enum GuideThemedPage {
  static func html() -> String {
    var page = HTMLPage(title: "Ridges", theme: .meadow) { Text("Grass") }
    page.ownStyles = "p { max-inline-size: 50ch }"
    return page.html()
  }
}

struct LetterSite: Site {
  var title: String { "Letters" }
  var theme: Theme {
    let bitter = FontFamily.named(
      "Bitter",
      faces: [
        FontFace("fonts/bitter.woff2", weights: .thin ... .black),
        FontFace("fonts/bitter-italic.woff2", weights: .thin ... .black, isItalic: true),
      ],
      fallback: .serif
    )
    return Theme(fonts: Theme.Fonts(body: bitter))
  }
  var files: [SiteFile] {
    ["fonts/bitter.woff2", "fonts/bitter-italic.woff2"].map { SiteFile($0, copying: "Assets/" + $0) }
  }

  var pages: some PageContent {
    Page("index", title: "Letters") { Text("A letter with serifs").navigationTitle("Letters") }
  }
}
