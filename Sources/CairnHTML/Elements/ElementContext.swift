import Cairn

/// The place of an element, packed into one word because it is compared for every element.
struct ElementContext: Hashable {
  private var bits: UInt64 = 0

  /// Whether only phrasing content may stand there, as in a heading or a button.
  var isPhrasing: Bool {
    get { flag(0) }
    set { setFlag(0, newValue) }
  }

  /// Whether a link or a control is around it.
  var isInteractive: Bool {
    get { flag(1) }
    set { setFlag(1, newValue) }
  }

  /// Whether the element is an item of a list and so begins with `li`.
  var isItem: Bool {
    get { flag(2) }
    set { setFlag(2, newValue) }
  }

  /// Whether the `li` is a separate element, even if the element itself could be the `li`.
  var wrapsItem: Bool {
    get { flag(3) }
    set { setFlag(3, newValue) }
  }

  /// Whether the element is the first child of one that can hold words directly, so that a text needs no element.
  var mayBeBare: Bool {
    @inline(__always) get { flag(4) }
    @inline(__always) set { setFlag(4, newValue) }
  }

  var hasLineAbove: Bool {
    get { flag(5) }
    set { setFlag(5, newValue) }
  }

  /// Whether the item has a separator below it although its list has none.
  var hasLineBelow: Bool {
    get { flag(6) }
    set { setFlag(6, newValue) }
  }

  var hidesLineBelow: Bool {
    get { flag(7) }
    set { setFlag(7, newValue) }
  }

  /// Whether the item stands for one that is still loading.
  var isPlaceholder: Bool {
    get { flag(24) }
    set { setFlag(24, newValue) }
  }

  /// Whether the element is inside a sidebar, which is a navigation landmark already.
  var isInSidebar: Bool {
    get { flag(25) }
    set { setFlag(25, newValue) }
  }

  /// Whether the element stands in no other one, so that a page around lays it out.
  var standsInPage: Bool {
    get { flag(26) }
    set { setFlag(26, newValue) }
  }

  /// Whether the element stands in a stack that stands in no other element, and may make that as high as the window.
  var standsInStackOfPage: Bool {
    get { flag(27) }
    set { setFlag(27, newValue) }
  }

  /// Whether the element stands among layers that stand in no other element.
  var standsInLayersOfPage: Bool {
    get { flag(28) }
    set { setFlag(28, newValue) }
  }

  /// The level of the heading that the element is; 0 for no heading.
  var headingLevel: UInt8 {
    get { UInt8(truncatingIfNeeded: bits >> 8) }
    set { bits = bits & ~0xFF00 | UInt64(newValue) << 8 }
  }

  /// The part of a line that is left out if there is no room.
  var truncation: TruncationMode {
    get { TruncationMode(rawValue: UInt8(truncatingIfNeeded: bits >> 16)) ?? .tail }
    set { bits = bits & ~0xFF_0000 | UInt64(newValue.rawValue) << 16 }
  }

  /// The line limit of texts; 0 for none.
  var lineLimit: UInt32 {
    get { UInt32(truncatingIfNeeded: bits >> 32) }
    set { bits = bits & 0xFFFF_FFFF | UInt64(newValue) << 32 }
  }

  /// The place of what stands in no other element.
  static var page: ElementContext {
    var context = ElementContext()
    context.standsInPage = true
    return context
  }

  /// The place of the element's children.
  var inside: ElementContext {
    var inner = ElementContext()
    inner.isPhrasing = isPhrasing
    inner.isInteractive = isInteractive
    inner.lineLimit = lineLimit
    inner.truncation = truncation
    inner.isInSidebar = isInSidebar
    return inner
  }

  /// The same place, where the element is no item itself.
  var outsideOfItems: ElementContext {
    var context = self
    context.isItem = false
    return context
  }

  /// Returns the same place with or without the restriction to phrasing content.
  func phrasing(_ isPhrasing: Bool) -> ElementContext {
    var context = self
    context.isPhrasing = isPhrasing
    return context
  }

  init() { truncation = .tail }

  @inline(__always)
  private func flag(_ position: UInt64) -> Bool { bits >> position & 1 == 1 }

  @inline(__always)
  private mutating func setFlag(_ position: UInt64, _ value: Bool) {
    bits = bits & ~(1 << position) | (value ? 1 : 0) << position
  }
}
