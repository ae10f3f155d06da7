import Cairn

extension Diagnostic {
  /// An address that a terminal must not be given.
  static func blocked(_ destination: String, at place: Place) -> Diagnostic {
    let message =
      "The address \(destination) has a scheme that is not allowed; nothing leads there. "
      + "Use http, https, mailto or tel."
    return Diagnostic(.error, .blockedURL, message, at: place)
  }

  /// A symbol that the set does not have.
  static func missing(symbol name: String, at place: Place) -> Diagnostic {
    Diagnostic(
      .error,
      .missingImage,
      "There is no symbol named \(name). Choose one of the set, or name an image.",
      at: place
    )
  }
}
