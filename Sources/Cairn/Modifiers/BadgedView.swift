/// A view with a count or a short text at its trailing end.
@frozen
public struct BadgedView<Content: View>: PrimitiveView {
  @usableFromInline let content: Content
  @usableFromInline let badge: Text?

  @inlinable
  init(content: consuming Content, badge: Text?) {
    self.content = content
    self.badge = badge
  }

  public func _render(into renderer: any Renderer) {
    guard let badge, !badge.isEmpty else {
      content._render(into: renderer)
      return
    }
    if isOfRows(in: renderer) {
      var row = ListRowAttributes()
      row.badge = badge
      return renderer.row(row) { content._render(into: $0) }
    }
    renderer.begin(.badged)
    renderer.slot(.content, content)
    renderer.slot(.badge, badge)
    renderer.end()
  }

  /// Whether the badge is one of the rows that the content is, and not one beside the content.
  ///
  /// A cell shows it among its accessories, in front of marks such as chevrons, and of several items each has it.
  private func isOfRows(in renderer: any Renderer) -> Bool {
    if let reader = renderer as? CellReader { return reader.isAmongItems }
    guard !renderer.isAtPartOfRow else { return true }
    let isAmongItems = (renderer as? any ItemReceiver)?.isAmongItems == true
    // What only counts takes each item for one, with a badge or without.
    if isAmongItems, renderer is ItemCounter { return true }
    guard isAmongItems || Content._holdsCells else { return false }
    let reader = CellReader.reading(content, in: renderer.environment, takesRows: renderer.isAmongRows)
    return reader.isCell || isAmongItems && reader.count != 1
  }

  @inlinable
  public static var _holdsCells: Bool { Content._holdsCells }
}

extension View {
  /// Puts a count at the trailing end of the view; zero shows none.
  @inlinable
  public consuming func badge(_ count: Int) -> BadgedView<Self> {
    BadgedView(content: self, badge: count == 0 ? nil : Text(verbatim: String(count)))
  }

  /// Puts a short text at the trailing end of the view; `nil` or an empty one shows none.
  @inlinable
  public consuming func badge(_ label: Text?) -> BadgedView<Self> {
    BadgedView(content: self, badge: label)
  }

  /// Puts a short text, whose inline Markdown is interpreted, at the trailing end of the view.
  public consuming func badge(_ key: LocalizedStringKey) -> BadgedView<Self> {
    BadgedView(content: self, badge: Text(key))
  }

  /// Puts a short text at the trailing end of the view; `nil` or an empty one shows none.
  @inlinable
  @_disfavoredOverload
  public consuming func badge(_ label: (some StringProtocol)?) -> BadgedView<Self> {
    BadgedView(content: self, badge: label.map { Text(verbatim: String($0)) })
  }
}
