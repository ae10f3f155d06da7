/// Links that lead through a site or a text.
///
/// ```swift
/// Navigation(label: "Chapters") {
///   Link("Alps", destination: "alps.html")
///   Link("Andes", destination: "andes.html")
/// }
/// ```
///
/// Its name tells it from the other navigation of a page for readers who do not see it; it is not shown.
public struct Navigation<Content: View>: PrimitiveView {
  private let label: String
  private let content: Content

  /// Creates navigation of any views.
  ///
  /// - Parameters:
  ///   - label: Its name.
  ///   - content: The links.
  public init(label: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.label = String(label)
    self.content = content()
  }

  public func _render(into renderer: any Renderer) {
    if label.isBlank { renderer.report(.unnamedNavigation(at: renderer.place)) }
    ProseCalls.part(.navigation(label: label), content, into: renderer)
  }

  public static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.item) }
}
