import Cairn
import CairnHTML
import Foundation
import Testing

/// Writes a page for every specimen when `CAIRN_GALLERY` names a folder, for the browser checks to look at.
@Suite struct GalleryTests {
  private static let folder = ProcessInfo.processInfo.environment["CAIRN_GALLERY"].map { URL(filePath: $0) }

  @Test(.enabled(if: Self.folder != nil))
  func `writes the gallery of every view and modifier`() throws {
    guard let folder = Self.folder else { return }
    try FileManager.default.createDirectory(at: folder.appending(path: "images"), withIntermediateDirectories: true)
    var sheet = StyleSheet()
    let specimens = Specimen.all.filter {
      !["image-missing", "image-symbol-missing", "collection-placeholder"].contains($0.name)
    }
    for specimen in specimens {
      var page = HTMLPage(title: specimen.name, description: "The specimen \(specimen.name).") {
        specimen.makeView().navigationTitle(specimen.name)
      }
      page.styles = .linked("style.css")
      page.options = specimen.options
      let output = page.render()
      sheet.formUnion(output.styleSheet)
      try output.html.write(to: folder.appending(path: "\(specimen.name).html"), atomically: true, encoding: .utf8)
    }
    var index = HTMLPage(title: "Gallery", description: "Every view and modifier.") {
      VStack(spacing: 0) {
        Section(specimens, id: \.name) { Link($0.name, destination: "\($0.name).html") }
        Section(ThemeSpecimen.themes, id: \.name) {
          Link("The theme \($0.name)", destination: "theme-of-\($0.name).html")
        }
        if Self.hasFont { Section { Link("A theme with a font", destination: "theme-with-a-font.html") } }
      }
      .navigationTitle("Gallery")
    }
    index.styles = .linked("style.css")
    for (name, theme) in ThemeSpecimen.themes {
      let output = ThemeSpecimen.page(name, theme).render()
      sheet.formUnion(output.styleSheet)
      try output.html.write(to: folder.appending(path: "theme-of-\(name).html"), atomically: true, encoding: .utf8)
    }
    if let theme = try Self.themeWithFont(in: folder) {
      let output = ThemeSpecimen.page("with a font", theme).render()
      sheet.formUnion(output.styleSheet)
      try output.html.write(to: folder.appending(path: "theme-with-a-font.html"), atomically: true, encoding: .utf8)
    }
    let output = index.render()
    sheet.formUnion(output.styleSheet)
    try output.html.write(to: folder.appending(path: "index.html"), atomically: true, encoding: .utf8)
    try sheet.styles.write(to: folder.appending(path: "style.css"), atomically: true, encoding: .utf8)
    // Where the links of specimens lead.
    let targets = ["a", "b", "open", "all", "map", "3967", "4110", "peaks/eiger"]
    try FileManager.default.createDirectory(at: folder.appending(path: "peaks"), withIntermediateDirectories: true)
    for target in targets {
      let html = HTMLPage(title: target, styles: .linked("\(target.contains("/") ? "../" : "")style.css")) {
        Text("A page to link to.").navigationTitle(target)
      }.html()
      try html.write(to: folder.appending(path: "\(target).html"), atomically: true, encoding: .utf8)
    }
    for (name, color) in [("eiger", "#468"), ("eiger-dark", "#8ac"), ("moench", "#684"), ("jungfrau", "#846")] {
      let picture = """
        <svg xmlns="http://www.w3.org/2000/svg" width="640" height="400" viewBox="0 0 640 400">\
        <path fill="\(color)" d="M0 400 200 120 320 260 440 60 640 400z"/></svg>
        """
      try picture.write(to: folder.appending(path: "images/\(name).svg"), atomically: true, encoding: .utf8)
    }
  }

  /// A font that the browser checks install with Chromium; pages get it as a file that comes late.
  private static let font = URL(filePath: "/usr/share/fonts/truetype/noto/NotoSerifDisplay-Regular.ttf")
  private static let hasFont = FileManager.default.fileExists(atPath: font.path)

  private static func themeWithFont(in folder: URL) throws -> Theme? {
    guard hasFont else { return nil }
    let bytes = try Data(contentsOf: font)
    try FileManager.default.createDirectory(at: folder.appending(path: "fonts"), withIntermediateDirectories: true)
    try bytes.write(to: folder.appending(path: "fonts/display.ttf"))
    let face = FontFace("fonts/display.ttf", metrics: try FontMetrics(parsing: [UInt8](bytes)))
    return Theme(fonts: Theme.Fonts(body: .named("Late letters", faces: [face], fallback: .serif)))
  }

  @Test(.enabled(if: Self.folder != nil))
  func `writes the stages of the geometry checks and where their boxes must be`() throws {
    guard let folder = Self.folder?.deletingLastPathComponent().appending(path: "geometry") else { return }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var expectations: [String: [String: [Double?]]] = [:]
    for stage in GeometryPage.cases {
      let options = HTMLOptions(assets: ["a": AssetCatalog.Asset(source: "a.svg", width: 64, height: 40)])
      let output = stage.view.renderHTML(options)
      let stageRule =
        ".stage{inline-size:\(stage.width)px;block-size:200px;position:relative;overflow:hidden}main{max-inline-size:none}"
      let content = stage.isPage ? output.body : "<div class=\"stage\">\(output.body)</div>"
      let html = """
        <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>\(stage.name)</title>\
        <link rel="stylesheet" href="\(stage.name).css"></head>\
        <body><main>\(content)</main></body></html>
        """
      try html.write(to: folder.appending(path: "\(stage.name).html"), atomically: true, encoding: .utf8)
      let sheet = output.styles + (stage.isPage ? "" : stageRule)
      try sheet.write(to: folder.appending(path: "\(stage.name).css"), atomically: true, encoding: .utf8)
      expectations[stage.name] = stage.boxes
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    try encoder.encode(expectations).write(to: folder.appending(path: "boxes.json"))
    let picture =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"64\" height=\"40\"><path d=\"M0 0h64v40H0z\"/></svg>"
    try picture.write(to: folder.appending(path: "a.svg"), atomically: true, encoding: .utf8)
  }
}
