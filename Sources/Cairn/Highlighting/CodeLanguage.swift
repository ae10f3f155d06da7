/// A language whose code has colours.
enum CodeLanguage: CaseIterable {
  case swift, json, shell, html, css, python, yaml, diff

  /// Creates the language that people call by a name, in letters of any case; `nil` for others.
  init?(named name: String) {
    switch name.lowercased() {
    case "swift": self = .swift
    case "json", "jsonc", "json5", "jsonl", "geojson", "webmanifest": self = .json
    case "shell", "sh", "bash", "zsh", "console", "shell-session", "shellsession", "terminal": self = .shell
    case "html", "htm", "xhtml", "xml", "svg": self = .html
    case "css": self = .css
    case "python", "py", "python3": self = .python
    case "yaml", "yml": self = .yaml
    case "diff", "patch", "udiff": self = .diff
    default: return nil
    }
  }

  /// Returns the name of the language in the word behind a fence, which other tools write as `{.swift}`, `swift,ignore`,
  /// `swift:title` or `language-swift` too; any other word as it is.
  static func name(inFence word: String) -> String {
    var name = word.utf8.drop { $0 == Byte.leftBrace || $0 == Byte.period }
    name = name.prefix { $0 != Byte.rightBrace && $0 != Byte.comma && $0 != Byte.colon }
    if name.starts(with: "language-".utf8) { name = name.dropFirst(9) }
    let found = String(Substring(name))
    return CodeLanguage(named: found) == nil ? word : found
  }
}
