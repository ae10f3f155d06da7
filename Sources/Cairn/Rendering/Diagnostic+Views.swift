extension Diagnostic {
  package static func malformed(_ locale: LocaleIdentifier, at place: Place = Place()) -> Diagnostic {
    let message =
      "\"\(locale.rawValue.prefix(40))\" is no language tag and was left out. Use one such as \"de\" or \"pt-BR\"."
    return Diagnostic(.warning, .malformedLanguage, message, at: place)
  }

  /// A diagnostic for a picture with an empty description that is not decorative.
  package static func undescribedImage(at place: Place) -> Diagnostic {
    let message = "An image has an empty description. Describe it, or make it Image(decorative:)."
    return Diagnostic(.warning, .undescribedImage, message, at: place)
  }
}
