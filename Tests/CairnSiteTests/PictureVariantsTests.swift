import Cairn
import CairnHTML
import Testing

@testable import CairnSite

/// Pictures in several sizes.
@Suite struct PictureVariantsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The beginning of a PNG, which is all that a build reads.
  private static func picture(_ path: String, _ width: UInt8, _ height: UInt8) -> SiteFile {
    SiteFile(
      path,
      bytes: {
        [0x89] + Array("PNG\r\n\u{1A}\n".utf8) + [0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, width, 0, 0, 0, height]
      }
    )
  }

  private static let hut = [
    picture("a/hut.png", 100, 50), picture("a/hut@2x.png", 200, 100), picture("a/hut-40w.png", 40, 20),
    picture("a/hut-60w.png", 60, 60), picture("a/hut-old.png", 90, 45), picture("hut@3x.png", 250, 125),
  ]

  private func page(
    files: [SiteFile] = hut,
    _ asset: AssetCatalog.Asset = AssetCatalog.Asset(source: "/a/hut.png"),
    names: AssetNames = .plain,
    @ViewBuilder _ content: @escaping @Sendable () -> some View & SendableMetatype
  ) throws -> String {
    var site = TestSite(list: [Page("index", title: "Start", content: content)], files: files)
    site.assets = ["hut": asset]
    site.assetNames = names
    site.checks = SiteChecks()
    let outcome = site.build(at: folder("site"))
    #expect(outcome.failure == nil)
    #expect(outcome.report == "")
    return try folder.text("site/index.html")
  }

  private let choice = "srcset=\"a/hut-40w.png 40w,a/hut.png 100w,a/hut@2x.png 200w\""

  @Test func `are those that stand beside them and have their shape`() throws {
    let page = try page { Image("hut") }
    #expect(
      page.contains(
        "<img src=\"a/hut.png\" \(choice) sizes=\"(max-width:100px) 100vw,100px\" alt=\"hut\" width=\"100\" height=\"50\""
      )
    )
  }

  @Test func `take the width that the layout gives them`() throws {
    let page = try page {
      Image("hut").resizable().frame(width: 30)
      Image("hut").resizable().scaledToFill().frame(width: 30, height: 30)
      Image("hut").resizable()
      Image("hut").frame(maxWidth: 70)
      Image("hut").resizable().padding(3).frame(width: 45.5)
    }
    let sizes = page.matches(of: /sizes="([^"]*)"/).map { String($0.1) }
    #expect(sizes == ["30", "60", "1080", "70", "45.5"].map { "(max-width:\($0)px) 100vw,\($0)px" })
  }

  @Test func `are there for dark surroundings, too`() throws {
    let dark = [Self.picture("dark.png", 100, 50), Self.picture("dark-200w.png", 200, 100)]
    let page = try page(files: Self.hut + dark, AssetCatalog.Asset(source: "a/hut.png", darkSource: "dark.png")) {
      Image("hut")
    }
    #expect(
      page.contains("<source media=\"(prefers-color-scheme:dark)\" srcset=\"dark.png 100w,dark-200w.png 200w\" sizes=")
    )
    #expect(page.contains("<img src=\"a/hut.png\" \(choice)"))
  }

  @Test func `have fingerprints, too`() throws {
    let page = try page(names: .fingerprinted) { Image("hut") }
    #expect(
      page.contains(/srcset="a\/hut-40w\.[0-9a-f]{10}\.png 40w,a\/hut\.[0-9a-f]{10}\.png 100w,a\/hut@2x\.[0-9a-f]{10}/)
    )
  }

  @Test func `can be named by hand`() throws {
    let variants = [
      AssetCatalog.Variant(source: "a/hut-old.png", pixelWidth: 90),
      AssetCatalog.Variant(source: "a/hut.png", pixelWidth: 100),
      AssetCatalog.Variant(source: "a/hut.png", pixelWidth: 0),
    ]
    let page = try page(AssetCatalog.Asset(source: "a/hut.png", variants: variants)) { Image("hut") }
    #expect(page.contains("srcset=\"a/hut-old.png 90w,a/hut.png 100w\""))
  }

  @Test func `are none where a picture stands alone`() throws {
    let page = try page(files: Array(Self.hut.prefix(1)) + Self.hut.suffix(3)) { Image("hut") }
    #expect(!page.contains("srcset"))
    #expect(page.contains("width=\"100\" height=\"50\""))
  }

  @Test(arguments: [
    ("hut@2x.jpg", "hut.jpg"), ("a.b/hut@3x.jpg", "a.b/hut.jpg"), ("hut-800w.webp", "hut.webp"), ("hut@4x.jpg", nil),
    ("hut-w.jpg", nil), ("hut800w.jpg", nil), ("hut-800.jpg", nil), ("hut", nil), ("-800w.jpg", ".jpg"),
    ("hut-123456w.jpg", nil), ("Hütte-8w.jpg", "Hütte.jpg"), ("w.jpg", nil), ("", nil),
  ])
  func `have the name of the picture with an addition`(file: String, picture: String?) {
    #expect(PictureVariants.picture(ofVariant: file) == picture)
  }
}
