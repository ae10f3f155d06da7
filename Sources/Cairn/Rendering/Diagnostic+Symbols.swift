extension Diagnostic {
  /// There is no symbol of a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - names: Those of all symbols, of which the ones are proposed that begin alike.
  ///   - place: Where it is.
  /// - Returns: The diagnostic.
  package static func missing(symbol name: String, among names: some Sequence<String>, at place: Place) -> Diagnostic {
    let stem = name.prefix { $0 != "." }
    let alike = names.filter { $0.prefix { $0 != "." } == stem }.prefix(8)
    let known = alike.isEmpty ? "" : "There are \(alike.joined(separator: ", ")). "
    let message = "There is no symbol named \"\(name)\". \(known)The guide to symbols lists all names."
    return Diagnostic(.error, .missingImage, message, at: place)
  }
}
