/// A note that there is nothing to show, with what to do about it.
@frozen
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: PrimitiveView {
  @usableFromInline let label: Label
  @usableFromInline let description: Description
  @usableFromInline let actions: Actions

  /// Creates a note from a label, and perhaps a description and actions.
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
    guard renderer._enter(Nesting.unavailable) else { return }
    defer { renderer._leave(Nesting.unavailable) }
    renderer.begin(.unavailable)
    renderer.slot(.title, label)
    if Description.self != EmptyView.self { render(description, in: .description, into: renderer) }
    if Actions.self != EmptyView.self { render(actions, in: .actions, into: renderer) }
    renderer.end()
  }

  /// Renders a part, unless it is empty.
  private func render(_ view: some View, in slot: Slot, into renderer: any Renderer) {
    let recorded = RecordedView.recorded(view, for: renderer)
    if recorded.items(takesRows: false).count > 0 {
      renderer.slot(slot, recorded)
    } else {
      recorded.report(to: renderer)
    }
  }

  @inlinable
  public static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.item) }
}

extension ContentUnavailableView where Label == Cairn.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a note from a title, a symbol and a description; inline Markdown in the title is interpreted.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: { Cairn.Label(titleKey, systemImage: name) }, description: { description })
  }

  /// Creates a note from a title, a symbol and a description.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil) {
    self.init(label: { Cairn.Label(String(title), systemImage: name) }, description: { description })
  }

  /// A note that a search found nothing.
  public static var search: Self {
    Self("No Results", systemImage: "magnifyingglass", description: Text("Check the spelling or try a new search."))
  }

  /// Returns a note that a search for some words found nothing.
  public static func search(text: String) -> Self {
    Self(
      "No Results for “\(text)”",
      systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search.")
    )
  }
}
