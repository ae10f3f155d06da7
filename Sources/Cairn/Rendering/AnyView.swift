/// A view whose type does not show.
///
/// Prefer builders and generics; a type-erased view costs an allocation and keeps the compiler from specialising it.
public struct AnyView: PrimitiveView {
  private let storage: Storage

  /// What holds the view; a class, so that views in views go one after the other.
  private final class Storage {
    private var view: (any View)?
    var content: any View { view ?? EmptyView() }
    /// Renders the content by code that is made for its type.
    let render: (any View, any Renderer) -> Void

    init(_ view: any View, _ render: @escaping (any View, any Renderer) -> Void) {
      self.view = view
      self.render = render
    }

    deinit { ReleaseQueue.release(&view) }
  }

  /// Erases the type of a view; erasing twice is the same as once.
  @inlinable
  public init<Content: View>(_ view: Content) {
    // The view's type is known here, so the compiler can specialise its rendering.
    self.init(view) { view, renderer in
      // This closure is stored beside the only view that it is called with, so the address is that of such a view.
      Self.withAddress(of: view) { Self.render($0.assumingMemoryBound(to: Content.self), into: renderer) }
    }
  }

  @usableFromInline
  init<Content: View>(_ view: Content, _ render: @escaping (any View, any Renderer) -> Void) {
    storage = (view as? AnyView)?.storage ?? Storage(view, render)
  }

  /// Calls a closure with the address of a view.
  ///
  /// A function that took the view itself would not be specialised, as the type of an erased view shows nowhere.
  @usableFromInline
  static func withAddress(of view: some View, _ body: (UnsafeRawPointer) -> Void) {
    withUnsafePointer(to: view) { body(UnsafeRawPointer($0)) }
  }

  /// Renders a view that has a type, though it does not show.
  @inlinable
  static func render<Content: View>(_ content: UnsafePointer<Content>, into renderer: any Renderer) {
    let weight = Nesting._weight(of: Content.self)
    guard renderer._enter(weight) else { return }
    content.pointee._render(into: renderer)
    renderer._leave(weight)
  }

  /// Erases the type of a view; erasing twice is the same as once.
  @inlinable
  public init(erasing view: some View) {
    self.init(view)
  }

  /// The view with its own type.
  var erased: any View { storage.content }

  public func _render(into renderer: any Renderer) {
    storage.render(storage.content, renderer)
  }

  public func _countItems(into tally: inout ItemTally) -> Bool { tally.count(storage.content) }

  public static func _traits(_ budget: inout Int) -> ViewTraits { .unknown }
}

extension View {
  /// The view with its own type, if that has been erased.
  var unerased: any View { (self as? AnyView)?.erased ?? self }
}
