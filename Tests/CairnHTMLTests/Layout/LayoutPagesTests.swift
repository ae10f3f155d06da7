import Cairn
import CairnHTML
import CairnTestSupport
import Foundation
import Testing

/// Writes a page for every case of the solver when `CAIRN_LAYOUT_PAGES` names a folder, for a browser to measure.
@Suite struct LayoutPagesTests {
  private static let folder = ProcessInfo.processInfo.environment["CAIRN_LAYOUT_PAGES"].map { URL(filePath: $0) }

  @Test(.enabled(if: Self.folder != nil))
  func `writes a page for every case and where its boxes must be`() throws {
    guard let folder = Self.folder else { return }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    var sheet = StyleSheet()
    var skipped: [String: String] = [:]
    for item in try LayoutCaseFile().cases {
      let page = LayoutCasePage(item)
      if let reason = page.reasonToSkip {
        skipped[item.name] = reason
        continue
      }
      let output = page.render()
      sheet.formUnion(output.sheet)
      try output.html.write(to: folder.appending(path: "\(item.name).html"), atomically: true, encoding: .utf8)
      try encoder.encode(page.expectation).write(to: folder.appending(path: "\(item.name).json"))
    }
    sheet.formUnion(try writeRandomPages(into: folder, encoder))
    try encoder.encode(skipped).write(to: folder.appending(path: "skipped.json"))
    try sheet.styles.write(to: folder.appending(path: "style.css"), atomically: true, encoding: .utf8)
    #expect(!skipped.isEmpty)
  }

  /// How many layouts are made at random; `CAIRN_LAYOUT_RANDOM` in the environment names another number.
  private static let randomCount =
    ProcessInfo.processInfo.environment["CAIRN_LAYOUT_RANDOM"].flatMap(Int.init) ?? 60

  /// Writes pages of random layouts of which the solver has nothing to say, named after their seeds.
  private func writeRandomPages(into folder: URL, _ encoder: JSONEncoder) throws -> StyleSheet {
    var sheet = StyleSheet()
    var seed: UInt64 = 20_261_121
    var count = 0
    while count < Self.randomCount {
      seed += 1
      var fuzz = LayoutFuzz(seed: seed, isWild: false)
      let (layout, environment, content) = fuzz.makeProblem()
      let inputs = content.map { SectionInput(min($0.itemCount, 12), measure: $0.measure) }
      let page = LayoutCasePage("random-\(seed)", layout, environment, inputs) {
        LayoutSolver.solve(layout, environment: environment, sections: $0)
      }
      guard page.result.diagnostics.isEmpty, page.isPlain else { continue }
      count += 1
      let output = page.render()
      sheet.formUnion(output.sheet)
      try output.html.write(to: folder.appending(path: "\(page.name).html"), atomically: true, encoding: .utf8)
      var expectation = page.expectation
      // Browsers round each length to a fraction of a pixel, which adds up from row to row.
      expectation.tolerance = 1
      expectation.scrolled = Array(expectation.scrolled.dropLast())
      // Where items stick out of their group, a page scrolls further than the solver says.
      expectation.scrollers = []
      try encoder.encode(expectation).write(to: folder.appending(path: "\(page.name).json"))
    }
    return sheet
  }
}

extension LayoutCasePage {
  /// Whether the page shows items and no length depends on them, as CSS has no shares of lengths that content decides; lists
  /// are left out too, and in what runs sideways headers and what scrolls along both axes.
  fileprivate var isPlain: Bool {
    let sections = inputs.indices.compactMap { layout.section(at: $0, in: environment) }
    let isSideways = layout.configuration.scrollDirection == .horizontal
    guard !isSideways || layout.configuration.boundarySupplementaryItems.isEmpty else { return false }
    return result.sections.contains { !$0.items.isEmpty }
      && sections.allSatisfy { section in
        guard case .group(let group) = section.content else { return false }
        let isSimple = section.orthogonalScrolling == .none && section.boundarySupplementaryItems.isEmpty
        return !group.hasEstimates && (isSimple || !isSideways)
      }
  }
}

extension LayoutGroup {
  fileprivate var hasEstimates: Bool {
    size.estimatedAxes != []
      || subitems.contains { subitem in
        if case .group(let group) = subitem { group.hasEstimates } else { subitem.size.estimatedAxes != [] }
      }
  }
}
