import Cairn
import CairnHTML

/// What an update of a page costs when one item of 100,000 changed, beside a rendering of the whole page.
enum UpdateBenchmarks {
  private struct Peak: Identifiable, Hashable, Sendable {
    let id: Int
    var name: String
    var height: Int
  }

  private struct Range: ItemizedSection {
    let id: Int
    var items: [Peak]
  }

  private struct RangeController: SectionController {
    func view(for section: Range) -> some View {
      Section(section.items) { peak in
        ListCell(peak.name, secondaryText: "\(peak.height) m")
      } header: {
        Text(verbatim: "Range \(section.id)")
      }
    }
  }

  static func run(_ report: inout Report) throws {
    try oneItem(ofSections: 1_000, items: 100, limit: 0.01, &report)
    try oneItem(ofSections: 100, items: 1_000, limit: nil, &report)
    try oneItem(ofSections: 1, items: 100_000, limit: nil, &report)
  }

  private static func oneItem(
    ofSections sectionCount: Int,
    items itemCount: Int,
    limit: Double?,
    _ report: inout Report
  ) throws {
    var ranges = (0..<sectionCount).map { section in
      Range(
        id: section,
        items: (0..<itemCount).map { item in
          Peak(id: item, name: "Peak \(section * itemCount + item)", height: 1_000 + item)
        }
      )
    }
    let old = ranges.map { AnySection($0) }
    let changed = sectionCount / 2
    ranges[changed].items[itemCount / 2].name = "Eiger"
    // Sections that did not change are the same values, as they are in a model that keeps them.
    var new = old
    new[changed] = AnySection(ranges[changed])
    var updater = HTMLUpdater(sections: old) { RangeController() }
    guard updater.update(to: new).operations.count == 1, updater.update(to: old).operations.count == 1 else {
      throw BenchmarkError.differentResults("an update of one item")
    }
    var isNew = false
    let measured = Comparison(rounds: 7, repetitions: 1) {
      // A pair of updates leads back to the start.
      for _ in 0..<10 {
        isNew.toggle()
        blackHole(updater.update(to: isNew ? new : old))
      }
    } baseline: {
      blackHole(CollectionView(sections: old) { RangeController() }.html())
    }
    let single = Comparison(measured, dividedBy: 10)
    let name = "one item of 100,000 in \(sectionCount) sections, update"
    report.add("\(name), × rendering the page", single, limit: limit)
  }
}
