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
}
