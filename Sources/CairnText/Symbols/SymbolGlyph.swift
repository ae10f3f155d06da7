import Cairn

/// A symbol as text: one cell in Unicode, or a few letters in ASCII.
package struct SymbolGlyph: Hashable, Sendable {
  /// A single scalar, one cell wide on every terminal.
  package let glyph: Unicode.Scalar
  /// The replacement in ASCII, at most five cells.
  package let ascii: String

  package init(glyph: Unicode.Scalar, ascii: String) {
    self.glyph = glyph
    self.ascii = ascii
  }

  typealias Entry = (name: StaticString, glyph: Unicode.Scalar, ascii: StaticString)

  /// Returns the glyph of a symbol, or `nil` for an unknown name.
  ///
  /// - Complexity: One dictionary look-up, which does not allocate.
  package static func named(_ name: String) -> SymbolGlyph? { byName[name] }

  /// Returns the name of the symbol that shows in the place of one without a glyph, or `nil`.
  package static func standIn(for name: String) -> String? { SymbolStandIn.name(for: name) { byName[$0] != nil } }

  /// The names of all symbols, in the order of the table.
  package static var names: [String] { table.map(\.name.description) }

  private static let byName = Dictionary(
    table.map { ($0.name.description, SymbolGlyph(glyph: $0.glyph, ascii: $0.ascii.description)) },
    uniquingKeysWith: { first, _ in first }
  )
}
