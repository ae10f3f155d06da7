import Cairn
import CairnHTML
import Foundation
import Testing

/// Writes the pages that scroll and switch when `CAIRN_LAYOUT_PAGES` names a folder, for the browser checks to look at.
@Suite struct LayoutScrollingPageTests {
  private static let folder = ProcessInfo.processInfo.environment["CAIRN_LAYOUT_PAGES"].map {
    URL(filePath: $0).appending(path: "scrolling")
  }

  @Test(.enabled(if: Self.folder != nil))
  func `writes the pages and where their boxes must be`() throws {
    guard let folder = Self.folder else { return }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    for page in LayoutScrollingPage.all {
      let output = page.view.renderHTML()
      let html = """
        <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>\(page.name)</title>\
        <link rel="stylesheet" href="\(page.name).css"></head>\
        <body><main>\(output.body)</main></body></html>
        """
      try html.write(to: folder.appending(path: "\(page.name).html"), atomically: true, encoding: .utf8)
      // Narrower than the page, a main part would not see the widths that are tried.
      let sheet = output.styles + (page.keepsWidthLimit ? "" : "main{max-inline-size:none}")
      try sheet.write(to: folder.appending(path: "\(page.name).css"), atomically: true, encoding: .utf8)
      try encoder.encode(page.expectation).write(to: folder.appending(path: "\(page.name).json"))
    }
  }

  @Test func `says something to compare of every page`() {
    for page in LayoutScrollingPage.all {
      let expectation = page.expectation
      let boxes =
        (expectation.boxes ?? []) + (expectation.scrolled ?? []).flatMap(\.boxes)
        + (expectation.widths ?? []).flatMap(\.boxes)
      let scrollers = expectation.scrollers ?? []
      #expect(!boxes.isEmpty || scrollers.contains { $0.offsets.count != 1 }, "\(page.name)")
      #expect(page.view.renderHTML().diagnostics == [], "\(page.name)")
    }
  }

  @Test func `moves what is pinned at every offset but the first`() {
    for page in LayoutScrollingPage.all {
      guard let scrolled = page.expectation.scrolled else { continue }
      #expect(scrolled.count == 5)
      for (before, after) in zip(scrolled, scrolled.dropFirst()) {
        #expect(zip(before.boxes, after.boxes).contains { $0.y != $1.y }, "\(page.name) at \(after.offset)")
      }
    }
  }

  @Test func `shows another layout on each side of a threshold`() {
    for page in LayoutScrollingPage.all where !page.keepsWidthLimit {
      guard let widths = page.expectation.widths else { continue }
      let switches = zip(widths, widths.dropFirst()).filter { before, after in
        after.width - before.width == 1
          && zip(before.boxes, after.boxes).contains { abs($0.width - $1.width) > 4 }
      }
      #expect(switches.count * 3 == widths.count - 2, "\(page.name)")
    }
  }
}
