/// Terms, each with what is said about it.
///
/// ```swift
/// DescriptionList {
///   Description("Height", "4,810 m")
///   Description("First ascent") { Time("1786-08-08", "8 August 1786") }
/// }
/// ```
///
/// `ForEach(huts) { hut in Description(hut.name, hut.height) }` makes a term of each element.
public struct DescriptionList: PrimitiveView {
  private let descriptions: [Description]

  /// Creates a list of terms.
  public init(@DescriptionBuilder descriptions: () -> [Description]) { self.descriptions = descriptions() }

  public func _render(into renderer: any Renderer) {
    guard renderer._enter(Nesting.prose) else { return }
    defer { renderer._leave(Nesting.prose) }
    renderer.begin(.prose(.descriptions))
    for description in descriptions {
      renderer.begin(.prose(.description))
      renderer.slot(.title, description.term)
      renderer.begin(.slot(.content))
      description.content(renderer)
      renderer.end()
      renderer.end()
    }
    renderer.end()
  }

  public static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.item) }
}
