extension Diagnostic {
  /// A language tag has not the form of one.
  package static func malformed(_ locale: LocaleIdentifier, at place: Place = Place()) -> Diagnostic {
    let message =
      "\"\(locale.rawValue.prefix(40))\" is no language tag and was left out. Use one such as \"de\" or \"pt-BR\"."
    return Diagnostic(.warning, .malformedLanguage, message, at: place)
  }

  /// A picture that is not decorative has an empty description.
  package static func undescribedImage(at place: Place) -> Diagnostic {
    let message = "An image has an empty description. Describe it, or make it Image(decorative:)."
    return Diagnostic(.warning, .undescribedImage, message, at: place)
  }
}
