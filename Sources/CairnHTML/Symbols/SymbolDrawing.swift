import Cairn

/// A symbol as vector graphics: simple strokes and fills on a grid of 24 by 24, in the colour of the text around it.
package struct SymbolDrawing: Sendable {
  /// The name by which `Image(systemName:)` asks for the symbol.
  package let name: StaticString
  /// The markup inside the `svg` element, which needs no escaping.
  package let markup: StaticString
  /// Whether the symbol is flipped where text runs from right to left.
  package let mirrors: Bool

  /// The position among all drawings.
  let number: Int

  /// The size that the `svg` element of every drawing has: that of the text around, so that the drawing stays small
  /// without the style sheet.
  package static let size: StaticString = #"width="1em" height="1em""#

  /// The grid and the strokes of every drawing.
  package static let look: StaticString =
    #" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round""#

  /// Every drawing, grouped by theme.
  package static let all: [SymbolDrawing] = [
    arrows, marks, shapes, places, nature, people, documents, communication, media, controls,
  ].joined().enumerated().map { number, drawing in
    SymbolDrawing(
      name: drawing.0,
      markup: drawing.1,
      mirrors: mirrored.contains(drawing.0.description),
      number: number
    )
  }

  /// The names of the drawings that are flipped where text runs from right to left.
  private static let mirrored: Set = [
    "chevron.forward", "chevron.backward", "arrow.forward", "arrow.backward", "arrow.uturn.backward",
    "arrow.uturn.forward", "sidebar.leading", "list.bullet", "list.dash", "text.quote", "star.leadinghalf.filled",
  ]

  /// Returns the drawing of a symbol, or `nil` when there is none of that name.
  ///
  /// - Complexity: One dictionary look-up, which does not allocate.
  package static func named(_ name: String) -> SymbolDrawing? { byName[name] }

  /// Returns the drawing that shows in the place of a symbol without one, or `nil`.
  package static func standIn(for name: String) -> SymbolDrawing? {
    SymbolStandIn.name(for: name) { byName[$0] != nil }.flatMap(named)
  }

  /// Whether anything shows for a symbol.
  static func isDrawn(_ name: String) -> Bool { named(name) != nil || standIn(for: name) != nil }

  private static let byName = Dictionary(all.map { ($0.name.description, $0) }, uniquingKeysWith: { first, _ in first })
}
