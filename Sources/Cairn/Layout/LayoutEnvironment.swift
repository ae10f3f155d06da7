/// What a layout is solved for: a container, a direction and the fineness of the screen.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The room to lay out in.
  public var container: LayoutContainer
  /// The direction in which lines run; from right to left, everything is mirrored.
  public var layoutDirection: LayoutDirection
  /// How many pixels a point has, to which edges are rounded; `nil`, the default, rounds nothing.
  public var displayScale: Double?

  /// Creates an environment.
  public init(
    container: LayoutContainer,
    layoutDirection: LayoutDirection = .leftToRight,
    displayScale: Double? = nil
  ) {
    self.container = container
    self.layoutDirection = layoutDirection
    self.displayScale = displayScale
  }

  /// Creates an environment of a width and a height in points.
  public init(width: Double, height: Double, layoutDirection: LayoutDirection = .leftToRight) {
    self.init(container: LayoutContainer(width: width, height: height), layoutDirection: layoutDirection)
  }
}

/// The room that a layout, a section or a group has for its content, in points.
public struct LayoutContainer: Hashable, Sendable {
  /// The whole room.
  public var contentSize: LayoutExtent
  /// The part of it at each side that is not for content, such as a safe area.
  public var contentInsets: EdgeInsets

  /// Creates a container.
  public init(width: Double, height: Double, contentInsets: EdgeInsets = .zero) {
    contentSize = LayoutExtent(width: width, height: height)
    self.contentInsets = contentInsets
  }

  /// The width after insets, at least 0.
  public var effectiveWidth: Double { max(0, contentSize.width - contentInsets.leading - contentInsets.trailing) }

  /// The height after insets, at least 0.
  public var effectiveHeight: Double { max(0, contentSize.height - contentInsets.top - contentInsets.bottom) }

  /// The room after insets.
  public var effectiveContentSize: LayoutExtent { LayoutExtent(width: effectiveWidth, height: effectiveHeight) }
}
