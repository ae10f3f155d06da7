import Cairn

/// What a section with a layout becomes in a range of widths.
struct CompiledSection: Hashable {
  /// How the elements of items are arranged.
  enum Form: Hashable {
    /// All in one element.
    case flat
    /// In elements for the instances of a group.
    case nested(LayoutNode)
    /// As rows of a list.
    case list(ListConfiguration)
  }

  var form: Form
  /// The section, with its background.
  var section = LayoutRule()
  /// What holds the items.
  var content = LayoutRule()
  /// What scrolls sideways, if something does.
  var scroller: LayoutRule?
  var header = LayoutRule()
  var footer = LayoutRule()
  /// The badge of each item of a flat section.
  var badge: LayoutRule?
  /// The class of what holds the items where they change as they scroll.
  var scrollClass: String?
  /// What the number of pages follows from in a scroller that turns pages.
  var pages: Pages?

  /// The lengths of a scroller that turns pages.
  struct Pages: Hashable {
    /// How many items a group holds.
    var capacity: Int
    var group: LayoutLength
    var spacing: LayoutLength
    var insets: LayoutLength

    /// More pages have no place of their own to come to rest at.
    private static let maximumCount = 200

    /// Returns the number of pages of some items.
    func count(ofItems itemCount: Int, in extent: LayoutExtent) -> Int {
      let groups = Double((itemCount + capacity - 1) / max(1, capacity))
      let length = insets + group * groups + spacing * max(0, groups - 1)
      guard extent.width > 0 else { return 1 }
      let count = (length.value(in: extent) / extent.width - 1e-9).rounded(.up)
      return Int(min(max(1, count), Double(Self.maximumCount)))
    }
  }
}
