/// A view in light or dark colours.
private struct ColorSchemeView<Content: View>: PrimitiveView {
  let content: Content
  let colorScheme: ColorScheme?

  func _render(into renderer: any Renderer) {
    let outer = renderer.environment
    let inner = colorScheme ?? outer.colorScheme
    guard StateGraph.current != nil else {
      return content.environment(\.colorScheme, inner)._render(into: renderer)
    }
    // A style may differ between the values of states without anything around it being another one.
    renderer.beginStyle(.colorScheme(inner))
    renderer.environment.colorScheme = inner
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
  /// Shows the view in light or dark colours, whatever the surroundings; `nil` changes nothing.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    ColorSchemeView(content: self, colorScheme: colorScheme)
  }
}
