/// A view that may have a toolbar around its content.
///
/// A toolbar stands above the title of a page, whichever of the two was written first. So a title takes it out of what it stands
/// above.
protocol ToolbarHolder {
  /// Returns the items of the toolbar, and the view without it; `nil` without one.
  func takingToolbar() -> (items: ToolbarItems, content: AnyView)?
}

extension ToolbarView: ToolbarHolder {
  func takingToolbar() -> (items: ToolbarItems, content: AnyView)? { (items, AnyView(content)) }
}

extension SearchableView: ToolbarHolder {
  func takingToolbar() -> (items: ToolbarItems, content: AnyView)? {
    guard let bar = (content as? any ToolbarHolder)?.takingToolbar() else { return nil }
    return (bar.items, AnyView(SearchableView<AnyView>(content: bar.content, text: text, prompt: prompt)))
  }
}

extension PresentingView: ToolbarHolder {
  func takingToolbar() -> (items: ToolbarItems, content: AnyView)? {
    guard let bar = (content as? any ToolbarHolder)?.takingToolbar() else { return nil }
    return (bar.items, AnyView(PresentingView<AnyView, Presented>(content: bar.content, presentation: presentation)))
  }
}

extension NotedView: ToolbarHolder {
  func takingToolbar() -> (items: ToolbarItems, content: AnyView)? {
    guard let bar = (content as? any ToolbarHolder)?.takingToolbar() else { return nil }
    return (bar.items, AnyView(NotedView<AnyView>(bar.content, note)))
  }
}

extension EnvironmentView: ToolbarHolder {
  func takingToolbar() -> (items: ToolbarItems, content: AnyView)? {
    guard let bar = (content as? any ToolbarHolder)?.takingToolbar() else { return nil }
    let items = bar.items.mapped { AnyView(EnvironmentView<AnyView>(content: $0, change: change)) }
    return (items, AnyView(EnvironmentView<AnyView>(content: bar.content, change: change)))
  }
}
