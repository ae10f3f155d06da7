import Cairn

/// What a section with a layout becomes in a range of widths.
struct CompiledSection: Hashable {
  /// How the elements of items are arranged.
  enum Form: Hashable {
    /// All in one element.
    case flat
    /// In elements for the instances of a group.
    case nested(GroupElement)
    /// As rows of a list.
    case list(ListConfiguration)
  }

  var form: Form
  /// The section, with its background.
  var section = LayoutRule()
  /// What holds the items.
  var content = LayoutRule()
  /// What stands in for the content of a section without items, which has the section's insets alone.
  var empty = LayoutRule()
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

    /// More pages have no places to come to rest at, so that the reader gets to all of them.
    private static let maximumCount = 200.0

    /// Returns the number of pages of some items; 0 for so many that they are not turned but scrolled.
    func count(ofItems itemCount: Int, in extent: LayoutExtent) -> Int {
      let groups = Double(max(0, itemCount - 1) / max(1, capacity) + 1)
      let length = insets + group * groups + spacing * max(0, groups - 1)
      guard extent.width > 0 else { return 1 }
      let count = (length.value(in: extent) / extent.width - 1e-9).rounded(.up)
      return count <= Self.maximumCount ? Int(max(1, count)) : 0
    }
  }
}

extension CompiledSection {
  /// The number of elements of groups.
  var nodeCount: Int {
    if case .nested(let node) = form { node.nodeCount } else { 1 }
  }

  /// Whether another looks the same, whatever the closures of a list are.
  ///
  /// A closure that returns a layout makes the closures inside anew for each width.
  func looksLike(_ other: CompiledSection) -> Bool {
    guard case .list(let one) = form, case .list(let two) = other.form else { return self == other }
    var (left, right) = (self, other)
    left.form = .list(one.withoutClosures)
    right.form = .list(two.withoutClosures)
    return left == right
  }
}

extension ListConfiguration {
  /// The configuration as it is without its closures.
  fileprivate var withoutClosures: ListConfiguration {
    var copy = self
    copy.separatorHandler = nil
    copy.leadingSwipeActionsProvider = nil
    copy.trailingSwipeActionsProvider = nil
    return copy
  }
}
