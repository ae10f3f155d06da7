/// A text that stands by itself, such as an entry of a blog, with the distances of printed prose.
///
/// ```swift
/// Article {
///   Heading("A night on the ridge", level: 2)
///   Text("We set out before dawn.")
/// }
/// ```
public struct Article<Content: View>: PrimitiveView {
  private let content: Content

  /// Creates an article of any views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func _render(into renderer: any Renderer) { ProseCalls.part(.article, content, into: renderer) }

  public static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.item) }
}
