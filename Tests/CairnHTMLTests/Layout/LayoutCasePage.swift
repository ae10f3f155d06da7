import Cairn
import CairnHTML
import CairnTestSupport
import Foundation

/// A page that shows a case of the solver, and where its boxes must be.
///
/// Unchecked, as nothing of it changes.
struct LayoutCasePage: @unchecked Sendable {
  let item: LayoutCase
  private let result: LayoutResult
  private let inputs: [SectionInput]
  private let layout: CompositionalLayout
  private let environment: LayoutEnvironment
  /// The axes on which each item's content decides, section by section.
  private let openAxes: [[Int: Axis.Set]]

  /// Where an element must be.
  struct Box: Encodable {
    var selector: String
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  /// Where elements must be at a scroll offset.
  struct Scrolled: Encodable {
    var offset: Double
    var boxes: [Box]
  }

  /// Where something that scrolls sideways comes to rest.
  struct Scroller: Encodable {
    var selector: String
    /// The resting places from the first on; empty if anywhere.
    var offsets: [Double]
  }

  /// What a browser is to check.
  struct Expectation: Encodable {
    var origin = "#origin"
    /// The width of the page where the rules of lists ask for it.
    var width: Double?
    var boxes: [Box]
    /// Where what scrolls sideways must come to rest.
    var scrollers: [Scroller] = []
    /// Where headers and footers must be when the page is scrolled.
    var scrolled: [Scrolled] = []
    /// Parts of the case without an element to compare.
    var leftOut: [String]
  }

  init(_ item: LayoutCase) {
    self.item = item
    layout = item.layout
    environment = item.environment
    inputs = item.sections.enumerated().map { index, input in
      let list = item.layout.section(at: index, in: item.environment)?.list
      return list?.appearance.metrics.pinsHeader == true ? input.withHeadersToTouch : input
    }
    result = item.solve(inputs)
    openAxes = Self.openAxes(of: item)
  }

  /// Asks the solver which items it measures on which axes.
  private static func openAxes(of item: LayoutCase) -> [[Int: Axis.Set]] {
    let questions = LayoutQuestions(sections: item.sections.count)
    let inputs = item.sections.enumerated().map { section, input in
      SectionInput(input.itemCount) { index, proposal in
        questions.add(proposal, item: index, section: section)
        return input.measure?(index, proposal) ?? PartialSize()
      }
    }
    _ = LayoutSolver.solve(item.layout, environment: item.environment, sections: inputs)
    return questions.axes
  }

  /// Why HTML cannot show the case; `nil` if it can.
  var reasonToSkip: String? {
    if environment.displayScale != nil { return "pixels are the browser's affair" }
    if result.diagnostics.contains(where: { $0.code == .emptyContainer }) { return "the container has no size" }
    if result.diagnostics.contains(where: { $0.code == .noRoomForSubitems }) {
      return "a box is never smaller than its padding"
    }
    return nil
  }

  // MARK: Page

  /// The document and the rules that it needs.
  func render() -> (html: String, sheet: StyleSheet) {
    var options = HTMLOptions(layoutWidths: [width], layoutHeight: environment.container.contentSize.height)
    options.environment.layoutDirection = environment.layoutDirection
    let sections = inputs.indices.map { AnySection(LayoutCaseSection(id: $0, page: self)) }
    let output = CollectionView(sections: sections) {
      LayoutCaseController()
    }
    .withBands(band(.header), band(.footer))
    .layout(layout)
    .renderHTML(options)
    let direction = environment.layoutDirection == .rightToLeft ? "rtl" : "ltr"
    let html = """
      <!DOCTYPE html>
      <html lang="en" dir="\(direction)"><head><meta charset="utf-8"><title>\(item.name)</title>
      <link rel="stylesheet" href="style.css"></head>
      <body style="white-space:normal"><div id="origin" style="\(originStyle)">\(output.body)\(roomToScroll)</div></body></html>
      """
    return (html, output.styleSheet)
  }

  private var insets: EdgeInsets {
    layout.configuration.contentInsetsReference == .none ? .zero : environment.container.contentInsets
  }

  /// The width that the layout is told of.
  private var width: Double {
    environment.container.contentSize.width - insets.leading - insets.trailing
  }

  private var originStyle: String {
    let size = environment.container.contentSize
    return """
      container-type:size;overflow:auto;scrollbar-width:none;inline-size:\(size.width)px;block-size:\(size.height)px;\
      padding-inline:\(insets.leading)px \(insets.trailing)px
      """
  }

  /// An element that lets a page with something to stick scroll past its content.
  private var roomToScroll: String {
    guard result.sections.contains(where: { $0.supplementaries.contains { $0.isPinned } }) else { return "" }
    return "<div style=\"block-size:\(environment.container.contentSize.height)px\"></div>"
  }

