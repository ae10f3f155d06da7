/// The frame of a page: its title, set with ``View/navigationTitle(_:)``, and its content.
public struct NavigationStack<Content: View>: PrimitiveView {
  let content: Content
  /// Notes which state the path is; `nil` without one.
  private let notePath: ((StateGraph) -> Void)?

  /// Creates a frame around some content.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    notePath = nil
  }

  /// Creates a frame around some content; a page has one screen, so the path changes nothing.
  ///
  /// An action that changes the path is a diagnostic.
  public init<Path>(path: Binding<Path>, @ViewBuilder root: () -> Content) {
    content = root()
    notePath = { $0.notePath(path) }
  }

  public func _render(into renderer: any Renderer) {
    if let graph = StateGraph.current { notePath?(graph) }
    renderer.begin(.navigation)
    content._render(into: renderer)
    renderer.end()
  }
}

/// The name of ``NavigationStack`` in older SwiftUI code.
public typealias NavigationView = NavigationStack

/// A view under a title; headings inside are one level below the title.
@frozen
public struct TitledView<Content: View>: PrimitiveView {
  @usableFromInline let title: Text
  @usableFromInline let content: Content

  @inlinable
  init(title: Text, content: consuming Content) {
    self.title = title
    self.content = content
  }

  public func _render(into renderer: any Renderer) {
    if let destination = content.takenDestination() { return destination._render(into: renderer) }
    if let bar = content.takenToolbar() {
      let titled = TitledView<AnyView>(title: title, content: bar.content)
      return ToolbarView(content: titled, items: bar.items)._render(into: renderer)
    }
    renderer.begin(.navigationTitle)
    renderer.text(title)
    renderer.end()
    let outer = renderer.environment
    renderer.beginEnvironment(outer.belowHeading)
    content._render(into: renderer)
    renderer.endEnvironment(restoring: outer)
  }

  @inlinable
  public static var _hasBars: Bool { true }
}

extension View {
  /// Gives the view a title, the heading of the page or of a part; inline Markdown is interpreted.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> TitledView<Self> {
    TitledView(title: Text(titleKey), content: self)
  }

  /// Gives the view a title, the heading of the page or of a part.
  @inlinable
  @_disfavoredOverload
  public func navigationTitle(_ title: some StringProtocol) -> TitledView<Self> {
    TitledView(title: Text(verbatim: String(title)), content: self)
  }

  /// Gives the view a title, the heading of the page or of a part.
  @inlinable
  public func navigationTitle(_ title: Text) -> TitledView<Self> {
    TitledView(title: title, content: self)
  }

  /// Gives the view a title, the heading of the page or of a part; a reader cannot change it.
  public func navigationTitle(_ title: Binding<String>) -> TitledView<Self> {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }
}
