/// The calls of views that make prose.
enum ProseCalls {
  /// Renders a list of which each view is an item.
  @inline(never)
  static func list<Content: View>(_ list: ProseListDescription, _ content: Content, into renderer: any Renderer) {
    guard renderer._enter(Nesting.prose) else { return }
    defer { renderer._leave(Nesting.prose) }
    let items = ProseItemRenderer(renderer, list)
    content._render(into: items)
    items.finish()
  }

  /// Renders a part of a text that holds any views.
  @inline(never)
  static func part<Content: View>(_ part: ProseDescription, _ content: Content, into renderer: any Renderer) {
    guard renderer._enter(Nesting.prose) else { return }
    defer { renderer._leave(Nesting.prose) }
    renderer.begin(.prose(part))
    content._render(into: renderer)
    renderer.end()
  }

  /// Renders views in a function of their own, so that large ones do not stay on the stack of what is around.
  @inline(never)
  static func part<Content: View>(_ content: Content, into renderer: any Renderer) {
    let weight = Nesting._weight(of: Content.self)
    guard renderer._enter(weight) else { return }
    content._render(into: renderer)
    renderer._leave(weight)
  }

  @inline(never)
  static func figure<Content: View, Caption: View>(
    _ content: Content,
    caption: Caption,
    into renderer: any Renderer
  ) {
    guard renderer._enter(Nesting.prose) else { return }
    defer { renderer._leave(Nesting.prose) }
    renderer.begin(.prose(.figure))
    renderer.slot(.content, content)
    renderer.slot(.footer, caption)
    renderer.end()
  }

  @inline(never)
  static func aside<Content: View>(_ kind: AsideKind, title: Text, _ content: Content, into renderer: any Renderer) {
    guard renderer._enter(Nesting.prose) else { return }
    defer { renderer._leave(Nesting.prose) }
    renderer.begin(.prose(.aside(kind)))
    renderer.slot(.title, title)
    renderer.slot(.content, content)
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
