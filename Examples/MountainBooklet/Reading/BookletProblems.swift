/// Collects what is wrong with a data file, to tell the reader everything at once.
struct BookletProblems {
  private var found: [BookletError.Problem] = []

  var isEmpty: Bool { found.isEmpty }

  mutating func add(_ message: String, at path: String) {
    found.append(BookletError.Problem(path: path, message: message))
  }

  func error(file: String) -> BookletError {
    BookletError(file: file, all: found)
  }
}
