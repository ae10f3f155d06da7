import Cairn

extension Diagnostic {
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
