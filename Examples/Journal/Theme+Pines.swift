import Cairn

extension Theme {
  /// The colours of pines on paper, with headings in a serif.
  static let pines = Theme(
    accent: Color(light: Color(red: 0.12, green: 0.34, blue: 0.27), dark: Color(red: 0.56, green: 0.82, blue: 0.72)),
    tone: .paper,
    fonts: Theme.Fonts(headings: .serif),
    contentWidth: 680
  )
}
