/// The frames that a layout gives to everything, and what was wrong with it.
public struct LayoutResult: Hashable, Sendable {
  /// The size of the whole content.
  public var contentSize = LayoutExtent.zero
  /// The sections in order.
  public var sections: [SectionResult] = []
  /// The headers and footers around all sections.
  public var boundary: [SupplementaryFrame] = []
  /// What was wrong.
  public var diagnostics: [LayoutDiagnostic] = []
  /// What the layout was solved for.
  package var environment: LayoutEnvironment
  package var scrollDirection = Axis.vertical

  package init(environment: LayoutEnvironment) {
    self.environment = environment
  }
}

/// The frames of a section, in the coordinates of the layout.
public struct SectionResult: Hashable, Sendable {
  /// The whole section with its insets, headers and footers.
  public var frame = LayoutRect(width: 0, height: 0)
  /// The frames of the items in order.
  ///
  /// In a section that scrolls sideways they hold as long as it has not scrolled.
  public var items: [LayoutRect] = []
  /// The order of items in depth; empty if it is 0 for all.
  public var itemZIndices: [Int] = []
  /// The instances of groups, outer before inner, with the items they hold.
  public var groups: [GroupFrame] = []
  /// The headers and footers.
  public var supplementaries: [SupplementaryFrame] = []
  /// The badges on items and groups.
  public var itemSupplementaries: [ItemSupplementaryFrame] = []
  /// The backgrounds and separators.
  public var decorations: [DecorationFrame] = []
  /// How it scrolls sideways; `nil` if it does not.
  public var orthogonal: OrthogonalResult?

  package init() {}

  /// Returns the order of an item in depth.
  public func zIndex(ofItem item: Int) -> Int {
    itemZIndices.indices.contains(item) ? itemZIndices[item] : 0
  }
}

/// The frame of an instance of a group.
public struct GroupFrame: Hashable, Sendable {
  /// The frame.
  public var frame: LayoutRect
  /// The items that it holds.
  public var items: Range<Int>
  /// How many groups it lies in.
  public var depth: Int
  /// The position of the group among the subitems of the one around it; 0 for an outermost one.
  package var part = 0
}

/// The frame of a header, a footer or another boundary item.
public struct SupplementaryFrame: Hashable, Sendable {
  /// What it is.
  public var kind: ElementKind
  /// The frame.
  public var frame: LayoutRect
  /// Its order in depth.
  public var zIndex: Int
  /// Whether it stays visible at the start or the end of the visible part.
  package var pin: Pin?

  package enum Pin: Hashable, Sendable { case start, end }
}

/// The frame of a badge.
public struct ItemSupplementaryFrame: Hashable, Sendable {
  /// The item that it is fastened to, or the first one of the group.
  public var item: Int
  /// What it is.
  public var kind: ElementKind
  /// The frame.
  public var frame: LayoutRect
  /// Its order in depth.
  public var zIndex: Int
}

/// The frame of a background or a separator.
public struct DecorationFrame: Hashable, Sendable {
  /// What it is.
  public var kind: ElementKind
  /// The row that a separator belongs to; `nil` for a background.
  public var item: Int?
  /// The frame.
  public var frame: LayoutRect
  /// Its order in depth.
  public var zIndex: Int
}

/// How a section scrolls across the direction of its layout.
public struct OrthogonalResult: Hashable, Sendable {
  /// How it scrolls.
  public var behavior: OrthogonalScrolling
  /// The length of what scrolls.
  public var contentExtent: Double
  /// The length of the part that shows.
  public var viewport: Double
  /// How far it is scrolled at first.
  public var initialOffset: Double
  /// Where it may come to rest; empty if anywhere.
  public var snapOffsets: [Double]
}

/// The frame of a pinned header or footer at some scroll offset.
public struct PinnedFrame: Hashable, Sendable {
  /// The section it belongs to; `nil` for the layout as a whole.
  public var section: Int?
  /// What it is.
  public var kind: ElementKind
  /// The frame.
  public var frame: LayoutRect
}
