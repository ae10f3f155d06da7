import Cairn
import CairnHTML
import CairnTestSupport

/// What the parts of a page of a case show.
extension LayoutCasePage {
  /// Asks the solver which items it measures on which axes.
  static func openAxes(
    in layout: CompositionalLayout,
    _ environment: LayoutEnvironment,
    _ inputs: [SectionInput]
  ) -> [[Int: Axis.Set]] {
    let questions = LayoutQuestions(sections: inputs.count)
    let inputs = inputs.enumerated().map { section, input in
      SectionInput(input.itemCount) { index, proposal in
        questions.add(proposal, item: index, section: section)
        return input.measure?(index, proposal) ?? PartialSize()
      }
    }
    _ = LayoutSolver.solve(layout, environment: environment, sections: inputs)
    return questions.axes
  }

  /// Returns the size of what an item shows.
  ///
  /// It has a length only where the layout leaves that to the content: elsewhere a cell without a size of its own would
  /// seem right for the sake of what is in it.
  func contentSize(ofItem index: Int, in section: Int) -> LayoutExtent {
    let frame = result.sections[section].items.indices.contains(index) ? result.sections[section].items[index] : nil
    if let list = layout.section(at: section, in: environment)?.list {
      // Rows are as high as the estimate by themselves.
      let isHeader = index == 0 && list.headerMode == .firstItemInSection
      return isHeader ? contentSize(of: list, isHeader: true, height: ListMetrics.rowEstimate) : .zero
    }
    let open = openAxes[section][index] ?? []
    return contentSize(open, inputs[section].measure?(index, PartialSize()), frame)
  }

  /// Returns the sizes of what a header or a footer shows.
  func contentSizes(of slot: ElementKind, in section: Int) -> [LayoutExtent] {
    let layout = layout.section(at: section, in: environment)
    if let list = layout?.list {
      return [contentSize(of: list, isHeader: slot == .header, height: ListMetrics.boundaryEstimate)]
    }
    return (layout.map { boundaryItems(slot, of: $0) } ?? []).map { item in
      let frame = result.sections[section].supplementaries.first { $0.kind == item.kind }?.frame
      let measured = inputs[section].measureSupplementary?(item.kind, PartialSize())
      return contentSize(item.size.estimatedAxes, measured, frame)
    }
  }

  private func contentSize(_ open: Axis.Set, _ measured: PartialSize?, _ frame: LayoutRect?) -> LayoutExtent {
    LayoutExtent(
      width: open.contains(.horizontal) ? measured?.width ?? frame?.width ?? 0 : 0,
      height: open.contains(.vertical) ? measured?.height ?? frame?.height ?? 0 : 0
    )
  }

  /// Returns the size of what a header or a footer of a list shows: what its padding leaves of its height.
  ///
  /// Headers that stay are as high as they are by themselves.
  private func contentSize(of list: ListConfiguration, isHeader: Bool, height: Double) -> LayoutExtent {
    if isHeader, list.appearance.metrics.pinsHeader { return .zero }
    return LayoutExtent(width: 0, height: height - 12)
  }

  func itemCount(in section: Int) -> Int { max(0, inputs[section].itemCount) }

  func has(_ kind: ElementKind, in section: Int) -> Bool {
    guard let section = layout.section(at: section, in: environment) else { return false }
    guard let list = section.list else {
      return section.boundaryItem(kind, along: layout.configuration.scrollDirection) != nil
    }
    return kind == .header ? list.headerMode == .supplementary : list.footerMode == .supplementary
  }

  func hasBadge(_ index: Int, in section: Int) -> Bool {
    result.sections[section].itemSupplementaries.contains { $0.item == index }
  }

  /// The boundary items that a header or a footer shows in; in a layout from leading to trailing, it is one at most.
  func boundaryItems(_ slot: ElementKind, of section: LayoutSection) -> [LayoutBoundary] {
    layout.configuration.scrollDirection == .vertical
      ? section.boundaryItems(slot) : section.boundaryItem(slot, along: .horizontal).map { [$0] } ?? []
  }

  func bandItem(_ slot: ElementKind) -> LayoutBoundary? {
    var section = LayoutSection(group: .columns(1, height: 1))
    section.boundarySupplementaryItems = layout.configuration.boundarySupplementaryItems
    return section.boundaryItem(slot, along: layout.configuration.scrollDirection)
  }

  func band(_ slot: ElementKind) -> LayoutCaseBox? {
    guard let item = bandItem(slot) else { return nil }
    let frame = result.boundary.first { $0.kind == item.kind }?.frame
    return LayoutCaseBox(size: contentSize(item.size.estimatedAxes, nil, frame))
  }
}

/// What the solver asks of the content of items.
private final class LayoutQuestions {
  private(set) var axes: [[Int: Axis.Set]]

  init(sections: Int) {
    axes = Array(repeating: [:], count: sections)
  }

  func add(_ proposal: PartialSize, item: Int, section: Int) {
    if proposal.width == nil { axes[section][item, default: []].insert(.horizontal) }
    if proposal.height == nil { axes[section][item, default: []].insert(.vertical) }
  }
}

extension LayoutSection {
  var list: ListConfiguration? {
    if case .list(let list) = content { list } else { nil }
  }
}

extension SectionInput {
  /// The height of the header of a list in a page, so that fingers find what is in it.
  private static let headerHeight = 44.0

  var withHeadersToTouch: SectionInput {
    var input = self
    input.measureSupplementary = { kind, proposal in
      kind == .header ? PartialSize(height: Self.headerHeight) : measureSupplementary?(kind, proposal) ?? PartialSize()
    }
    return input
  }
}
