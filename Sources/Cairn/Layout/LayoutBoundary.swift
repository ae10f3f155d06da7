/// A header, a footer or another thing at a side of a section or of a whole layout.
public struct LayoutBoundary: Hashable, Sendable {
  /// The size; a fractional width refers to the section, a fractional height to the container.
  public var size: LayoutSize
  /// What it is.
  public var kind: ElementKind
  /// Where it stands.
  public var alignment: LayoutAlignment
  /// How far it is moved, in points; x grows to the trailing side.
  public var absoluteOffset = LayoutPoint.zero
  /// Whether the content makes room for it; otherwise it lies over the content's edge.
  public var extendsBoundary = true
  /// Whether it stays visible while its section scrolls by.
  public var pinToVisibleBounds = false
  /// The room inside its box.
  public var contentInsets = EdgeInsets.zero
  /// Which of overlapping things is in front: the greater one.
  public var zIndex = 1

  /// Creates a boundary item.
  public init(size: LayoutSize, kind: ElementKind, alignment: LayoutAlignment) {
    self.size = size
    self.kind = kind
    self.alignment = alignment
  }

  /// What stands before the content, over its whole width.
  public static func header(
    width: LayoutDimension = .fractionalWidth(1),
    height: LayoutDimension = .estimated(44),
    alignment: LayoutAlignment = .top
  ) -> LayoutBoundary {
    LayoutBoundary(size: LayoutSize(width: width, height: height), kind: .header, alignment: alignment)
  }

  /// What stands after the content, over its whole width.
  public static func footer(
    width: LayoutDimension = .fractionalWidth(1),
    height: LayoutDimension = .estimated(44),
    alignment: LayoutAlignment = .bottom
  ) -> LayoutBoundary {
    LayoutBoundary(size: LayoutSize(width: width, height: height), kind: .footer, alignment: alignment)
  }
}

extension LayoutBoundary {
  /// Keeps it visible while its section scrolls by.
  public func pinned(_ isPinned: Bool = true) -> LayoutBoundary {
    updating(self) { $0.pinToVisibleBounds = isPinned }
  }

  /// Puts it in front of things of a smaller index.
  public func zIndex(_ zIndex: Int) -> LayoutBoundary {
    updating(self) { $0.zIndex = zIndex }
  }

  /// Moves it, in points; along the scroll axis its section grows to keep it inside.
  public func offset(x: Double = 0, y: Double = 0) -> LayoutBoundary {
    updating(self) { $0.absoluteOffset = LayoutPoint(x: x, y: y) }
  }

  /// Says whether the content makes room for it.
  public func extendsBoundary(_ extends: Bool) -> LayoutBoundary {
    updating(self) { $0.extendsBoundary = extends }
  }

  /// Leaves room inside its box.
  public func contentInsets(_ insets: EdgeInsets) -> LayoutBoundary {
    updating(self) { $0.contentInsets = insets }
  }
}

/// Returns a changed copy.
func updating<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
  var copy = value
  change(&copy)
  return copy
}
