/// A picture or a symbol.
///
/// The name of an image is also its description for readers who do not see it, as in SwiftUI. Give it a better one with
/// ``View/accessibilityLabel(_:)`` or `label:`, or make it decorative. The renderer looks the name up in its asset
/// catalogue and reports a name that is missing there.
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
  /// Whether the pixels of a picture that is enlarged stay squares.
  public var isPixelated = false

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

  /// Creates an image that only decorates, so readers are not told about it.
  @inlinable
  public init(decorative name: String) {
    source = .named(name)
    accessibilityDescription = nil
  }

  /// Creates a symbol by its name, such as `star.fill`; it is decorative unless it has a label.
  ///
  /// A name without a symbol is a diagnostic.
  @inlinable
  public init(systemName: String) {
    source = .symbol(systemName)
    accessibilityDescription = nil
  }

  /// Lets the picture fill the size that it is offered.
  @inlinable
  public func resizable() -> Image {
    var image = self
    image.sizing = .resizable
    return image
  }

  @inlinable
  public func _render(into renderer: any Renderer) { renderer.image(self) }

  @inlinable
  public static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.item) }
}

extension Image {
  /// How the colours of a picture are taken.
  public enum TemplateRenderingMode: UInt8, Hashable, Sendable {
    /// Symbols have the colour of words.
    case template
    /// Pictures have their own colours.
    case original
  }

  /// How pixels become smooth.
  public enum Interpolation: UInt8, Hashable, Sendable {
    case none, low, medium, high
  }

  /// Creates a symbol by its name; the value, from 0 to 1, is left out.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// Accepts how colours are taken: symbols always have that of the words, pictures their own.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// Sets how pixels become smooth where a page enlarges the picture; with `none` they stay squares, else the browser decides.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.isPixelated = interpolation == .none
    return image
  }

  /// Accepts whether edges become smooth; the browser decides.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Refuses a picture in memory.
  @available(*, unavailable, message: "Write the picture to a file of the site, and give its name: Image(\"name\").")
  public init<Picture>(uiImage: Picture) { fatalError("Give the name of a picture.") }

  /// Refuses a picture in memory.
  @available(*, unavailable, message: "Write the picture to a file of the site, and give its name: Image(\"name\").")
  public init<Picture>(nsImage: Picture) { fatalError("Give the name of a picture.") }
}
