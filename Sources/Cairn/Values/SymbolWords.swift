/// The words for symbols that have none of their own.
///
/// A link or a button that shows nothing but a symbol is named by them, as SwiftUI names it.
package enum SymbolWords {
  /// Returns the words for what a symbol means, or else those of its name, such as "briefcase" for `briefcase.fill`.
  package static func words(for name: String) -> String {
    let parts = name.split(separator: ".").map(String.init).filter { !variants.contains($0) }
    let stem = parts.joined(separator: ".")
    return meanings[stem] ?? (parts.isEmpty ? name : parts.joined(separator: " "))
  }

  /// The parts of names that say how a symbol is drawn.
  private static let variants: Set<String> = ["fill", "circle", "square", "rectangle", "slash"]

  private static let meanings = [
    "ellipsis": "More", "line.3.horizontal": "Menu", "list.bullet": "List", "plus": "Add", "minus": "Remove",
    "xmark": "Close", "checkmark": "Done", "trash": "Delete", "pencil": "Edit", "and.pencil": "Compose",
    "and.arrow.up": "Share", "and.arrow.down": "Download", "gear": "Settings", "gearshape": "Settings",
    "slider.horizontal.3": "Options", "magnifyingglass": "Search", "chevron.left": "Back", "chevron.right": "Forward",
    "chevron.up": "Up", "chevron.down": "Down", "arrow.clockwise": "Refresh", "house": "Home", "info": "Info",
    "questionmark": "Help", "bell": "Notifications", "star": "Favorite", "heart": "Love", "person": "Person",
    "line.3.horizontal.decrease": "Filter", "arrow.up.arrow.down": "Sort", "play": "Play", "pause": "Pause",
  ]
}
