/// A ``TextStyle`` whose font has no name.
///
/// Every text holds one. It refers to nothing, so a text is copied without counting references: with the name of a font in
/// it, a page took 1.23 times as long.
@frozen
@usableFromInline
package struct PlainTextStyle: Hashable, Sendable {
  @usableFromInline package var font: Font.Plain?
  @usableFromInline package var color: Color?
  @usableFromInline package var weight: Font.Weight?
  @usableFromInline package var kerning: Float?
  @usableFromInline package var traits: TextStyle.Traits

  /// Creates a style that inherits everything.
  @inlinable
  package init() {
    traits = []
  }

  /// Creates what a style says besides the name of its font.
  package init(_ style: TextStyle) {
    font = style.font?.plain
    color = style.color
    weight = style.weight
    kerning = style.kerning
    traits = style.traits
  }

  /// Whether everything is inherited.
  @inlinable
  package var isEmpty: Bool {
    font == nil && color == nil && weight == nil && kerning == nil && traits.isEmpty
  }

  /// Returns the style with what it leaves open taken from another.
  @usableFromInline
  package func inheriting(_ outer: PlainTextStyle) -> PlainTextStyle {
    var style = self
    style.font = font ?? outer.font
    style.color = color ?? outer.color
    style.weight = weight ?? outer.weight
    style.kerning = kerning ?? outer.kerning
    style.traits.formUnion(outer.traits)
    return style
  }
}

extension TextStyle {
  /// Creates a style whose font has the name that another font has.
  package init(_ plain: PlainTextStyle, nameOf named: Font? = nil) {
    font = plain.font.map { Font(plain: $0, nameOf: named) }
    color = plain.color
    weight = plain.weight
    kerning = plain.kerning
    traits = plain.traits
  }
}
