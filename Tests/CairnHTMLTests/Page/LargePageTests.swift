import Cairn
import CairnHTML
import Foundation
import Testing

/// Writes a page of 10,000 rows when `CAIRN_GALLERY` names a folder, for the browser to lay out and scroll.
@Suite struct LargePageTests {
  struct Peak: Identifiable {
    let id: Int
    let name: String
    let height: String
  }

  struct PeakList: CollectionSection {
    let id: Int
  }

  struct PeakListController: SectionController {
    func view(for section: PeakList) -> some View {
      let peaks = (0..<50).map { row in
        let number = section.id * 50 + row
        return Peak(id: number, name: "Peak \(number)", height: "\(1000 + number * 37 % 7000) m")
      }
      Section(peaks) { peak in
        Link(destination: "#section-\(section.id + 1)-title") {
          Text(peak.name)
          Spacer()
          Text(peak.height).foregroundStyle(.secondary)
        }
      } header: {
        Text("Range \(section.id)")
      }
    }
  }

  private var page: HTMLPage<TitledView<CollectionView>> {
    HTMLPage(title: "10,000 peaks", description: "A page of 10,000 rows.", styles: .linked("style.css")) {
      CollectionView(sections: (0..<200).map { PeakList(id: $0).eraseToAnySection() }) {
        PeakListController()
      }
      .navigationTitle("10,000 peaks")
    }
  }

  @Test func `lets the browser skip each section at its true height`() {
    let output = page.render()
    #expect(output.diagnostics.isEmpty)
    #expect(output.html.components(separatedBy: "<li>").count == 10_001)
    // 50 rows and a header of 2.75 rem each.
    #expect(output.styleSheet.css.contains("content-visibility:auto;contain-intrinsic-size:auto 140.25rem"))
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["CAIRN_GALLERY"] != nil))
  func `writes the page of 10,000 rows`() throws {
    let gallery = URL(filePath: ProcessInfo.processInfo.environment["CAIRN_GALLERY"] ?? "")
    let folder = gallery.deletingLastPathComponent().appending(path: "large")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let output = page.render()
    try output.html.write(to: folder.appending(path: "index.html"), atomically: true, encoding: .utf8)
    let css = StyleSheet.base + output.styleSheet.css
    try css.write(to: folder.appending(path: "style.css"), atomically: true, encoding: .utf8)
  }
}
