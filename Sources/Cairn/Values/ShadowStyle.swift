/// A shadow of what a style fills.
public struct ShadowStyle: Hashable, Sendable {
  let shadow: Shadow?

  /// A shadow behind it.
  ///
  /// - Parameters:
  ///   - color: The shadow's colour.
  ///   - radius: The blur of its edge, in points.
  ///   - x: How far it is moved to the right, in points.
  ///   - y: How far it is moved down, in points.
  /// - Returns: The shadow.
  public static func drop(
    color: Color = Color(white: 0, opacity: 0.33),
    radius: Double,
    x: Double = 0,
    y: Double = 0
  ) -> ShadowStyle {
    ShadowStyle(shadow: Shadow(color: color, radius: Swift.max(finite(radius), 0), x: finite(x), y: finite(y)))
  }

  /// A shadow inside of it, which does not show.
  public static func inner(
    color: Color = Color(white: 0, opacity: 0.55),
    radius: Double,
    x: Double = 0,
    y: Double = 0
  ) -> ShadowStyle { ShadowStyle(shadow: nil) }
}

/// A style with a shadow of what it fills.
///
/// The shadow shows behind shapes, backgrounds and words. A shape of your own has none, and so has a terminal.
public struct ShadowedStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let style: ShadowStyle

  public var fill: Fill { style.shadow.map { .shadowed(base.fill, $0) } ?? base.fill }
}

extension ShapeStyle {
  /// Adds a shadow to what the style fills.
  public func shadow(_ style: ShadowStyle) -> ShadowedStyle<Self> { ShadowedStyle(base: self, style: style) }
}

extension ShapeStyle where Self == ShadowedStyle<Color> {
  /// The colour of words, with a shadow.
  public static func shadow(_ style: ShadowStyle) -> ShadowedStyle<Color> { Color.label.shadow(style) }
}
