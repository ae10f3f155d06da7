/// A view from a closure that may read states.
@usableFromInline
struct StateReader<Content: View>: PrimitiveView {
  private let content: () -> Content

  @usableFromInline
  init(content: @escaping () -> Content) { self.content = content }

  @usableFromInline
  func _render(into renderer: any Renderer) {
    if let graph = (renderer as? Recorder)?.graph ?? StateGraph.current {
      graph.render(content, into: renderer)
    } else {
      content()._render(into: renderer)
    }
  }

  @usableFromInline static var _isItemSequence: Bool { Content._isItemSequence }

  @usableFromInline
  static func _traits(_ budget: inout Int) -> ViewTraits { Content._traits(&budget) }
}

extension View {
  /// Renders the body, also if states are among the view's properties.
  @usableFromInline
  func renderBody(into renderer: any Renderer) {
    StateGraph.render(self, into: renderer) { body }
  }
}
