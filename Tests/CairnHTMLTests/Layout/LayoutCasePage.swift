import Cairn
import CairnHTML
import CairnTestSupport
import Foundation

/// A page that shows a case of the solver, and where its boxes must be.
///
/// Unchecked, as nothing of it changes.
struct LayoutCasePage: @unchecked Sendable {
  let name: String
  let result: LayoutResult
  let inputs: [SectionInput]
  let layout: CompositionalLayout
  let environment: LayoutEnvironment
  /// The axes on which each item's content decides, section by section.
  let openAxes: [[Int: Axis.Set]]

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
    /// What the page is of, for those who look into a finding.
    var layout: String
    /// The width of the page where the rules of lists ask for it.
    var width: Double?
    /// How far boxes may be elsewhere; `nil` for a tenth of a pixel.
    var tolerance: Double?
    var boxes: [Box]
    /// Where what scrolls sideways must come to rest.
    var scrollers: [Scroller] = []
    /// Where headers and footers must be when the page is scrolled.
    var scrolled: [Scrolled] = []
    /// Parts of the case without an element to compare.
    var leftOut: [String]
  }

  init(_ item: LayoutCase) {
    self.init(item.name, item.layout, item.environment, item.sections) { item.solve($0) }
  }

  init(
    _ name: String,
    _ layout: CompositionalLayout,
    _ environment: LayoutEnvironment,
    _ sections: [SectionInput],
    solve: ([SectionInput]) -> LayoutResult
  ) {
    self.name = name
    self.layout = layout
    self.environment = environment
    inputs = sections.enumerated().map { index, input in
      let list = layout.section(at: index, in: environment)?.list
      return list?.appearance.metrics.pinsHeader == true ? input.withHeadersToTouch : input
    }
    result = solve(inputs)
    openAxes = Self.openAxes(in: layout, environment, inputs)
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
      <html lang="en" dir="\(direction)"><head><meta charset="utf-8"><title>\(name)</title>
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

  /// Whether a header or a footer stays while the page scrolls.
  var hasPins: Bool {
    (result.boundary + result.sections.flatMap(\.supplementaries)).contains { $0.pin != nil }
  }

  /// An element that lets a page with something to stick scroll past its content.
  private var roomToScroll: String {
    guard hasPins else { return "" }
    return "<div style=\"block-size:\(environment.container.contentSize.height)px\"></div>"
  }
}

extension CollectionView {
  fileprivate func withBands(_ header: LayoutCaseBox?, _ footer: LayoutCaseBox?) -> CollectionView {
    let collection = header.map { header in self.header { header } } ?? self
    return footer.map { footer in collection.footer { footer } } ?? collection
  }
}
