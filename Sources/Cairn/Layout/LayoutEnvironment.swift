/// What a layout is solved for: a container, what is known of its reader and the fineness of the screen.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The room to lay out in.
  public var container: LayoutContainer
  /// The direction in which lines run; from right to left, everything is mirrored.
  public var layoutDirection: LayoutDirection {
    get { traits.layoutDirection }
    set { traits.layoutDirection = newValue }
  }
  /// The appearance that the author declared with ``View/environment(_:_:)``; light by default.
  ///
  /// Where the reader chooses, a page shows both appearances with the same layout.
  public var colorScheme: ColorScheme {
    get { traits.colorScheme }
    set { traits.colorScheme = newValue }
  }
  /// The size of text that the author declared with ``View/environment(_:_:)``; large by default.
  public var dynamicTypeSize: DynamicTypeSize {
    get { traits.dynamicTypeSize }
    set { traits.dynamicTypeSize = newValue }
  }
  private var traits: LayoutTraits
  /// How many pixels a point has, to which edges are rounded; `nil`, the default, rounds nothing.
  public var displayScale: Double?

  /// Creates an environment.
  public init(
    container: LayoutContainer,
    layoutDirection: LayoutDirection = .leftToRight,
    displayScale: Double? = nil
  ) {
    self.init(container: container, traits: LayoutTraits(layoutDirection: layoutDirection))
    self.displayScale = displayScale
  }

  /// Creates an environment in which this much is known of the reader.
  package init(container: LayoutContainer, traits: LayoutTraits) {
    self.container = container
    self.traits = traits
  }

  /// Creates an environment of a width and a height in points.
  public init(width: Double, height: Double, layoutDirection: LayoutDirection = .leftToRight) {
    self.init(container: LayoutContainer(width: width, height: height), layoutDirection: layoutDirection)
  }
}

/// What layouts are told of the reader.
package struct LayoutTraits: Hashable, Sendable {
  package var layoutDirection: LayoutDirection
  package var colorScheme = ColorScheme.light
  package var dynamicTypeSize = DynamicTypeSize.large
}

extension EnvironmentValues {
  /// What layouts in the environment are told of the reader.
  package var layoutTraits: LayoutTraits {
    LayoutTraits(layoutDirection: layoutDirection, colorScheme: colorScheme, dynamicTypeSize: dynamicTypeSize)
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
