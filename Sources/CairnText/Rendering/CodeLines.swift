import Cairn

/// The lines of code, with blanks in place of tabs.
struct CodeLines {
  struct Line {
    /// The columns before the first word.
    var indentation = 0
    /// The words, in pieces of one kind; empty for a line without words.
    var runs: [TextRun] = []
    /// The columns of all of it.
    fileprivate var width = 0
  }

  /// The distance of the columns at which tabs end.
  private static let tabWidth = 4

  private(set) var lines: [Line] = []
  private var line = Line()

  init(_ text: Text) {
    for run in text.allRuns { append(run) }
    lines.append(line)
  }

  private mutating func append(_ run: TextRun) {
    var words = ""
    for character in run.string {
      if character.isNewline {
        add(words, run.role)
        words = ""
        lines.append(line)
        line = Line()
      } else if character == "\t" {
        add(words, run.role)
        words = ""
        add(String(repeating: " ", count: Self.tabWidth - line.width % Self.tabWidth), run.role)
      } else {
        words.append(character)
      }
    }
    add(words, run.role)
  }

  private mutating func add(_ words: String, _ role: TextRun.Role?) {
    guard !words.isEmpty else { return }
    line.width += words.columns()
    var words = words[...]
    if line.runs.isEmpty {
      let rest = words.drop { $0 == " " }
      line.indentation += words.count - rest.count
      words = rest
    }
    guard !words.isEmpty else { return }
    if let last = line.runs.indices.last, line.runs[last].role == role {
      line.runs[last].string += words
    } else {
      line.runs.append(TextRun(string: String(words), role: role))
    }
  }
}
