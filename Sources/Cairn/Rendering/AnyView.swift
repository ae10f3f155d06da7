/// A view whose type does not show.
///
/// Prefer builders and generics; a type-erased view costs an allocation and keeps the compiler from specialising it.
public struct AnyView: PrimitiveView {
  private let storage: Storage

  /// What holds the view; a class, so that views in views go one after the other.
  private final class Storage {
    private var view: (any View)?
    var content: any View { view ?? EmptyView() }

    init(_ view: any View) { self.view = view }

    deinit { ReleaseQueue.release(&view) }
  }

  /// Erases the type of a view; erasing twice is the same as once.
  public init(_ view: some View) {
    storage = (view as? AnyView)?.storage ?? Storage(view)
  }

  /// Erases the type of a view; erasing twice is the same as once.
  public init(erasing view: some View) {
    self.init(view)
  }

  /// The view with its own type.
  var erased: any View { storage.content }

  public func _render(into renderer: any Renderer) {
    Self.render(storage.content, into: renderer)
  }

  private static func render<Content: View>(_ content: Content, into renderer: any Renderer) {
    let weight = Nesting._weight(of: Content.self)
    guard renderer._enter(weight) else { return }
    content._render(into: renderer)
    renderer._leave(weight)
  }

  public func _countItems(into tally: inout ItemTally) -> Bool { tally.count(storage.content) }

  public static func _traits(_ budget: inout Int) -> ViewTraits { .unknown }
}
