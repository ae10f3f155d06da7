extension Renderer {
  /// Renders content that unfolds under a title.
  ///
  /// A title that is a cell is read beforehand, because where it stands depends on what unfolds it.
  func disclosure(isExpanded: Bool, title: some View, content: () -> Void) {
    let outer = environment
    let style = Self.outlineStyle(of: title, in: outer)
    let name = outer.exclusiveDisclosureName
    begin(.disclosure(DisclosureDescription(isExpanded: isExpanded, outlineStyle: style, exclusiveName: name)))
    slot(.title, title)
    begin(.slot(.content))
    if name == nil {
      content()
    } else {
      var inner = outer
      inner.exclusiveDisclosureName = nil
      beginEnvironment(inner)
      content()
      endEnvironment(restoring: outer)
    }
    end()
    end()
  }

  private static func outlineStyle<Title: View>(
    of title: Title,
    in environment: EnvironmentValues
  ) -> Accessory.OutlineStyle? {
    guard Title._holdsCells else { return nil }
    let reader = CellReader(environment: environment)
    title.render(into: reader)
    return reader.outlineStyle
  }
}

/// Looks at a title: whether it is a cell, and what unfolds it.
private final class CellReader: Renderer {
  var environment: EnvironmentValues
  private var cell: ListCell?
  private var count = 0

  var checksIdentity: Bool { false }

  init(environment: EnvironmentValues) {
    self.environment = environment
  }

  /// What unfolds the cell; `nil` if the title is something else.
  var outlineStyle: Accessory.OutlineStyle? {
    guard count == 1, let cell else { return nil }
    for case .outlineDisclosure(let style) in cell.accessories.lazy.map(\.kind) where style != .automatic {
      return style
    }
    return cell.destination == nil ? .header : .cell
  }

  func cell(_ cell: ListCell) {
    count += 1
    self.cell = cell
  }

  func text(_ text: Text) { count += 1 }
  func image(_ image: Image) { count += 1 }
  func begin(_ container: Container) { count += 1 }
  func end() {}
  func report(_ diagnostic: Diagnostic) {}
}
