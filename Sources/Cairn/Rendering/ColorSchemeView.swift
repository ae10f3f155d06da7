/// A view in light or dark colours, which what presents it takes too.
private struct ColorSchemeView<Content: View>: PrimitiveView {
  let content: Content
  let colorScheme: ColorScheme?

  func _render(into renderer: any Renderer) {
    let outer = renderer.environment
    // Even where it changes nothing it is a style, which may be another one for other values of states.
    renderer.beginStyle(.colorScheme(colorScheme))
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
    ColorSchemeView(content: self, colorScheme: colorScheme)
  }
}
