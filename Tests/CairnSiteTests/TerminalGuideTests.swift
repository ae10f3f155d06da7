import CairnText
import Foundation
import Testing

@Suite struct TerminalGuideTests {
  private let guide: String

  init() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let package = tests.deletingLastPathComponent().deletingLastPathComponent()
    guide = try String(contentsOf: package.appending(path: "Docs/writing-to-terminals.md"), encoding: .utf8)
    let code = try String(contentsOf: tests.appending(path: "GuideTerminal.swift"), encoding: .utf8)
    #expect(guide.contains("```swift\n\(code)```\n"))
  }

  @Test func `shows what the listing writes`() {
    let text = ascent.text(in: TextOptions(width: 40))
    #expect(guide.contains("```text\n\(text)\n```\n"), "\(text)")
  }

  @Test func `shows what a screen reader reads`() {
    var options = TextOptions(width: 40)
    options.isAccessible = true
    let text = ascent.text(in: options)
    #expect(guide.contains("```text\n\(text)\n```\n"), "\(text)")
  }

  @Test func `shows how a reader chooses by a number`() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "GuideNumbers.swift")
    let code = try String(contentsOf: file, encoding: .utf8)
    #expect(guide.contains("```swift\n\(code)```\n"))
    let menu = PeakMenu(peaks: ["Mönch", "Eiger"])
    for (answer, peak) in [("2", "Eiger"), ("3", nil), ("-9223372036854775808", nil), ("Eiger", nil)] {
      var shown = ""
      let chosen = menu.ask { text in
        shown = text
        return answer
      }
      #expect(guide.contains("```text\n\(shown)\n```\n"), "\(shown)")
      #expect(chosen == peak)
    }
  }

  @Test func `names the options that no terminal decides`() {
    for style in TextOptions.Style.allCases { #expect(guide.contains("`.\(style)`"), "\(style)") }
    var options = TextOptions(width: 60, style: .ansi256)
    options.characters = .ascii
    options.isEditing = true
    #expect(guide.contains("options.characters = .ascii\noptions.isEditing = true\n"))
    #expect(options != TextOptions(width: 60))
  }

  @Test func `names every variable that decides`() {
    let plain = TextOptions.terminal(environment: ["TERM": "xterm"], isTerminal: true)
    let decided: [(String, [String: String])] = [
      ("NO_COLOR", ["NO_COLOR": "1"]), ("FORCE_COLOR", ["FORCE_COLOR": "3"]), ("CLICOLOR", ["CLICOLOR": "0"]),
      ("COLORTERM", ["COLORTERM": "truecolor"]), ("WT_SESSION", ["WT_SESSION": "1"]), ("COLUMNS", ["COLUMNS": "33"]),
      ("LC_ALL", ["LC_ALL": "C"]), ("LC_CTYPE", ["LC_CTYPE": "C"]), ("LANG", ["LANG": "C"]),
      ("NO_HYPERLINKS", ["NO_HYPERLINKS": "1"]), ("ACCESSIBLE", ["ACCESSIBLE": "1"]),
      ("COLORFGBG", ["COLORFGBG": "0;15"]),
    ]
    for (name, variables) in decided {
      let environment = variables.merging(["TERM": "xterm"]) { first, _ in first }
      #expect(TextOptions.terminal(environment: environment, isTerminal: true) != plain, "\(name)")
      #expect(guide.contains("`\(name)"), "\(name)")
    }
  }
}
