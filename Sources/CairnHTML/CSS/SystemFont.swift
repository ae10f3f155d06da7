import Cairn

/// A font that many readers have, and how wide it is, to stand for one whose file is still on its way.
struct SystemFont: Sendable {
  /// The names of fonts with the same widths.
  let names: [String]
  /// The width of letters in running English text, as a share of the font's size.
  let width: Double
  /// The same of its bold letters.
  let boldWidth: Double
  private var italic = "Italic"

  /// Where browsers find the font on a system.
  func sources(isBold: Bool, _ isItalic: Bool) -> String {
    let style = [isBold ? "Bold" : nil, isItalic ? italic : nil].compactMap { $0 }
    return names.flatMap { name -> [String] in
      style.isEmpty ? [name, name + " Regular"] : [([name] + style).joined(separator: " ")]
    }
    .map { "local(\(CSSString($0).text))" }.joined(separator: ",")
  }

  /// Fonts like those of a family; each system has one of them.
  static func list(like kind: FontFamily.Kind) -> [SystemFont] {
    switch kind {
    case .system, .rounded, .humanist, .geometric: sansSerif
    case .serif, .oldStyle, .slab: serif
    case .monospaced: monospaced
    }
  }

  private static let sansSerif = [
    SystemFont(names: ["Arial", "Liberation Sans", "Arimo"], width: 0.4401, boldWidth: 0.476),
    SystemFont(names: ["Roboto"], width: 0.4416, boldWidth: 0.4479),
    SystemFont(names: ["Noto Sans"], width: 0.4706, boldWidth: 0.502),
    SystemFont(names: ["DejaVu Sans"], width: 0.5053, boldWidth: 0.5708, italic: "Oblique"),
  ]
  private static let serif = [
    SystemFont(names: ["Times New Roman", "Liberation Serif", "Tinos"], width: 0.3988, boldWidth: 0.4245),
    SystemFont(names: ["Noto Serif"], width: 0.4775, boldWidth: 0.5068),
    SystemFont(names: ["DejaVu Serif"], width: 0.5107, boldWidth: 0.5643),
  ]
  private static let monospaced = [
    SystemFont(names: ["Menlo", "DejaVu Sans Mono"], width: 0.6021, boldWidth: 0.6021),
    SystemFont(
      names: ["Courier New", "Liberation Mono", "Cousine", "Noto Sans Mono", "Roboto Mono", "Droid Sans Mono"],
      width: 0.6001,
      boldWidth: 0.6001
    ),
  ]

  private init(names: [String], width: Double, boldWidth: Double, italic: String = "Italic") {
    self.names = names
    self.width = width
    self.boldWidth = boldWidth
    self.italic = italic
  }
}