  // MARK: Content

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
    guard let list = section.list else { return section.boundaryItem(kind) != nil }
    return kind == .header ? list.headerMode == .supplementary : list.footerMode == .supplementary
  }

  func hasBadge(_ index: Int, in section: Int) -> Bool {
    result.sections[section].itemSupplementaries.contains { $0.item == index }
  }
}

// MARK: - Boxes

extension LayoutCasePage {
  var expectation: Expectation {
    var expectation = Expectation(boxes: [], leftOut: [])
    for (index, section) in result.sections.enumerated() {
      let place = place(of: index)
      expectation.boxes.append(Box(place, section.frame))
      if let orthogonal = section.orthogonal {
        let offsets = orthogonal.snapOffsets.map { $0 - orthogonal.initialOffset }
        expectation.scrollers.append(Scroller(selector: "\(place)>.scroller", offsets: offsets))
      }
      let shift = (section.orthogonal?.initialOffset ?? 0) * (environment.layoutDirection == .rightToLeft ? -1 : 1)
      for (item, frame) in section.items.enumerated() {
        let selector = ":is(.cell,.cells>li,.items>li,.list>:is(h1,h2)):has(#s\(index)-i\(item))"
        expectation.boxes.append(Box(selector, frame, shift: shift))
      }
      expectation.boxes += boundaryBoxes(of: index, at: .zero)
      var hosts: Set<Int> = []
      for badge in section.itemSupplementaries {
        guard hosts.insert(badge.item).inserted else {
          expectation.leftOut.append("\(badge.kind) on item \(badge.item) of section \(index)")
          continue
        }
        let host = ":is(.cell,.cells>li):has(#s\(index)-i\(badge.item))"
        expectation.boxes.append(Box("\(host) .badge", badge.frame, shift: shift))
      }
      if layout.section(at: index, in: environment)?.list != nil {
        expectation.width = environment.container.contentSize.width
        expectation.boxes += separatorBoxes(of: index)
        continue
      }
      expectation.boxes += zip(["::before", "::after"], section.decorations).map { Box(place + $0, $1.frame) }
    }
    expectation.boxes += bandBoxes(at: .zero)
    expectation.scrolled = scrolled
    return expectation
  }

  private func place(of section: Int) -> String {
    "#origin>.collection>div:nth-of-type(\(section + 1))>:is(.layout,.list)"
  }

  /// The lines below the rows of a list, without height where there is none.
  private func separatorBoxes(of index: Int) -> [Box] {
    let section = result.sections[index]
    guard let list = layout.section(at: index, in: environment)?.list else { return [] }
    let isHeader = list.headerMode == .firstItemInSection
    return section.items.indices.dropFirst(isHeader ? 1 : 0).map { item in
      let row = section.items[item]
      let inset = list.separatorConfiguration.bottomSeparatorInsets.leading
      let width = row.width - inset - list.separatorConfiguration.bottomSeparatorInsets.trailing
      let none = LayoutRect(x: row.x + inset, y: row.maxY, width: width, height: 0)
      let line = section.decorations.first { $0.item == item }?.frame ?? none
      return Box(".items>li:has(#s\(index)-i\(item))::after", line)
    }
  }

  /// The header and the footer around all sections.
  private func bandBoxes(at offset: LayoutPoint) -> [Box] {
    let pinned = result.pinned(at: offset)
    return [ElementKind.header, .footer].compactMap { slot in
      guard let item = bandItem(slot) else { return nil }
      let frame =
        pinned.first { $0.section == nil && $0.kind == item.kind }?.frame
        ?? result.boundary.first { $0.kind == item.kind }?.frame
      return frame.map { Box("#origin>.collection>\(slot)", $0) }
    }
  }

  private func bandItem(_ slot: ElementKind) -> LayoutBoundary? {
    var section = LayoutSection(group: .columns(1, height: 1))
    section.boundarySupplementaryItems = layout.configuration.boundarySupplementaryItems
    return section.boundaryItem(slot)
  }

  private func band(_ slot: ElementKind) -> LayoutCaseBox? {
    guard let item = bandItem(slot) else { return nil }
    let frame = result.boundary.first { $0.kind == item.kind }?.frame
    return LayoutCaseBox(size: contentSize(item.size.estimatedAxes, nil, frame))
  }

