extension Diagnostic {
  /// A diagnostic for an unknown symbol.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - names: The names of all symbols; those that begin alike are proposed.
  ///   - place: The place.
  /// - Returns: The diagnostic.
  package static func missing(symbol name: String, among names: some Sequence<String>, at place: Place) -> Diagnostic {
    let stem = name.prefix { $0 != "." }
    let alike = names.filter { $0.prefix { $0 != "." } == stem }.prefix(8)
    let known = alike.isEmpty ? "" : "There are \(alike.joined(separator: ", ")). "
    let message =
      "There is no drawing of the symbol \"\(name)\", so it is left out. \(known)The guide to symbols lists all names."
    return Diagnostic(.warning, .missingImage, message, at: place)
  }

  /// A diagnostic for a symbol in whose place another one shows.
  package static func standingIn(_ other: String, for name: String, at place: Place) -> Diagnostic {
    let message =
      "There is no drawing of the symbol \"\(name)\", so \"\(other)\" is shown. The guide to symbols lists all names."
    return Diagnostic(.information, .missingImage, message, at: place)
  }
}
