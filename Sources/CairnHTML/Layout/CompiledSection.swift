import Cairn

/// A section with a layout, compiled for a range of widths.
struct CompiledSection: Hashable {
  /// The arrangement of the items' elements.
  enum Form: Hashable {
    /// All items are children of one element.
    case flat
    /// Each instance of a group has elements of its own.
    case nested(GroupElement)
    /// The items are rows of a list.
    case list(ListConfiguration)
  }

  var form: Form
  var section = LayoutRule()
  /// The element that holds the items.
  var content = LayoutRule()
  /// The element in place of the content of a section without items; it has only the section's insets.
  var empty = LayoutRule()
  /// The element that scrolls sideways; `nil` without one.
  var scroller: LayoutRule?
  var header = LayoutRule()
  var footer = LayoutRule()
  /// The places of the views behind the section.
  var decorations: [LayoutRule] = []
  /// The badge of each item of a flat section.
  var badge: LayoutRule?
  /// The class of the items' container if a scroll effect changes them.
  var scrollClass: String?
  /// The lengths of a scroller that turns pages; `nil` for any other section.
  var pages: Pages?

  struct Pages: Hashable {
    /// The number of items of a group.
    var capacity: Int
    var group: LayoutLength
    var spacing: LayoutLength
    var insets: LayoutLength

    /// Beyond this many pages, the section scrolls freely instead, so that the reader reaches all of them.
    private static let maximumCount = 200.0

    /// Returns the number of pages for some items; 0 if there are too many.
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
  /// The number of the groups' elements.
  var nodeCount: Int {
    if case .nested(let node) = form { node.nodeCount } else { 1 }
  }

  /// Whether another section looks the same; the closures of lists do not count.
  ///
  /// A closure that returns a layout makes the closures inside it anew for each width.
  func looksLike(_ other: CompiledSection) -> Bool {
    guard case .list(let one) = form, case .list(let two) = other.form else { return self == other }
    var (left, right) = (self, other)
    left.form = .list(one.withoutClosures)
    right.form = .list(two.withoutClosures)
    return left == right
  }
}

extension ListConfiguration {
  fileprivate var withoutClosures: ListConfiguration {
    var copy = self
    copy.separatorHandler = nil
    copy.leadingSwipeActionsProvider = nil
    copy.trailingSwipeActionsProvider = nil
    return copy
  }
}
