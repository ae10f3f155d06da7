public import Cairn
public import Foundation

// What follows from the size and the place of a view: neither is known ahead.
extension View {
  /// Takes an action for a size or a place; it is never run.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type,
    of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (Value) -> Void
  ) -> NotedView<Self> { notedChange() }

  /// Takes an action for a size or a place, which is given the old and the new one; it is never run.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type,
    of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (Value, Value) -> Void
  ) -> NotedView<Self> { notedChange() }

  /// Takes how the view looks in its size and its place; it is never asked.
  public func visualEffect<Effect>(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> Effect
  ) -> NotedView<Self> {
    noted("visualEffect(_:)", "Sizes are not known ahead. Write the effect as a modifier.")
  }

  private func notedChange() -> NotedView<Self> {
    noted("onGeometryChange(for:of:action:)", "Sizes are not known ahead. Write flexible frames, or a GeometryReader.")
  }
}

extension EmptyVisualEffect {
  /// Accepts a distance in points.
  public func offset(_ offset: CGSize) -> EmptyVisualEffect { self }
}
