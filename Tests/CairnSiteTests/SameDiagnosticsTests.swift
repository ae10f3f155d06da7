import Cairn
import CairnHTML
import CairnSite
import CairnTestSupport
import Testing

@testable import layout_gallery
@testable import lists
@testable import mountain_booklet

/// Pages, terminals and the spoken form say the same of all pages of the examples.
@Suite struct SameDiagnosticsTests {
  @Test(arguments: MistakeCase.all)
  func `says the same of a mistake`(mistake: MistakeCase) {
    #expect(SameDiagnostics.differences(of: mistake.makeView(), Self.options) == [])
    #expect(SameDiagnostics.codes(of: mistake.makeView(), Self.options) == mistake.codes)
  }

  private static let options = HTMLOptions(assets: ["Rysy": AssetCatalog.Asset(source: "rysy.svg")])

  @Test func `says the same of the examples`() throws {
    try Self.check(ListsExample())
    try Self.check(LayoutGallery())
    try Self.check(MountainBooklet())
  }

  private static func check(_ site: some Site) throws {
    try site.pages.forEachPage { page in
      #expect(SameDiagnostics.differences(of: page.content) == [], "\(page.path)")
    }
  }
}
