import Cairn
import CairnHTML
import Foundation
import Testing

/// Writes a page of 10,000 rows and one of 1,000 rows to edit when `CAIRN_GALLERY` names a folder, for the browser to lay
/// out, scroll and edit.
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

  /// A list whose rows have all that rows can have.
  private var editable: HTMLPage<TitledView<AnyView>> {
    HTMLPage(title: "1,000 peaks", description: "A list of 1,000 rows to edit.", styles: .linked("style.css")) {
      AnyView(
        Form(action: "/peaks") {
          EditButton()
          Section(0..<1000, id: \.self) { number in
            ListCell("Peak \(number)", secondaryText: "Range \(number / 50)", image: Image(systemName: "mountain.2"))
              .destination("#section-1-title")
              .accessories {
                Accessory.delete(action: "delete")
                Accessory.multiselect()
                Accessory.disclosureIndicator(displayed: .whenNotEditing)
                Accessory.reorder()
              }
              .swipeActions {
                SwipeAction("Delete", action: "delete", role: .destructive)
                SwipeAction("Flag", action: "flag")
              }
          } header: {
            Text("Peaks")
          }
          .layout(.list(.insetGrouped))
          .selection(.multiple, selected: [1], displayed: .whenEditing)
        }
      )
      .navigationTitle("1,000 peaks")
    }
  }

  @Test func `has no complaint of a list whose rows have all that rows can have`() {
    let output = editable.render()
    #expect(output.diagnostics.isEmpty)
    #expect(output.html.components(separatedBy: "class=\"swipe\"").count == 1001)
  }

  @Test func `lets the browser skip each section at its true height`() {
    let output = page.render()
    #expect(output.diagnostics.isEmpty)
    #expect(output.html.components(separatedBy: "<li>").count == 10_001)
    // 50 rows and a header of 2.75 rem each.
    #expect(output.styleSheet.css.contains("content-visibility:auto;contain-intrinsic-size:auto 140.25rem"))
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["CAIRN_GALLERY"] != nil))
  func `writes the pages for the browser`() throws {
    let gallery = URL(filePath: ProcessInfo.processInfo.environment["CAIRN_GALLERY"] ?? "")
    let folder = gallery.deletingLastPathComponent().appending(path: "large")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (output, editable) = (page.render(), editable.render())
    try output.html.write(to: folder.appending(path: "index.html"), atomically: true, encoding: .utf8)
    try editable.html.write(to: folder.appending(path: "editable.html"), atomically: true, encoding: .utf8)
    var rules = output.styleSheet
    rules.formUnion(editable.styleSheet)
    try rules.styles.write(to: folder.appending(path: "style.css"), atomically: true, encoding: .utf8)
  }
}
