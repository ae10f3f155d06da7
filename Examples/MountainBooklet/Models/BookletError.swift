import Foundation

/// Why a data file is not a booklet: what is wrong, each with its place and remedy.
struct BookletError: Error, Hashable, Sendable {
  /// One thing that is wrong.
  struct Problem: Hashable, Sendable {
    /// Where it is, as a path such as "ranges[3].mountains[7].height"; empty for the document as a whole.
    let path: String
    /// The line and the column of a slip in the JSON itself, which has no path; nil otherwise.
    var line: Int?
    var column: Int?
    /// What is wrong and what to do, in whole sentences.
    let message: String
  }

  /// More than these are counted, not listed.
  static let listed = 20

  let file: String
  /// The first problems, at least one.
  let problems: [Problem]
  /// How many problems there are beyond the listed ones.
  let unlisted: Int

  init(file: String, all problems: [Problem]) {
    self.file = file
    self.problems = Array(problems.prefix(Self.listed))
    unlisted = max(0, problems.count - Self.listed)
  }

  init(file: String, _ problem: JSONSyntaxProblem) {
    let (line, column) = (problem.place?.line, problem.place?.column)
    self.init(file: file, all: [Problem(path: "", line: line, column: column, message: problem.message)])
  }
}

extension BookletError: CustomStringConvertible, LocalizedError {
  /// One line for each listed problem, then how many there are besides.
  var description: String {
    var lines = problems.map { problem in
      var place = [file, problem.line.map(String.init), problem.column.map(String.init)].compactMap { $0 }
        .joined(separator: ":")
      if !problem.path.isEmpty { place += ": \(problem.path)" }
      return "\(place): \(problem.message)"
    }
    if unlisted > 0 {
      let problems = unlisted == 1 ? "1 more problem" : "\(unlisted) more problems"
      lines.append("\(file) has \(problems). Correct these first and try again.")
    }
    return lines.joined(separator: "\n")
  }

  var errorDescription: String? { description }
}
