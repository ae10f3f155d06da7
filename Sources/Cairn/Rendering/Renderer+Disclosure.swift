extension Renderer {
  /// Renders content that unfolds under a title.
  ///
  /// A title that is a cell is read beforehand, because where it stands depends on what unfolds it, and what it says about
  /// its row goes for the title and what unfolds together. Among the rows of a list any title is a cell.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the content shows at first.
  ///   - title: What always shows.
  ///   - content: What unfolds; `nil` for nothing.
  func disclosure(isExpanded: Bool, title: some View, content: ((any Renderer) -> Void)?) {
    // Inside a title it is one view that is no cell. To read its title too would double the work with each level.
    if let reader = self as? CellReader { return reader.readOutline() }
    let description = DisclosureDescription(
      isExpanded: isExpanded,
      exclusiveName: environment.exclusiveDisclosureName
    )
    if let counter = self as? ItemCounter {
      counter.begin(.disclosure(description))
      return counter.end()
    }
    let identity = (self as? any ItemReceiver)?.elementIdentity
    guard let reader = CellReader.read(title, in: environment, takesRows: isAmongRows),
      let style = reader.outlineStyle(ofElement: identity)
    else {
      begin(.disclosure(description))
      slot(.title, title)
      if let content { unfold { content(self) } }
      return end()
    }
    guard reader.row != ListRowAttributes() else { return outline(isExpanded, style, title, reader, content) }
    row(reader.row) { $0.outline(isExpanded, style, title, reader, content) }
  }

  private func outline(
    _ isExpanded: Bool,
    _ style: Accessory.OutlineStyle,
    _ title: some View,
    _ reader: CellReader,
    _ content: ((any Renderer) -> Void)?
  ) {
    let name = environment.exclusiveDisclosureName
    begin(.disclosure(DisclosureDescription(isExpanded: isExpanded, outlineStyle: style, exclusiveName: name)))
    begin(.slot(.title))
    rowContent(title, reader)
    end()
    if let content { unfold { content(ItemRenderer(self, takesRows: true)) } }
    end()
  }

  private func unfold(_ content: () -> Void) {
    begin(.slot(.content))
    let outer = environment
    if outer.exclusiveDisclosureName == nil {
      content()
    } else {
      var inner = outer
      inner.exclusiveDisclosureName = nil
      beginEnvironment(inner)
      content()
      endEnvironment(restoring: outer)
    }
    end()
  }
}
