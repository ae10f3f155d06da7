/// A modifier of your own: what a view becomes.
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

  /// Returns the view that the content becomes.
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

extension View {
  /// Applies a modifier of your own.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> Modifier.Body {
    modifier.body(content: ViewModifierContent(content: self))
  }
}
