import Cairn
import CairnHTML
import CairnSite

/// A small site that uses most of what there is.
struct MountainSite: Site {
  struct Peak: Identifiable {
    let id: String
    let name: String
  }

  static let peaks = [Peak(id: "eiger", name: "Eiger"), Peak(id: "moench", name: "Mönch")]

  var title: String { "Peaks" }
  var language: LocaleIdentifier { "en-GB" }
  var description: String? { "High places." }
  var baseURL: String? { "https://example.org/peaks" }
  var icon: String? { "images/icon.svg" }
  var assets: AssetCatalog { ["Eiger": AssetCatalog.Asset(source: "images/eiger.svg", width: 64, height: 40)] }

  var files: some Sequence<SiteFile> {
    ["icon", "eiger", "moench"].lazy.map { name in SiteFile("images/\(name).svg") { "<svg id=\"\(name)\"/>" } }
  }

  func header(for page: Page) -> some View {
    Link("Peaks", destination: "/")
  }

  func footer(for page: Page) -> some View {
    Text("The page \(page.title)")
  }

  var pages: some PageContent {
    Page("index", title: "Start") {
      ForEach(Self.peaks) { peak in Link(peak.name, destination: "peaks/\(peak.id).html") }
    }
    Pages(Self.peaks) { peak in
      Page("peaks/\(peak.id)", title: peak.name, description: "All of \(peak.name).") {
        Link("Summit", destination: "/peaks/more/\(peak.id).html#summit")
        if peak.id == "eiger" { Image("Eiger") }
      }
      Page("peaks/more/\(peak.id)", title: "More of \(peak.name)") {
        Text("Summit").id("summit")
        Link("Back", destination: "peaks/\(peak.id).html")
      }
    }
  }
}
