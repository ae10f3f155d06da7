/// A symbol as vector graphics: simple strokes and fills on a grid of 24 by 24, in the colour of the text around it.
package struct SymbolDrawing: Sendable {
  /// The name by which `Image(systemName:)` asks for the symbol.
  package let name: StaticString
  /// The markup inside the `svg` element; it refers to nothing and needs no escaping.
  package let markup: StaticString
  /// Whether the symbol is flipped where text runs from right to left.
  package let mirrors: Bool

  init(_ name: StaticString, _ markup: StaticString, mirrors: Bool = false) {
    self.name = name
    self.markup = markup
    self.mirrors = mirrors
  }

  /// The attributes that the enclosing `svg` element needs for every drawing.
  ///
  /// Its size is that of the words around, so that it fills no page where the style sheet is missing.
  package static let rootAttributes: StaticString =
    #"width="1em" height="1em" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round""#

  /// Every drawing, grouped by theme.
  package static let all: [SymbolDrawing] =
    arrows + marks + shapes + places + nature + people + documents + communication + media + controls

  /// Returns the drawing of a symbol, or `nil` when there is none of that name.
  ///
  /// - Complexity: One dictionary look-up, which does not allocate.
  package static func named(_ name: String) -> SymbolDrawing? {
    byName[name]
  }

  private static let byName = Dictionary(
    all.map { ($0.name.description, $0) },
    uniquingKeysWith: { first, _ in first }
  )
}
