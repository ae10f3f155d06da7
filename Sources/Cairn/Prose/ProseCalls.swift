/// The calls of views that make prose.
enum ProseCalls {
  /// Renders a list of which each view is an item.
  @inline(never)
  static func list<Content: View>(_ list: ProseListDescription, _ content: Content, into renderer: any Renderer) {
    guard renderer._enter(Nesting.prose) else { return }
    defer { renderer._leave(Nesting.prose) }
    renderer.begin(.prose(.list(list)))
    let items = ProseItemRenderer(renderer, list)
    content._render(into: items)
    items.finish()
    renderer.end()
  }

  @inline(never)
  static func quote<Content: View>(_ content: Content, source: String, into renderer: any Renderer) {
    guard renderer._enter(Nesting.prose) else { return }
    defer { renderer._leave(Nesting.prose) }
    renderer.begin(.prose(.quote(hasSource: !source.isEmpty)))
    renderer.slot(.content, content)
    if !source.isEmpty { renderer.slot(.footer, Text(verbatim: source)) }
    renderer.end()
  }
}