  private func boundaryBoxes(of index: Int, at offset: LayoutPoint) -> [Box] {
    let section = result.sections[index]
    guard let layout = layout.section(at: index, in: environment) else { return [] }
    let pinned = result.pinned(at: offset)
    return [(ElementKind.header, ":is(h1,h2)"), (.footer, "footer")].flatMap { slot, tag in
      let kinds = layout.list == nil ? boundaryItems(slot, of: layout).map(\.kind) : [slot]
      return kinds.enumerated().compactMap { part, kind in
        let frame =
          pinned.first { $0.section == index && $0.kind == kind }?.frame
          ?? section.supplementaries.first { $0.kind == kind }?.frame
        let selector = "\(place(of: index))>\(tag)" + (kinds.count > 1 ? ">:nth-child(\(part + 1))" : "")
        return frame.map { Box(selector, $0) }
      }
    }
  }

  /// The boundary items that a header or a footer shows in; in a layout from leading to trailing, it is one at most.
  private func boundaryItems(_ slot: ElementKind, of section: LayoutSection) -> [LayoutBoundary] {
    layout.configuration.scrollDirection == .vertical
      ? section.boundaryItems(slot) : section.boundaryItem(slot).map { [$0] } ?? []
  }

  /// Where pinned headers and footers must be at some scroll offsets.
  private var scrolled: [Scrolled] {
    guard result.sections.contains(where: { $0.supplementaries.contains { $0.isPinned } }) else { return [] }
    let range = result.contentSize.height
    return [0, 0.25, 0.5, 0.75, 1].map { share in
      let offset = (range * share).rounded()
      let point = LayoutPoint(x: 0, y: offset)
      let boxes = result.sections.indices.flatMap { boundaryBoxes(of: $0, at: point) } + bandBoxes(at: point)
      return Scrolled(offset: offset, boxes: boxes)
    }
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

extension LayoutCasePage.Box {
  fileprivate init(_ selector: String, _ frame: LayoutRect, shift: Double = 0) {
    self.init(selector: selector, x: frame.x - shift, y: frame.y, width: frame.width, height: frame.height)
  }
}

extension LayoutSection {
  fileprivate var list: ListConfiguration? {
    if case .list(let list) = content { list } else { nil }
  }
}

extension SectionInput {
  /// The height of the header of a list in a page, so that fingers find what is in it.
  private static let headerHeight = 44.0

  fileprivate var withHeadersToTouch: SectionInput {
    var input = self
    input.measureSupplementary = { kind, proposal in
      kind == .header ? PartialSize(height: Self.headerHeight) : measureSupplementary?(kind, proposal) ?? PartialSize()
    }
    return input
  }
}

extension SupplementaryFrame {
  fileprivate var isPinned: Bool { pin != nil }
}

// MARK: - Views

extension CollectionView {
  fileprivate func withBands(_ header: LayoutCaseBox?, _ footer: LayoutCaseBox?) -> CollectionView {
    let collection = header.map { header in self.header { header } } ?? self
    return footer.map { footer in collection.footer { footer } } ?? collection
  }
}

private struct LayoutCaseSection: CollectionSection {
  let id: Int
  let page: LayoutCasePage

  static func == (left: Self, right: Self) -> Bool { left.id == right.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

private struct LayoutCaseController: SectionController {
  func view(for section: LayoutCaseSection) -> some View {
    let page = section.page
    let items = ForEach(0..<page.itemCount(in: section.id), id: \.self) { item in
      LayoutCaseItem(section: section, item: item)
    }
    let header = LayoutCaseBand(sizes: page.contentSizes(of: .header, in: section.id))
    let footer = LayoutCaseBand(sizes: page.contentSizes(of: .footer, in: section.id))
    switch (page.has(.header, in: section.id), page.has(.footer, in: section.id)) {
    case (false, false): Section { items }
    case (true, false): Section(header: header) { items }
    case (false, true): Section(footer: footer) { items }
    case (true, true): Section(header: header, footer: footer) { items }
    }
  }
}

private struct LayoutCaseBand: View {
  let sizes: [LayoutExtent]

  var body: some View {
    ForEach(sizes.indices, id: \.self) { LayoutCaseBox(size: sizes[$0]) }
  }
}

private struct LayoutCaseItem: View {
  let section: LayoutCaseSection
  let item: Int

  var body: some View {
    let box = LayoutCaseBox(
      size: section.page.contentSize(ofItem: item, in: section.id),
      name: "s\(section.id)-i\(item)"
    )
    if section.page.hasBadge(item, in: section.id) {
      box.badge(item + 1)
    } else {
      box
    }
  }
}

private struct LayoutCaseBox: View {
  let size: LayoutExtent
  var name: String?

  var body: some View {
    if let name {
      Text(verbatim: "").id(name).frame(width: size.width, height: size.height)
    } else {
      Text(verbatim: "").frame(width: size.width, height: size.height)
    }
  }
}
