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

/// The markup of an element, ready to be copied; it lives as long as the style tree.
struct ResolvedElement {
  /// Where an element's markup lies; handing that on copies one word.
  typealias Reference = UnsafePointer<ResolvedElement>

  /// From the first tag up to where attributes of this one element go.
  let head: MarkupArena.Markup
  /// From there to the content.
  let tail: MarkupArena.Markup
  /// Head and tail in one.
  let opening: MarkupArena.Markup
  /// From the content to the last tag.
  let closing: MarkupArena.Markup
  /// Where children stand.
  let childContext: ElementContext
  /// Whether the element scrolls by itself and so must be reachable by keyboard.
  let isScroller: Bool
  /// Whether the element has a role, so that a label can name it.
  let hasRole: Bool
  /// Whether there is no element at all.
  let isBare: Bool
}
