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
/// The two stand side by side from a width of 640 points or 80 columns on. With less room the content stands below the
/// sidebar. In HTML the sidebar is a landmark named by `HTMLOptions.listLabels`. Lists in it look like sidebars unless
/// a layout says otherwise.
public struct NavigationSplitView<Sidebar: View, Detail: View>: PrimitiveView {
  private let sidebar: Sidebar
  private let detail: Detail

  /// Creates a sidebar and the content beside it.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.sidebar = sidebar()
    self.detail = detail()
  }

  /// Creates a sidebar and the content beside it; the sidebar always shows, and `columnVisibility` is left alone.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
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
