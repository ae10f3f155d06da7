/// A picture or a symbol.
///
/// A named image is described to readers by its name, as in SwiftUI; give it a better description with
/// ``View/accessibilityLabel(_:)`` or `label:`, or say that it is decorative. Names resolve through the asset catalogue
/// given to the renderer; a name that is not in it is a diagnostic.
@frozen
public struct Image: PrimitiveView, Hashable, Sendable {
  /// Where the picture comes from.
  @frozen
  public enum Source: Hashable, Sendable {
    /// A name in the asset catalogue, or an address.
    case named(String)
    /// A name in the set of symbols.
    case symbol(String)
  }

  /// How a picture takes room.
  @frozen
  public enum Sizing: UInt8, Hashable, Sendable {
    /// At its own size.
    case natural
    /// At the size that it is offered.
    case resizable
  }

  /// Where the picture comes from.
  public var source: Source
  /// The words that describe the picture; `nil` for a decorative one.
  public var accessibilityDescription: String?
  /// How the picture takes room.
  public var sizing = Sizing.natural

  /// Creates an image that is described by its name.
  @inlinable
  public init(_ name: String) {
    source = .named(name)
    accessibilityDescription = name
  }

  /// Creates an image with a description.
  @inlinable
  public init(_ name: String, label: Text) {
    source = .named(name)
    accessibilityDescription = label.plainText
  }

  /// Creates an image that adds nothing to what stands beside it.
  @inlinable
  public init(decorative name: String) {
    source = .named(name)
    accessibilityDescription = nil
  }

  /// Creates a symbol by its name, such as `star.fill`; it is decorative unless labelled.
  ///
  /// A name that the set of symbols lacks is a diagnostic.
  @inlinable
  public init(systemName: String) {
    source = .symbol(systemName)
    accessibilityDescription = nil
  }

  /// Lets the picture take the size that it is offered instead of its own.
  @inlinable
  public func resizable() -> Image {
    var image = self
    image.sizing = .resizable
    return image
  }

  @inlinable
  public func _render(into renderer: any Renderer) {
    renderer.image(self)
  }

  @inlinable
  public static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.item) }
}
