/// A view below a field for a search.
public struct SearchableView<Content: View>: PrimitiveView {
  let content: Content
  let text: Binding<String>
  let prompt: Text?

  public func _render(into renderer: any Renderer) {
    if let destination = content.takenDestination() { return destination._render(into: renderer) }
    // As in an app the field stands below the title, whichever was written first.
    if let bars = content.takenBars() {
      let searchable = SearchableView<AnyView>(content: bars.content, text: text, prompt: prompt)
      return bars.around(AnyView(searchable))._render(into: renderer)
    }
    let title = prompt ?? Text(verbatim: "Search")
    // The stack gives the field the margins of a page.
    VStack { TextField(text: text) { title } }
      .keyboardType(.webSearch)
      .submitLabel(.search)
      ._render(into: renderer)
    content._render(into: renderer)
  }

  public static var _hasBars: Bool { true }
}

extension View {
  /// Puts a field for a search above the view.
  ///
  /// The view shows what it shows for the text at first. With a ``Form`` around it, a server gets what was written.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> SearchableView<Self> { SearchableView(content: self, text: text, prompt: prompt) }

  /// Puts a field for a search above the view.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> SearchableView<Self> { SearchableView(content: self, text: text, prompt: Text(prompt)) }

  /// Puts a field for a search above the view.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol
  ) -> SearchableView<Self> { SearchableView(content: self, text: text, prompt: Text(verbatim: String(prompt))) }

  /// Puts a field for a search above the view; it always shows, and `isPresented` is left alone.
  public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> SearchableView<Self> { searchable(text: text, placement: placement, prompt: prompt) }

  /// Puts a field for a search above the view; it always shows, and `isPresented` is left alone.
  public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> SearchableView<Self> { searchable(text: text, placement: placement, prompt: prompt) }

  /// Puts a control above the view that says where a search looks.
  ///
  /// Each choice has a value by its ``View/tag(_:)``. The control always shows, whatever `activation` says.
  public func searchScopes<Scope: Hashable>(
    _ scope: Binding<Scope>,
    activation: SearchScopeActivation = .automatic,
    @ViewBuilder _ scopes: () -> some View
  ) -> some View {
    Group {
      Picker(selection: scope, content: scopes) { Text(verbatim: "Scope") }.pickerStyle(.segmented).labelsHidden()
      self
    }
  }

  /// Accepts proposals for a search; a page makes none.
  public func searchSuggestions<Suggestions: View>(
    @ViewBuilder _ suggestions: () -> Suggestions
  ) -> NotedView<Self> {
    noted("searchSuggestions(_:)", "A page makes no proposals; write links to what readers look for.")
  }

  /// Says what a proposal puts into a field for a search; a page makes no proposals.
  public func searchCompletion(_ completion: String) -> Self { self }
}

extension SearchableView {
  /// Puts a control below the field that says where the search looks.
  ///
  /// Each choice has a value by its ``View/tag(_:)``. The control always shows, whatever `activation` says.
  public func searchScopes<Scope: Hashable>(
    _ scope: Binding<Scope>,
    activation: SearchScopeActivation = .automatic,
    @ViewBuilder _ scopes: () -> some View
  ) -> SearchableView<some View> {
    SearchableView<_>(content: content.searchScopes(scope, scopes), text: text, prompt: prompt)
  }
}

/// When the scopes of a search show; they always do.
public enum SearchScopeActivation: UInt8, Hashable, Sendable {
  case automatic, onTextEntry, onSearchPresentation
}

/// Where a field for a search stands; it always stands above the content.
public enum SearchFieldPlacement: UInt8, Hashable, Sendable {
  case automatic, navigationBarDrawer, sidebar, toolbar

  /// Above the content.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    .navigationBarDrawer
  }

  /// When the field shows.
  public enum NavigationBarDrawerDisplayMode: UInt8, Hashable, Sendable {
    case automatic, always
  }
}
