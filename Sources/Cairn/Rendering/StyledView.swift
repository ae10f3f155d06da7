/// A view with a style.
@frozen
public struct StyledView<Content: View>: PrimitiveView {
  @usableFromInline let content: Content
  @usableFromInline let style: StyleModifier

  @inlinable
  init(_ content: consuming Content, _ style: StyleModifier) {
    self.content = content
    self.style = style
  }

  @inlinable
  public func _render(into renderer: any Renderer) {
    if Content._hasBars { return renderInsideBars(into: renderer) }
    renderer.beginStyle(style)
    content._render(into: renderer)
    renderer.endStyle()
  }

  @inlinable
  public static var _isItemSequence: Bool { Content._isItemSequence }

  @inlinable
  public static var _hasBars: Bool { Content._hasBars }

  @inlinable
  public func _countItems(into tally: inout ItemTally) -> Bool { content._countItems(into: &tally) }

  @inlinable
  public static func _traits(_ budget: inout Int) -> ViewTraits { Content._traits(&budget) }
}

extension View {
  @inlinable
  consuming func styled(_ style: StyleModifier) -> StyledView<Self> { StyledView(self, style) }
}

/// What a distance that the author may leave open counts as: what is not a finite number is left open.
@inlinable
func finite(_ length: Double?) -> Double? {
  length.flatMap { $0.isFinite ? $0 : nil }
}

/// What a length that the author gives counts as, so that no backend meets what is not a number.
@inlinable
func finite(_ length: Double, else fallback: Double = 0) -> Double {
  length.isFinite ? length : fallback
}
