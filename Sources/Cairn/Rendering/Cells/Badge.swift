/// A count, a short text or another view at the trailing end of a view.
public struct Badge: Hashable, Sendable {
  private enum Content: Hashable, Sendable {
    case text(Text)
    case view(HostedView)
  }

  private let content: Content

  /// Creates a badge of words.
  public init(_ text: Text) { content = .text(text) }

  /// Creates a badge that is any view.
  init(_ view: some View) { content = .view(HostedView(view)) }

  /// The words; `nil` for another view.
  public var text: Text? { if case .text(let text) = content { text } else { nil } }

  /// The badge, whose view is read for a renderer.
  func read(for renderer: any Renderer) -> Badge {
    guard case .view(let view) = content else { return self }
    return Badge(view.read(for: renderer))
  }

  private init(_ view: HostedView) { content = .view(view) }

  /// The calls of a view that was read; `nil` for words and for another view.
  var recording: Recording? { if case .view(let view) = content { view.recording } else { nil } }

  /// Renders the badge as a part of the view that has it.
  package func renderSlot(into renderer: any Renderer) {
    renderer.begin(.slot(text == nil ? .badgeView : .badge))
    render(into: renderer)
    renderer.end()
  }

  /// Renders the words or the view.
  public func render(into renderer: any Renderer) {
    switch content {
    case .text(let text): renderer.text(text)
    case .view(let view): view.render(into: renderer)
    }
  }
}

/// A badge among other views.
struct BadgeContent: PrimitiveView {
  let badge: Badge

  func _render(into renderer: any Renderer) { badge.render(into: renderer) }
}
