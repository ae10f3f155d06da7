import Cairn
import CairnHTML
import CairnSite
import CairnText
import Foundation
import Testing

@testable import layout_gallery

@Suite struct LayoutGalleryTests {
  private static let samples = [
    "Grid", "Inset items grid", "Two-column grid", "Distinct sections", "Adaptive sections", "Item badges",
    "Section headers and footers", "Pinned section headers", "Section background", "Nested groups",
    "Orthogonal sections", "Orthogonal behaviours", "Conference videos", "Conference news",
  ]

  private func run(_ arguments: String...) -> (status: Int32, output: String, errors: String) {
    var output = ""
    var errors = ""
    let console = Console(output: { output += $0 }, errors: { errors += $0 })
    let status = LayoutGallery.run(arguments, program: "layout-gallery", console: console)
    return (status, output, errors)
  }

  @Test func `builds a page without a complaint`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "layout-gallery-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = run("build", "--output", folder.path)
    #expect(result.errors == "")
    #expect(result.status == 0)
    let page = try String(contentsOf: folder.appending(path: "index.html"), encoding: .utf8)
    #expect(page.contains("Layout gallery</h1>"))
  }

  @Test func `shows each of the fourteen layouts under a heading`() {
    let page = GalleryView().html()
    let headings = page.matches(of: /<h2[^>]*>(.*?)<\/h2>/).map { String($0.output.1.replacing(/<[^>]*>/, with: "")) }
    #expect(headings == Self.samples)
  }

  @Test(arguments: [44, 80, 120]) func `prints each of the fourteen layouts`(width: Int) {
    let result = run("print", "--width", String(width))
    #expect(result.errors == "")
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n")
    for sample in Self.samples {
      #expect(lines.contains { $0.trimmingCharacters(in: .whitespaces) == sample }, "\(sample)")
    }
    #expect(lines.allSatisfy { String($0).columns() <= width })
  }

  @Test func `has nothing to complain about in HTML or text`() {
    #expect(GalleryView().renderHTML().diagnostics == [])
    #expect(GalleryView().renderText().diagnostics == [])
  }
}
