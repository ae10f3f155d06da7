/// A sidebar with links, beside the content that they lead to.
///
/// ```swift
/// NavigationSplitView {
///   List(ranges) { range in ListCell(range.name).destination("ranges/\(range.slug).html") }
/// } detail: {
///   RangeView(range: range)
/// }
/// ```
///
/// With a ``List`` that keeps a choice, the content follows the chosen row. The two stand side by side from a width of 640 points
/// or 80 columns on. With less room the content stands below the sidebar. In HTML the sidebar is a landmark named by
/// `HTMLOptions.listLabels`. Lists in it look like sidebars unless
/// a layout says otherwise.
public struct NavigationSplitView<Sidebar: View, Detail: View>: PrimitiveView {
  private let sidebar: Sidebar
  private let detail: Detail

  /// Creates a sidebar and the content beside it.
  ///
  /// All columns always show, so what says which of them do is left alone.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.detail = detail()
  }

  /// Creates a sidebar, a column beside it for what it leads to, and the content.
  ///
  /// The sidebar and the column stand side by side where both together have 448 points, and one below the other in text.
  public init<List: View, Content: View>(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
    @ViewBuilder sidebar: () -> List,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) where Sidebar == NavigationSplitView<List, Content> {
    self.init(sidebar: { NavigationSplitView<List, Content>(sidebar: sidebar, detail: content) }, detail: detail)
  }

  public func _render(into renderer: any Renderer) {
    guard renderer._enter(Nesting.splitView) else { return }
    defer { renderer._leave(Nesting.splitView) }
    renderer.begin(.navigationSplit)
    renderer.begin(.slot(.sidebar))
    let outer = renderer.environment
    if outer.collectionLayout == nil {
      var inner = outer
      inner.collectionLayout = CollectionLayout(.section(SectionLayout(.list(.sidebar))))
      renderer.beginEnvironment(inner)
      sidebar._render(into: renderer)
      renderer.endEnvironment(restoring: outer)
    } else {
      sidebar._render(into: renderer)
    }
    renderer.end()
    renderer.slot(.content, detail)
    renderer.end()
  }
}

/// Which columns show; all always do.
public enum NavigationSplitViewVisibility: UInt8, Hashable, Sendable {
  case automatic, all, doubleColumn, detailOnly
}

/// A column of a ``NavigationSplitView``.
public enum NavigationSplitViewColumn: UInt8, Hashable, Sendable {
  case sidebar, content, detail
}
