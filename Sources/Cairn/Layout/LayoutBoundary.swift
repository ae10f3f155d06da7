/// A header, a footer or another item at a side of a section or of a whole layout.
public struct LayoutBoundary: Hashable, Sendable {
  /// The size; fractional widths refer to the section, fractional heights to the container.
  public var size: LayoutSize
  /// The kind of item.
  public var kind: ElementKind
  /// The side or the corner at which it stands.
  public var alignment: LayoutAlignment
  /// The distance by which it is moved, in points; x grows to the trailing side.
  public var absoluteOffset = LayoutPoint.zero
  /// Whether the content makes room for it; if not, it lies over the content's edge.
  public var extendsBoundary = true
  /// Whether it stays visible while its section scrolls.
  public var pinToVisibleBounds = false
  /// The room inside its box.
  public var contentInsets = EdgeInsets.zero
  /// The order in depth; of overlapping things, the one with the greater number is in front.
  public var zIndex = 1

  /// Creates a boundary item.
  public init(size: LayoutSize, kind: ElementKind, alignment: LayoutAlignment) {
    self.size = size
    self.kind = kind
    self.alignment = alignment
  }

  /// Returns a header before the content.
  public static func header(
    width: LayoutDimension = .fractionalWidth(1),
    height: LayoutDimension = .estimated(44),
    alignment: LayoutAlignment = .top
  ) -> LayoutBoundary {
    LayoutBoundary(size: LayoutSize(width: width, height: height), kind: .header, alignment: alignment)
  }

  /// Returns a footer after the content.
  public static func footer(
    width: LayoutDimension = .fractionalWidth(1),
    height: LayoutDimension = .estimated(44),
    alignment: LayoutAlignment = .bottom
  ) -> LayoutBoundary {
    LayoutBoundary(size: LayoutSize(width: width, height: height), kind: .footer, alignment: alignment)
  }
}

extension LayoutBoundary {
  /// Keeps it visible while its section scrolls.
  public func pinned(_ isPinned: Bool = true) -> LayoutBoundary {
    updating(self) { $0.pinToVisibleBounds = isPinned }
  }

  /// Puts it in front of everything with a smaller index.
  public func zIndex(_ zIndex: Int) -> LayoutBoundary {
    updating(self) { $0.zIndex = zIndex }
  }

  /// Moves it by a distance in points; along the scroll axis its section grows, so that it stays inside.
  public func offset(x: Double = 0, y: Double = 0) -> LayoutBoundary {
    updating(self) { $0.absoluteOffset = LayoutPoint(x: x, y: y) }
  }

  /// Sets whether the content makes room for it.
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
