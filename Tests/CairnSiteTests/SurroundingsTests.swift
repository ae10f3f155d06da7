import Cairn
import CairnHTML
import Foundation
import Testing

@testable import CairnSite

/// What is around the content of pages, which a build compares before it leaves a page as it is.
@Suite struct SurroundingsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A site whose pages hold what may change the views behind it.
  private struct AroundSite: Site {
    let log: DataSite.Log
    var assetNames = AssetNames.plain
    var hasFooter = true
    var footerWords = "Footer"

    init() { self.init(DataSite.Log()) }

    init(_ log: DataSite.Log) { self.log = log }

    var title: String { "Around" }

    static let names = [
      "words", "list", "symbols", "headings", "sections", "disclosures", "identifiers", "states", "pictures", "form",
    ]

    func header(for page: Page) -> some View {
      Link("Start", destination: "@index")
      Label("Header of \(page.title)", systemImage: "star")
    }

    func footer(for page: Page) -> some View {
      if hasFooter {
        Section("\(footerWords) of \(page.title)") { ListCell("Row") }
        Label("Footer", systemImage: "heart")
      }
    }

    var pages: some PageContent {
      Page("index", title: "Start") {
        ForEach(Self.names, id: \.self) { Link($0, destination: "@\($0)") }
      }
      Pages(Self.names, madeFrom: { [.text($0)] }) { name in
        let _ = log.note(name)
        Page(name, title: name, description: "About \(name)") { PageViews(name: name) }
      }
    }
  }

  private struct PageViews: View {
    let name: String

    var body: some View {
      switch name {
      case "list": List(1..<40) { ListCell("Row \($0)").destination("@words") }
      case "symbols":
        Label("Symbol", systemImage: "star")
        Label("Symbol", systemImage: "heart")
      case "headings": Markdown("# One\n\nWords[^1] and [a link](#one).\n\n## One\n\n[^1]: Note")
      case "sections": Section("Heading") { Text("Words") }
      case "disclosures": DisclosureGroup("More") { Text("Words") }
      case "identifiers": Text("Words").id("words")
      case "states": Counter()
      case "pictures": Image(systemName: "photo")
      case "form": Form(action: "/send") { List(1..<4) { ListCell("Row \($0)") } }
      default: Text("Words")
      }
    }
  }

  private struct Counter: View {
    @State private var isOn = false

    var body: some View {
      Toggle("Switch", isOn: $isOn)
      if isOn { Text("On") }
    }
  }

  @Test(arguments: [AssetNames.plain, .fingerprinted], [true, false])
  func `are those of the page without its content`(names: AssetNames, hasFooter: Bool) throws {
    let log = DataSite.Log()
    var site = AroundSite(log)
    site.assetNames = names
    site.hasFooter = hasFooter
    #expect(site.build(at: folder("site")).failure == nil)
    #expect(log.take() == AroundSite.names.sorted())
    #expect(site.build(at: folder("site")).failure == nil)
    let madeAgain = log.take()
    // Pages that Cairn finds something to say about are made each time; the others are not.
    #expect(Set(madeAgain).isSubset(of: ["pictures", "form"]), "\(madeAgain)")
    #expect(site.build(at: folder("clean")).failure == nil)
    #expect(try folder.files(in: "site") == folder.files(in: "clean"))
  }

  @Test func `make a page again if they change`() throws {
    let log = DataSite.Log()
    var site = AroundSite(log)
    #expect(site.build(at: folder("site")).failure == nil)
    _ = log.take()
    site.footerWords = "Other words"
    #expect(site.build(at: folder("site")).failure == nil)
    #expect(log.take() == AroundSite.names.sorted())
    #expect(try folder.text("site/words.html").contains("Other words of words"))
  }
}
