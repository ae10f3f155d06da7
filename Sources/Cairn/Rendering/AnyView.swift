/// A view whose type does not show.
///
/// Prefer builders and generics; a type-erased view costs an allocation and keeps the compiler from specialising it.
public struct AnyView: PrimitiveView {
  private let content: any View

  /// Erases the type of a view; erasing twice is the same as once.
  public init(_ view: some View) {
    content = (view as? AnyView)?.content ?? view
  }

  /// Erases the type of a view; erasing twice is the same as once.
  public init(erasing view: some View) {
    self.init(view)
  }

  public func _render(into renderer: any Renderer) {
    Self.render(content, into: renderer)
  }

  private static func render<Content: View>(_ content: Content, into renderer: any Renderer) {
    let weight = Nesting._weight(of: Content.self)
    guard renderer._enter(weight) else { return }
    content._render(into: renderer)
    renderer._leave(weight)
  }

  public func _countItems(into tally: inout ItemTally) -> Bool { content._countItems(into: &tally) }

  public static func _traits(_ budget: inout Int) -> ViewTraits { .unknown }
}
