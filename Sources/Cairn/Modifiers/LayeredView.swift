/// A view with views behind it or in front of it that do not change its size.
@frozen
public struct LayeredView<Content: View, Layer: View>: PrimitiveView {
  @usableFromInline let content: Content
  @usableFromInline let layer: Layer
  @usableFromInline let alignment: Alignment
  @usableFromInline let isBehind: Bool

  @inlinable
  init(content: consuming Content, layer: consuming Layer, alignment: Alignment, isBehind: Bool) {
    self.content = content
    self.layer = layer
    self.alignment = alignment
    self.isBehind = isBehind
  }

  public func _render(into renderer: any Renderer) {
    if Content._hasBars {
      if let bars = takenBars() { return bars.around(bars.content)._render(into: renderer) }
      if isBehind, let style = layer as? any ShapeStyle { return content.background(style)._render(into: renderer) }
    }
    guard renderer._enter(Nesting.layers) else { return }
    defer { renderer._leave(Nesting.layers) }
    renderer.begin(.layers(LayersDescription(alignment: alignment)))
    if isBehind {
      renderer.slot(.background, layer)
    }
    switch layer.isShape() ? content.bareContent() : .none {
    case .control: renderer.slot(.content, content.controlStyles { $0.standInOwnBackground() })
    case .fieldsInRow: renderer.slot(.content, content.controlStyles { $0.standFieldsInOwnBackground() })
    case .none: renderer.slot(.content, content)
    }
    if !isBehind {
      renderer.slot(.overlay, layer)
    }
    renderer.end()
  }

  public static var _hasBars: Bool { Content._hasBars }
}

extension View {
  /// Puts views in front of the view; they do not change its size.
  @inlinable
  public consuming func overlay<Overlay: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Overlay
  ) -> LayeredView<Self, Overlay> {
    LayeredView(content: self, layer: content(), alignment: alignment, isBehind: false)
  }

  /// Puts another view in front of the view; it does not change the size.
  @inlinable
  public consuming func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> LayeredView<Self, Overlay> {
    LayeredView(content: self, layer: overlay, alignment: alignment, isBehind: false)
  }

  /// Covers the view with a shape that a colour, gradient or material fills.
  @inlinable
  @_disfavoredOverload
  public consuming func overlay(
    _ style: some ShapeStyle,
    in shape: some Shape = Rectangle()
  ) -> LayeredView<Self, DrawnShape> {
    LayeredView(content: self, layer: shape.fill(style), alignment: .center, isBehind: false)
  }

  /// Puts views behind the view; they do not change its size.
  @inlinable
  public consuming func background<Background: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> LayeredView<Self, Background> {
    LayeredView(content: self, layer: content(), alignment: alignment, isBehind: true)
  }

  /// Puts another view behind the view; it does not change the size.
  @inlinable
  @_disfavoredOverload
  public consuming func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> LayeredView<Self, Background> {
    LayeredView(content: self, layer: background, alignment: alignment, isBehind: true)
  }
}
