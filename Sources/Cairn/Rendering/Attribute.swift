/// A property of a view that is not about looks, as in ``Renderer/beginAttribute(_:)``.
public enum Attribute: Hashable, Sendable {
  /// The words that name the view to readers who do not see it.
  case accessibilityLabel(String)
  /// The words that say what choosing the view does.
  case accessibilityHint(String)
  /// Whether the view is kept from readers who do not see it.
  case accessibilityHidden(Bool)
  /// The roles and states of the view.
  case accessibilityTraits(AccessibilityTraits)
  /// The view is a heading; `unspecified` has the level that fits the place.
  case accessibilityHeading(AccessibilityHeadingLevel)
  /// The name by which links and styles find the view.
  case identifier(String)
  /// An attribute of the markup, which pages write as it is, escaped.
  case markup(MarkupAttribute)
  /// The identity of an element of a sequence; only backends that bring pages up to date are told of it.
  case element(String)
}

/// The roles and states of a view for readers who do not see it.
@frozen
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public var rawValue: UInt16

  @inlinable
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The view introduces what follows.
  @inlinable public static var isHeader: AccessibilityTraits { AccessibilityTraits(rawValue: 1) }
  /// The view is chosen among others.
  @inlinable public static var isSelected: AccessibilityTraits { AccessibilityTraits(rawValue: 1 << 1) }
  /// The view does something when pressed.
  @inlinable public static var isButton: AccessibilityTraits { AccessibilityTraits(rawValue: 1 << 2) }
  /// The view leads to another place.
  @inlinable public static var isLink: AccessibilityTraits { AccessibilityTraits(rawValue: 1 << 3) }
  /// The view is a picture.
  @inlinable public static var isImage: AccessibilityTraits { AccessibilityTraits(rawValue: 1 << 4) }
  /// The view only shows text.
  @inlinable public static var isStaticText: AccessibilityTraits { AccessibilityTraits(rawValue: 1 << 5) }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt8, Hashable, CaseIterable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// A view with a property that is not about looks.
@frozen
public struct AttributedView<Content: View>: PrimitiveView {
  @usableFromInline let content: Content
  @usableFromInline let attribute: Attribute

  @inlinable
  init(_ content: consuming Content, _ attribute: Attribute) {
    self.content = content
    self.attribute = attribute
  }

  @inlinable
  public func _render(into renderer: any Renderer) {
    renderer.beginAttribute(attribute)
    content._render(into: renderer)
    renderer.endAttribute()
  }

  @inlinable
  public static var _isItemSequence: Bool { Content._isItemSequence }

  @inlinable
  public static var _hasBars: Bool { Content._hasBars }

  @inlinable
  public func _countItems(into tally: inout ItemTally) -> Bool { content._countItems(into: &tally) }

  @inlinable
  public static func _traits(_ budget: inout Int) -> ViewTraits { Content._traits(&budget) }
}
