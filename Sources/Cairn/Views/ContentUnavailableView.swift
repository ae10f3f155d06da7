/// A statement that there is nothing to show, and what to do about it.
@frozen
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: PrimitiveView {
  @usableFromInline let label: Label
  @usableFromInline let description: Description
  @usableFromInline let actions: Actions

  /// Creates a statement of a label, a description and actions, of which the last two may be left out.
  @inlinable
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  public func _render(into renderer: any Renderer) {
    renderer.begin(.unavailable)
    // To look into each notice for what one around it wants to know would double the work with every one.
    guard !(renderer is ItemCounter) else { return renderer.end() }
    renderer.slot(.title, label)
    if Description.self != EmptyView.self, !isEmpty(description, in: renderer.environment) {
      renderer.slot(.description, description)
    }
    if Actions.self != EmptyView.self, !isEmpty(actions, in: renderer.environment) {
      renderer.slot(.actions, actions)
    }
    renderer.end()
  }

  /// Whether a view shows nothing, as an optional one may.
  private func isEmpty(_ view: some View, in environment: EnvironmentValues) -> Bool {
    let counter = ItemCounter(environment: environment, takesRows: false)
    view.render(into: counter)
    return counter.itemCount == 0
  }
}

extension ContentUnavailableView where Label == Cairn.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a statement of a title, a symbol and a description; inline Markdown in the title is interpreted.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: { Cairn.Label(titleKey, systemImage: name) }, description: { description })
  }

  /// Creates a statement of a title, a symbol and a description.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil) {
    self.init(label: { Cairn.Label(String(title), systemImage: name) }, description: { description })
  }

  /// A statement that a search found nothing.
  public static var search: Self {
    Self("No Results", systemImage: "magnifyingglass", description: Text("Check the spelling or try a new search."))
  }

  /// A statement that a search for some words found nothing.
  public static func search(text: String) -> Self {
    Self(
      "No Results for “\(text)”",
      systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search.")
    )
  }
}
