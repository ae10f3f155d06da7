import Cairn
import CairnHTML
import CairnSite

struct Peak: Identifiable, Hashable {
  let id: String
  let name: String
  let height: Int

  static let all = [
    Peak(id: "eiger", name: "Eiger", height: 3967),
    Peak(id: "moench", name: "Mönch", height: 4110),
    Peak(id: "jungfrau", name: "Jungfrau", height: 4158),
  ]

  /// A triangle as high as the peak.
  var picture: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50">\
    <path d="M0 50 50 \(50 - height / 100) 100 50z" fill="slategray"/></svg>
    """
  }
}

struct PeakBook: Site {
  var peaks = Peak.all

  // Options of the site itself: `peak-book build --output site --above 4000`.
  static var options: [SiteOption] {
    [SiteOption("above", value: "METRES", help: "Leaves out the peaks that are lower.")]
  }

  static func make(options: SiteOptions) throws -> PeakBook {
    var book = PeakBook()
    if let text = options["above"] {
      guard let height = Int(text) else {
        throw UsageError("The height \"\(text)\" is not a number. Write one such as 4000.")
      }
      book.peaks.removeAll { $0.height < height }
    }
    return book
  }

  var title: String { "Peaks" }
  var description: String? { "Three peaks that stand side by side." }
  var baseURL: String? { "https://example.org/peaks" }

  // Names of pictures, and the files that they lead to.
  var assets: AssetCatalog {
    var assets = AssetCatalog()
    for peak in peaks {
      assets[peak.name] = AssetCatalog.Asset(source: "images/\(peak.id).svg", width: 100, height: 50)
    }
    return assets
  }

  var files: some Sequence<SiteFile> {
    peaks.lazy.map { peak in SiteFile("images/\(peak.id).svg") { peak.picture } }
  }

  func header(for page: Page) -> some View {
    Link("All peaks", destination: "/")
  }

  var pages: some PageContent {
    Page("index", title: "Peaks") {
      Heading("Peaks", level: 1)
      List {
        ForEach(peaks) { peak in
          ListCell(peak.name).destination("peaks/\(peak.id).html").badge("\(peak.height) m")
        }
      }
    }
    Pages(peaks) { peak in
      Page("peaks/\(peak.id)", title: peak.name, description: "\(peak.name), \(peak.height) m.") {
        Heading(peak.name, level: 1)
        Image(peak.name, label: Text("The outline of \(peak.name)"))
        Text("\(peak.height) m above the sea")
      }
    }
  }
}
