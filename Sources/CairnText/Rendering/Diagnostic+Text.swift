import Cairn

extension Diagnostic {
  /// A diagnostic for markup without an alternative, which shows nothing in a terminal.
  static func missingAlternative(to markup: MarkupDescription, at place: Place) -> Diagnostic {
    let start = markup.html.prefix(40)
    let message =
      "The markup \(start)\(start.count < markup.html.count ? "…" : "") has no alternative, so it shows nothing. "
      + "Say the same in words: UnsafeHTML(unescaped:alternative:)."
    return Diagnostic(.warning, .missingAlternative, message, at: place)
  }
}
