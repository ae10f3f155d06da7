import Cairn

/// The rows of a list in a layout that is something else at other widths.
///
/// A section that is a list at all widths uses the elements and the rules of lists instead.
struct ListRows {
  private let configuration: ListConfiguration

  init(_ configuration: ListConfiguration) { self.configuration = configuration }

  func apply(to compiled: inout CompiledSection) {
    let metrics = configuration.appearance.metrics
    var content = LayoutRule()
    content.own["grid-template-columns"] = "minmax(0,1fr)"
    if metrics.sideInset > 0 {
      content.own["margin-inline"] = side
      content.own["border-radius"] = ".625rem"
      content.own["overflow"] = "clip"
    }
    if isGrouped { content.own["background"] = "var(--secondary-grouped-background)" }
    content.children["align-items"] = "center"
    content.children["min-block-size"] = CSSLength.rem(ListMetrics.rowEstimate)
    content.children["padding"] = ".625rem 1rem"
    // Cells have paddings and lines of their own.
    content.children["--bleed-block"] = "-.625rem"
    content.children["--bleed-inline"] = "-1rem"
    if configuration.showsSeparators, metrics.separators != .none {
      content.children["--below"] = "1px"
      if metrics.separators == .everyRow { content.own["--last-line"] = "1px" }
      content.following["border-block-start"] = "var(--own-line,1px) solid var(--separator)"
    }
    compiled.form = .flat
    compiled.content = content
    applyToSurroundings(of: &compiled)
  }

  private var isGrouped: Bool {
    configuration.appearance == .insetGrouped || configuration.appearance == .grouped
  }

  /// The margin beside the rows; in wide pages it keeps lines short enough to read.
  private var side: String {
    let metrics = configuration.appearance.metrics
    let (narrow, wide) = (CSSLength.rem(metrics.sideInset), CSSLength.rem(metrics.wideSideInset))
    guard narrow != wide else { return narrow }
    let threshold = CSSLength.rem(ListMetrics.wideContainer)
    return "max(clamp(\(narrow),(100% - \(threshold))*1000,\(wide)),(100% - 45rem)/2)"
  }

  /// Sets the looks of the header and the footer, and the background of a grouped list.
  private func applyToSurroundings(of compiled: inout CompiledSection) {
    let metrics = configuration.appearance.metrics
    let inset = metrics.sideInset > 0 ? "calc(\(side) + 1rem)" : "1rem"
    for kind in [\CompiledSection.header, \CompiledSection.footer] {
      compiled[keyPath: kind].own["padding"] = "\(isGrouped ? ".375rem" : ".625rem") \(inset)"
    }
    guard isGrouped else { return }
    compiled.header.own["color"] = "var(--secondary-label)"
    compiled.header.own["font-size"] = ".8125rem"
    compiled.header.own["font-weight"] = "400"
    compiled.header.own["text-transform"] = "uppercase"
    // A header or a footer moves this room to its outer side.
    let room = CSSLength.rem(metrics.padding)
    compiled.content.own["margin-block"] = room
    compiled.header.own["margin-block"] = "\(room) -\(room)"
    compiled.footer.own["margin-block"] = "-\(room) \(room)"
    // A section is the container that its widths are asked of, and only what it generates can ask it.
    compiled.section.before["content"] = "\"\""
    compiled.section.before["position"] = "absolute"
    compiled.section.before["inset"] = "0"
    compiled.section.before["z-index"] = "-1"
    compiled.section.before["background"] = "var(--grouped-background)"
  }
}
