/// A list with a number before each item.
///
/// ```swift
/// NumberedList(start: 3) {
///   Text("Cross the glacier.")
///   Text("Climb the ridge.")
/// }
/// ```
///
/// Each view is an item, whatever it shows. A list that directly follows an item belongs to it.
public struct NumberedList<Content: View>: PrimitiveView {
  private let start: Int
  private let content: Content

  /// Creates a list whose items are views.
  ///
  /// - Parameters:
  ///   - start: The number of the first item. Browsers know numbers of 32 bits, so others count as the nearest of these.
  ///   - content: The items.
  public init(start: Int = 1, @ViewBuilder content: () -> Content) {
    self.start = Int(Int32(clamping: start))
    self.content = content()
  }

  public func _render(into renderer: any Renderer) {
    ProseCalls.list(ProseListDescription(start: start), content, into: renderer)
  }

  public static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.item) }
}
