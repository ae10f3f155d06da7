import Foundation

/// Why a data file is not a booklet: what is wrong, each with its place and remedy.
struct BookletError: Error, Hashable, Sendable {
  /// One thing that is wrong.
  struct Problem: Hashable, Sendable {
    /// Where it is, as a path such as "ranges[3].mountains[7].height"; empty for the document as a whole.
    let path: String
    /// Counted from 1.
    let line: Int
    /// Unicode scalars, counted from 1.
    let column: Int
    /// What is wrong and what to do, in whole sentences.
    let message: String
  }

  /// More than these are counted, not listed.
  static let listed = 20

  let file: String
  /// The first problems in the order of the file, at least one.
  let problems: [Problem]
  /// How many problems there are beyond the listed ones.
  let unlisted: Int
}

extension BookletError: CustomStringConvertible, LocalizedError {
  /// One line for each listed problem, then how many there are besides.
  var description: String {
    var lines = problems.map { problem in
      let place = problem.path.isEmpty ? "" : " \(problem.path):"
      return "\(file):\(problem.line):\(problem.column):\(place) \(problem.message)"
    }
    if unlisted > 0 {
      let problems = unlisted == 1 ? "1 more problem" : "\(unlisted) more problems"
      lines.append("\(file) has \(problems). Correct these first and try again.")
    }
    return lines.joined(separator: "\n")
  }

  var errorDescription: String? { description }
}
