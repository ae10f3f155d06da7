/// A view with a count, a short text or another view at its trailing end.
@frozen
public struct BadgedView<Content: View>: PrimitiveView {
  @usableFromInline let content: Content
  @usableFromInline let badge: Badge?

  @inlinable
  init(content: consuming Content, badge: Badge?) {
    self.content = content
    self.badge = badge
  }

  public func _render(into renderer: any Renderer) {
    guard let badge, badge.text?.isEmpty != true else {
      content._render(into: renderer)
      return
    }
    RowCalls.badge(badge, content, into: renderer)
  }

  public func _countItems(into tally: inout ItemTally) -> Bool { content._countItems(into: &tally) }

  @inlinable
  public static func _traits(_ budget: inout Int) -> ViewTraits { Content._traits(&budget) }
}

extension View {
  /// Puts a count at the trailing end of the view; zero shows none.
  @inlinable
  public consuming func badge(_ count: Int) -> BadgedView<Self> {
    BadgedView(content: self, badge: count == 0 ? nil : Badge(Text(verbatim: String(count))))
  }

  /// Puts a short text at the trailing end of the view; `nil` or an empty one shows none.
  @inlinable
  public consuming func badge(_ label: Text?) -> BadgedView<Self> {
    BadgedView(content: self, badge: label.map { Badge($0) })
  }

  /// Puts a short text, whose inline Markdown is interpreted, at the trailing end of the view.
  public consuming func badge(_ key: LocalizedStringKey) -> BadgedView<Self> {
    BadgedView(content: self, badge: Badge(Text(key)))
  }

  /// Puts a short text at the trailing end of the view; `nil` or an empty one shows none.
  @inlinable
  @_disfavoredOverload
  public consuming func badge(_ label: (some StringProtocol)?) -> BadgedView<Self> {
    BadgedView(content: self, badge: label.map { Badge(Text(verbatim: String($0))) })
  }

  /// Puts another view at the trailing end of the view, such as a symbol.
  ///
  /// ```swift
  /// Text("Rysy").badge { Image(systemName: "star.fill") }
  /// ```
  ///
  /// A layout can place the badges of its items: see ``LayoutItem``.
  public consuming func badge(@ViewBuilder content: () -> some View) -> BadgedView<Self> {
    BadgedView(content: self, badge: Badge(content()))
  }
}
