/// A view with a changed value of the environment.
public struct EnvironmentView<Content: View>: PrimitiveView {
  var content: Content
  let change: (inout EnvironmentValues) -> Void

  init(content: Content, change: @escaping (inout EnvironmentValues) -> Void) {
    self.content = content
    self.change = change
  }

  public func _render(into renderer: any Renderer) {
    let outer = renderer.environment
    var inner = outer
    change(&inner)
    if inner.locale != outer.locale, !inner.locale.isWellFormed {
      renderer.report(.malformed(inner.locale, at: renderer.place))
    }
    renderer.beginEnvironment(inner)
    content._render(into: renderer)
    renderer.endEnvironment(restoring: outer)
  }

  public static var _isItemSequence: Bool { Content._isItemSequence }
  public static var _hasBars: Bool { Content._hasBars }
  public func _countItems(into tally: inout ItemTally) -> Bool { content._countItems(into: &tally) }

  public static func _traits(_ budget: inout Int) -> ViewTraits { Content._traits(&budget) }
}

extension View {
  /// Sets a value of the environment for the view and all inside it.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> EnvironmentView<Self> {
    EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Changes a value of the environment for the view and all inside it.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> EnvironmentView<Self> {
    EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
  }
}
