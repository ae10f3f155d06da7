/// A view with its rendering as it is compiled where its type is known.
///
/// Functions of this module that take any view call the general code of its type, which looks up each step. A view that
/// an inlinable function wraps before it calls one of them is rendered by code that is made for it.
@frozen
@usableFromInline
struct SpecializedView<Content: View>: PrimitiveView {
  @usableFromInline let content: Content
  @usableFromInline let render: (Content, any Renderer) -> Void

  @inlinable
  init(_ content: Content) {
    self.content = content
    render = { content, renderer in content._render(into: renderer) }
  }

  @inlinable
  func _render(into renderer: any Renderer) { render(content, renderer) }

  @inlinable static var _isItemSequence: Bool { Content._isItemSequence }

  @inlinable
  func _countItems(into tally: inout ItemTally) -> Bool { content._countItems(into: &tally) }

  @inlinable
  static func _traits(_ budget: inout Int) -> ViewTraits { Content._traits(&budget) }
}
