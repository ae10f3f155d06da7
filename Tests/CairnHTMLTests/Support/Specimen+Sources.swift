import Cairn
import CairnHTML

/// Data sources, whose handlers decide what can be done with rows.
extension Specimen {
  static let sources = [
    Specimen("data-source-loading") {
      Form {
        CollectionView(dataSource: ranges) {
          DiffableSectionController(for: ranges) { id in
            ListCell(id).accessories { if !id.hasSuffix("peak") { .outlineDisclosure() } }
          } header: { section in
            Text(section)
          }
        }
        .layout(.list(using: ListConfiguration(appearance: .insetGrouped)))
      }
    },
    Specimen("data-source-moving") {
      Form {
        CollectionView(dataSource: peaks) {
          DiffableSectionController(for: peaks) { ListCell($0).accessories { .reorder(displayed: .always) } }
        }
      }
    },
  ]

  private static let ranges: DiffableDataSource<String, String> = {
    let source = DiffableDataSource<String, String>()
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { range, known in
      (try? SectionSnapshot(roots: ["\(range), highest peak", "\(range), second peak"]) { _ in [] }) ?? known
    }
    if let outline = try? SectionSnapshot<String>({ ["Tatras", "Andes", "Alps"] }) {
      source.apply(outline, to: "Ranges")
    }
    _ = try? source.expand("Andes")
    return source
  }()

  private static let peaks: DiffableDataSource<String, String> = {
    let source = DiffableDataSource<String, String>()
    _ = try? source.update {
      try $0.appendSections(["Peaks"])
      try $0.appendItems(["Eiger", "Not to be moved", "Mönch"])
    }
    source.reorderingHandlers.canReorderItem = { $0 != "Not to be moved" }
    return source
  }()
}
