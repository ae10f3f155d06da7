import Cairn

/// The rows of a list as the variant of a layout that is something else at other widths.
///
/// A section that is a list at all widths has the elements and the rules of lists instead.
struct ListRows {
  private let configuration: ListConfiguration

  init(_ configuration: ListConfiguration) {
    self.configuration = configuration
  }

  func apply(to compiled: inout CompiledSection) {
    let metrics = configuration.appearance.metrics
    var content = LayoutRule()
    content.own["grid-template-columns"] = "minmax(0,1fr)"
    if metrics.sideInset > 0 {
      content.own["margin-inline"] = CSSLength.rem(metrics.sideInset)
      content.own["border-radius"] = ".625rem"
    }
    if configuration.appearance == .insetGrouped || configuration.appearance == .grouped {
      content.own["background"] = "var(--secondary-background)"
    }
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
    for kind in [\CompiledSection.header, \CompiledSection.footer] {
      compiled[keyPath: kind].own["padding"] = ".625rem 1rem"
    }
  }
}
