extension Diagnostic {
  /// Views are nested deeper than is shown, and the deepest are left out.
  package static func tooDeep(at place: Place) -> Diagnostic {
    let message = "Views are nested too deep, and what lies deeper is left out. Show deep data on pages of its own."
    return Diagnostic(.error, .tooDeep, message, at: place)
  }

  package static func malformed(_ locale: LocaleIdentifier, at place: Place = Place()) -> Diagnostic {
    let message =
      "\"\(locale.rawValue.prefix(40))\" is no language tag and was left out. Use one such as \"de\" or \"pt-BR\"."
    return Diagnostic(.warning, .malformedLanguage, message, at: place)
  }

  /// A diagnostic for words that SwiftUI would inflect.
  package static func uninflected(at place: Place) -> Diagnostic {
    let message = #"""
      Words with (inflect: true) show as they are, because Cairn knows no grammar. Write both forms: Text(count == 1 ? "1 item" \
      : "\(count) items").
      """#
    return Diagnostic(.warning, .uninflectedWords, message, at: place)
  }

  /// A diagnostic for a picture with an empty description that is not decorative.
  package static func undescribedImage(at place: Place) -> Diagnostic {
    let message = "An image has an empty description. Describe it, or make it Image(decorative:)."
    return Diagnostic(.warning, .undescribedImage, message, at: place)
  }
}
