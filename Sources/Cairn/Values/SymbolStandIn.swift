/// The symbol that shows in the place of one without a drawing.
package enum SymbolStandIn {
  /// Returns the name of a known symbol that means the same: the one without its badge, filling, circle, square or rectangle.
  ///
  /// Nothing stands for a symbol that is crossed out, because the others mean the opposite.
  ///
  /// - Parameters:
  ///   - symbol: The name of a symbol without a drawing.
  ///   - isKnown: Whether there is a drawing of a name.
  /// - Returns: The name, or `nil` if there is none.
  package static func name(for symbol: String, isKnown: (String) -> Bool) -> String? {
    let words = symbol.split(separator: ".", omittingEmptySubsequences: false)
    var stem = words.prefix { $0 != "badge" }
    let isFilled = stem.last == "fill"
    if isFilled { stem.removeLast() }
    var stems = [stem]
    if let last = stem.last, ["circle", "square", "rectangle"].contains(last) { stems.append(stem.dropLast()) }
    let names = stems.flatMap { isFilled ? [$0 + ["fill"], $0] : [$0] }
    return names.lazy.map { $0.joined(separator: ".") }.first { !$0.isEmpty && $0 != symbol && isKnown($0) }
  }
}
