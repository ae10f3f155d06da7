extension Diagnostic {
  /// A diagnostic for an unknown symbol: an information if another one shows in its place, and else a warning.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - other: The name of the symbol that shows in its place; `nil` for none.
  ///   - names: The names of all symbols; without another one, those that begin alike are proposed.
  ///   - place: The place.
  /// - Returns: The diagnostic.
  package static func missing(
    symbol name: String,
    shownAs other: String?,
    among names: some Sequence<String>,
    at place: Place
  ) -> Diagnostic {
    let problem = "There is no drawing of the symbol \"\(name)\", so"
    let remedy = "The guide to symbols lists all names."
    if let other {
      return Diagnostic(.information, .missingImage, "\(problem) \"\(other)\" is shown. \(remedy)", at: place)
    }
    let stem = name.prefix { $0 != "." }
    let alike = names.filter { $0.prefix { $0 != "." } == stem }.prefix(8)
    let known = alike.isEmpty ? "" : "There are \(alike.joined(separator: ", ")). "
    return Diagnostic(.warning, .missingImage, "\(problem) it is left out. \(known)\(remedy)", at: place)
  }
}
