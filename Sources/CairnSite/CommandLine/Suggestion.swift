/// A search for the word that was probably meant.
enum Suggestion {
  /// Returns a question with the most similar candidate, with a space in front; an empty string if none is similar.
  static func sentence(for word: String, among candidates: some Sequence<String>) -> String {
    guard let best = closest(to: word, among: candidates) else { return "" }
    return " Did you mean \"\(best)\"?"
  }

  /// Returns the most similar candidate, if it is similar enough.
  static func closest(to word: String, among candidates: some Sequence<String>) -> String? {
    let lowered = Array(word.lowercased().unicodeScalars.prefix(64))
    // Folders in common make no two names alike.
    let folder = lowered.lastIndex(of: "/").map { lowered[...$0] } ?? []
    let name = folder.isEmpty ? lowered[...] : lowered[folder.endIndex...].prefix { $0 != "." }
    var best: (distance: Int, candidate: String)?
    for candidate in candidates {
      let scalars = Array(candidate.lowercased().unicodeScalars.prefix(64))
      let limit = max(1, (scalars.starts(with: folder) ? name.count : lowered.count) / 3)
      guard abs(scalars.count - lowered.count) <= limit else { continue }
      let distance = distance(lowered, scalars)
      if distance <= limit, distance < best?.distance ?? .max { best = (distance, candidate) }
    }
    return best?.candidate
  }

  /// Returns the smallest number of insertions, removals, replacements and swaps (optimal string alignment).
  private static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (row, scalar) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        var cost = min(last[column] + (scalar == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, scalar == second[column - 1], first[row - 1] == other {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }
}
