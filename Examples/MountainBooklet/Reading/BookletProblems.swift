/// Collects what is wrong with a data file, to tell the reader everything at once.
struct BookletProblems {
  private var found: [(offset: Int, path: String, message: String)] = []

  var isEmpty: Bool { found.isEmpty }

  mutating func add(_ message: String, at path: String, offset: Int) {
    found.append((offset, path, message))
  }

  /// Returns the problems in the order of the file, with lines and columns in place of offsets.
  func error(file: String, bytes: [UInt8]) -> BookletError {
    let ordered = found.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
    let problems = ordered.prefix(BookletError.listed).map { _, problem in
      let (line, column) = Self.place(of: problem.offset, in: bytes)
      return BookletError.Problem(path: problem.path, line: line, column: column, message: problem.message)
    }
    return BookletError(file: file, problems: problems, unlisted: max(0, found.count - BookletError.listed))
  }

  private static func place(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    let before = bytes.prefix(offset)
    let newline = UInt8(ascii: "\n")
    let lineStart = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    let line = 1 + before.count { $0 == newline }
    let column = 1 + before[lineStart...].count { $0 & 0xC0 != 0x80 }
    return (line, column)
  }
}
