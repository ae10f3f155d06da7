/// A renderer to which the views of a section's content are items.
@usableFromInline
protocol ItemReceiver: Renderer {
  /// Whether the next view is an item, and not part of one.
  var isAmongItems: Bool { get }

  /// Whether items are rows of a list, and views that are no cells become some where they can.
  var takesRows: Bool { get }

  /// The identity of the element of a sequence that the views that come belong to, in words.
  var elementIdentity: String? { get }

  /// Says which element of a sequence the views that come belong to.
  func beginElement(_ identity: String?)
}
