extension Renderer {
  /// Renders content that unfolds under a title.
  ///
  /// A title that is a cell is read beforehand, because where it stands depends on what unfolds it, and what it says about
  /// its row goes for the title and what unfolds together.
  func disclosure(isExpanded: Bool, title: some View, content: (any Renderer) -> Void) {
    // Inside a title it is one view that is no cell. To read its title too would double the work with each level.
    if let reader = self as? CellReader { return reader.readContainer() }
    guard let reader = CellReader.read(title, in: environment), let style = reader.outlineStyle else {
      let description = DisclosureDescription(
        isExpanded: isExpanded,
        exclusiveName: environment.exclusiveDisclosureName
      )
      begin(.disclosure(description))
      slot(.title, title)
      unfold { content(self) }
      return end()
    }
    guard reader.row != ListRowAttributes() else { return outline(isExpanded, style, title, content) }
    row(reader.row) { $0.outline(isExpanded, style, title, content) }
  }

  private func outline(
    _ isExpanded: Bool,
    _ style: Accessory.OutlineStyle,
    _ title: some View,
    _ content: (any Renderer) -> Void
  ) {
    let name = environment.exclusiveDisclosureName
    begin(.disclosure(DisclosureDescription(isExpanded: isExpanded, outlineStyle: style, exclusiveName: name)))
    let outer = environment
    var inner = outer
    inner.isRowTitle = true
    beginEnvironment(inner)
    slot(.title, title)
    endEnvironment(restoring: outer)
    unfold { content(ItemRenderer(self)) }
    end()
  }

  private func unfold(_ content: () -> Void) {
    begin(.slot(.content))
    let outer = environment
    if outer.exclusiveDisclosureName == nil, !outer.isRowTitle {
      content()
    } else {
      var inner = outer
      inner.exclusiveDisclosureName = nil
      inner.isRowTitle = false
      beginEnvironment(inner)
      content()
      endEnvironment(restoring: outer)
    }
    end()
  }
}
