/// A modifier of your own, which makes one view from another.
///
/// ```swift
/// struct Card: ViewModifier {
///   func body(content: Content) -> some View {
///     content.padding().background(.background).cornerRadius(12)
///   }
/// }
///
/// Text("Eiger").modifier(Card())
/// ```
public protocol ViewModifier {
  /// The type of the view that the modifier makes.
  associatedtype Body: View

  /// Returns the modified view.
  @ViewBuilder func body(content: Content) -> Body

  /// The view that is modified.
  typealias Content = ViewModifierContent
}

/// The view that a ``ViewModifier`` modifies.
public struct ViewModifierContent: PrimitiveView {
  let content: any View

  public func _render(into renderer: any Renderer) {
    content._render(into: renderer)
  }
}

/// A view with a modifier of your own.
///
/// The modifier's body is asked for during rendering, so it reads the environment at that place.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: PrimitiveView {
  let content: Content
  private let modifier: Modifier

  /// Creates a view with a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  public func _render(into renderer: any Renderer) {
    let weight = Nesting._weight(of: Modifier.Body.self)
    guard renderer._enter(weight) else { return }
    if StateUse.concerns(modifier, in: renderer) {
      StateGraph.render(modifier, into: renderer) { modifier.body(content: ViewModifierContent(content: content)) }
    } else {
      modifier.body(content: ViewModifierContent(content: content))._render(into: renderer)
    }
    renderer._leave(weight)
  }
}

extension View {
  /// Applies a modifier of your own.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
