/// The frames of everything in a layout, with the diagnostics.
public struct LayoutResult: Hashable, Sendable {
  /// The size of the whole content.
  public var contentSize = LayoutExtent.zero
  /// The sections in order.
  public var sections: [SectionResult] = []
  /// The headers and footers around all sections.
  public var boundary: [SupplementaryFrame] = []
  /// The diagnostics.
  public var diagnostics: [LayoutDiagnostic] = []
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
  /// In a section that scrolls sideways, they are the frames before it scrolls.
  public var items: [LayoutRect] = []
  /// The order of items in depth; empty if it is 0 for all items.
  public var itemZIndices: [Int] = []
  /// The instances of groups with their items; outer groups come before inner ones.
  public var groups: [GroupFrame] = []
  /// The headers and footers.
  public var supplementaries: [SupplementaryFrame] = []
  /// The badges on items and groups.
  public var itemSupplementaries: [ItemSupplementaryFrame] = []
  /// The backgrounds and separators.
  public var decorations: [DecorationFrame] = []
  /// The sideways scrolling; `nil` for none.
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
  /// The items in the group.
  public var items: Range<Int>
  /// The number of groups around it.
  public var depth: Int
  /// The position of the group among the subitems of the group around; 0 for an outermost group.
  package var part = 0
}

/// The frame of a header, a footer or another boundary item.
public struct SupplementaryFrame: Hashable, Sendable {
  /// The kind of item.
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
  /// The item with the badge, or the first item of the group with the badge.
  public var item: Int
  /// The kind of item.
  public var kind: ElementKind
  /// The frame.
  public var frame: LayoutRect
  /// Its order in depth.
  public var zIndex: Int
}

/// The frame of a background or a separator.
public struct DecorationFrame: Hashable, Sendable {
  /// The kind of item.
  public var kind: ElementKind
  /// The row of a separator; `nil` for a background.
  public var item: Int?
  /// The frame.
  public var frame: LayoutRect
  /// Its order in depth.
  public var zIndex: Int
}

/// The scrolling of a section across the direction of its layout.
public struct OrthogonalResult: Hashable, Sendable {
  /// The way of scrolling.
  public var behavior: OrthogonalScrolling
  /// The length of the scrolled content.
  public var contentExtent: Double
  /// The length of the visible part.
  public var viewport: Double
  /// The offset at first.
  public var initialOffset: Double
  /// The offsets at which scrolling can stop; empty for all offsets.
  public var snapOffsets: [Double]
}

/// The frame of a pinned header or footer at a scroll offset.
public struct PinnedFrame: Hashable, Sendable {
  /// The section with the item; `nil` for the layout as a whole.
  public var section: Int?
  /// The kind of item.
  public var kind: ElementKind
  /// The frame.
  public var frame: LayoutRect
}
