/// A view in light or dark colours.
private struct ColorSchemeView<Content: View>: PrimitiveView {
  let content: Content
  let colorScheme: ColorScheme?
  /// What says so, which may be another one for other values of states even where it changes nothing.
  let style: StyleModifier

  func _render(into renderer: any Renderer) {
    let outer = renderer.environment
    renderer.beginStyle(style)
    if let colorScheme { renderer.environment.colorScheme = colorScheme }
    content._render(into: renderer)
    renderer.environment = outer
    renderer.endStyle()
  }

  static var _isItemSequence: Bool { Content._isItemSequence }
  static var _hasBars: Bool { Content._hasBars }
  func _countItems(into tally: inout ItemTally) -> Bool { content._countItems(into: &tally) }
  static func _traits(_ budget: inout Int) -> ViewTraits { Content._traits(&budget) }
}

extension View {
  /// Shows what presents the view in light or dark colours, whatever the reader's system says; `nil` changes nothing.
  ///
  /// That is the page, or the sheet or popover, whose content the view is or begins with; a view deeper in stacks has the colours alone. On
  /// paper, pages are light. ``colorScheme(_:)`` always changes the colours of the view alone, as does ``environment(_:_:)`` with
  /// `\.colorScheme`.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    ColorSchemeView(content: self, colorScheme: colorScheme, style: .preferredColorScheme(colorScheme))
  }

  /// Shows the view in light or dark colours, whatever the surroundings.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    ColorSchemeView(content: self, colorScheme: colorScheme, style: .colorScheme(colorScheme))
  }
}
