/// A list with a bullet before each item.
///
/// ```swift
/// BulletList {
///   Text("Boots")
///   Text("Food")
///   BulletList { Text("Bread"); Text("Cheese") }
/// }
/// ```
///
/// Each view is an item, whatever it shows. A list that directly follows an item belongs to it.
public struct BulletList<Content: View>: PrimitiveView {
  private let content: Content

  /// Creates a list whose items are views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func _render(into renderer: any Renderer) {
    ProseCalls.list(ProseListDescription(), content, into: renderer)
  }

  public static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.item) }
}
