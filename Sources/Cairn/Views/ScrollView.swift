/// Content that scrolls if it is larger than its room.
///
/// A page scrolls by itself. A vertical scroll view scrolls separately only in a frame of limited height. Where it shares a screen
/// with others in a stack or an overlay, what lies in front of it and the controls below it stay in sight. Several views in it form
/// a centred stack of its whole width; in one that scrolls horizontally only, a row.
@frozen
public struct ScrollView<Content: View>: PrimitiveView {
  @usableFromInline let axes: Axis.Set
  @usableFromInline let showsIndicators: Bool
  @usableFromInline let content: Content

  /// Creates a scroll view.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the content may be larger than the view.
  ///   - showsIndicators: Whether scroll bars show.
  ///   - content: The views that scroll. They form a vertical stack, or a horizontal one if only that axis scrolls.
  @inlinable
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  @inlinable
  public func _render(into renderer: any Renderer) {
    let choices = renderer.environment.scrollChoices
    renderer.begin(.scrollView(choices.layout(along: axes, showsIndicators: showsIndicators)))
    let outer = renderer._isInCell
    if axes.contains(.horizontal) { renderer._isInCell = true }
    if Content._viewTraits.kind == .several { renderStack(into: renderer) } else { content._render(into: renderer) }
    renderer._isInCell = outer
    renderer.end()
  }

  /// Renders what may be several views as a stack, which a single view has no need of.
  @usableFromInline
  func renderStack(into renderer: any Renderer) {
    if axes == .horizontal {
      HStack { content }._render(into: renderer)
    } else {
      VStack { content }.frame(maxWidth: .infinity)._render(into: renderer)
    }
  }
}

/// Whether scroll bars show.
public enum ScrollIndicatorVisibility: UInt8, Hashable, Sendable {
  case automatic, visible, hidden, never
}
