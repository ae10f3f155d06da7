/// The conditions of a layout: the container, the reader's settings and the scale of the screen.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The available room.
  public var container: LayoutContainer
  /// The direction of lines; from right to left, the whole layout is mirrored.
  public var layoutDirection: LayoutDirection {
    get { traits.layoutDirection }
    set { traits.layoutDirection = newValue }
  }
  /// The appearance that the author declared with ``View/environment(_:_:)``; light by default.
  ///
  /// If the reader chooses the appearance, a page has the same layout in both.
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
  /// The number of pixels in a point, for rounding edges to pixels; `nil`, the default, rounds nothing.
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

  /// Creates an environment with the reader's settings.
  package init(container: LayoutContainer, traits: LayoutTraits) {
    self.container = container
    self.traits = traits
  }

  /// Creates an environment from a width and a height in points.
  public init(width: Double, height: Double, layoutDirection: LayoutDirection = .leftToRight) {
    self.init(container: LayoutContainer(width: width, height: height), layoutDirection: layoutDirection)
  }
}

/// The reader's settings, for layouts.
package struct LayoutTraits: Hashable, Sendable {
  package var layoutDirection: LayoutDirection
  package var colorScheme = ColorScheme.light
  package var dynamicTypeSize = DynamicTypeSize.large
}

extension EnvironmentValues {
  /// The reader's settings, for layouts in the environment.
  package var layoutTraits: LayoutTraits {
    LayoutTraits(layoutDirection: layoutDirection, colorScheme: colorScheme, dynamicTypeSize: dynamicTypeSize)
  }
}

/// The room that a layout, a section or a group has for its content, in points.
public struct LayoutContainer: Hashable, Sendable {
  /// The whole room.
  public var contentSize: LayoutExtent
  /// The room at each side that is not for content, such as a safe area.
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
