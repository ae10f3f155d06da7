/// The markup of an element as strings.
struct ElementMarkup {
  var head = ""
  var tail = ""
  var closing = ""
  var childContext = ElementContext()
  var isScroller = false
  var hasRole = false
  var isBare = false
}

/// The markup of an element as bytes, valid as long as the style tree.
struct ResolvedElement {
  /// The place of an element in memory; passing it on copies one word.
  typealias Reference = UnsafePointer<ResolvedElement>

  /// The bytes from the first tag to the place for attributes of this one element, or for the value of the first of them.
  let head: Markup
  /// The bytes from there to the content.
  let tail: Markup
  /// Head and tail together.
  let opening: Markup
  /// The bytes behind the content.
  let closing: Markup
  /// The place of the children.
  let childContext: ElementContext
  /// Whether the element scrolls by itself, so that it must be reachable by keyboard.
  let isScroller: Bool
  /// Whether the element has a role, so that a label can name it.
  let hasRole: Bool
  /// Whether there is no element, only words.
  let isBare: Bool
}
