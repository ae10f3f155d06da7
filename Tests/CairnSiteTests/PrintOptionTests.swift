import Cairn
import CairnText
import Testing

@testable import CairnSite

@Suite struct PrintOptionTests {
  private struct HutSite: Site {
    var title: String { "Huts" }
    var pages: some PageContent {
      Page("index", title: "Huts") {
        VStack(alignment: .leading) {
          Text("Huts").font(.title).foregroundStyle(.red)
          HStack {
            Text("Konkordia")
            Spacer()
            Text("2850 m")
          }
          .padding(8)
          .background(.yellow)
          .border(.blue)
        }
      }
    }
  }

  private static let colorTerminal = ["TERM": "xterm-256color", "LANG": "en_GB.UTF-8"]

  /// Prints the page as a process with some environment would.
  private func printed(_ arguments: String, _ environment: [String: String] = [:], isTerminal: Bool = false) -> String {
    var output = ""
    let console = Console(output: { output += $0 }, errors: { output += $0 }) { request in
      request.options(environment: environment, isTerminal: isTerminal)
    }
    let words = ["print"] + arguments.split(separator: " ").map { String($0) }
    let status = HutSite.run(words, program: "booklet", console: console)
    #expect(status == 0)
    return output
  }

  @Test(arguments: ["", "--color auto", "--color never", "--plain", "--plain --color always", "--accessible"])
  func `writes no escapes and no blanks at the ends of lines into a pipe`(arguments: String) {
    let text = printed("--width 24 " + arguments, Self.colorTerminal)
    #expect(text.contains("Konkordia"))
    #expect(!text.contains("\u{1B}"))
    #expect(!text.split(separator: "\n", omittingEmptySubsequences: false).contains { $0.hasSuffix(" ") })
  }

  @Test(arguments: [
    ("--color always", false, true), ("", true, true), ("--color never", true, false), ("--plain", true, false),
    ("--plain --color always", true, false), ("--accessible --plain", true, false),
  ])
  func `uses colours when asked to or when there is a terminal`(arguments: String, isTerminal: Bool, hasColors: Bool) {
    let text = printed(arguments, Self.colorTerminal, isTerminal: isTerminal)
    #expect(text.contains("38;5;") == hasColors)
  }

  @Test func `keeps bold on a terminal without colours`() {
    #expect(printed("--color never", Self.colorTerminal, isTerminal: true).contains("\u{1B}[1m"))
    #expect(!printed("--plain", Self.colorTerminal, isTerminal: true).contains("\u{1B}"))
  }

  @Test func `asks for colours even where the environment takes them away`() {
    let environment = Self.colorTerminal.merging(["NO_COLOR": "1"]) { $1 }
    #expect(printed("--color always", environment, isTerminal: true).contains("38;5;"))
    #expect(!printed("", environment, isTerminal: true).contains("38;5;"))
  }

  @Test func `draws no boxes for screen readers`() {
    #expect(printed("--width 24").contains("┌"))
    let text = printed("--width 24 --accessible")
    #expect(!text.contains("┌"))
    #expect(text.contains("2850 m"))
  }

  private struct ChoiceSite: Site {
    var title: String { "Huts" }
    var pages: some PageContent {
      Page("index", title: "Huts") {
        Section(["a", "b"], id: \.self) { name in
          LayoutChoiceReader { choice in Text(name + (choice ?? "")) }
        }
        .layout(choices: [
          LayoutChoice("Rows", LayoutSection { .columns(1, height: 44) }),
          LayoutChoice("Grid", LayoutSection { .columns(2, height: 44) }),
        ])
      }
    }
  }

  @Test(arguments: [
    ("", "aRows\nbRows\n"), ("--layout grid", "aGrid     bGrid\n"), ("--layout Rows", "aRows\nbRows\n"),
    ("--layout none", "aRows\nbRows\n"), ("--accessible --layout GRID", "aGrid\nbGrid\n"),
  ])
  func `shows the layout that is asked for`(arguments: String, expected: String) {
    let words = ["print", "--width", "20"] + arguments.split(separator: " ").map { String($0) }
    #expect(CommandResult(ChoiceSite.self, words).output == expected)
  }

  private struct EditableSite: Site {
    var title: String { "Huts" }
    var pages: some PageContent {
      Page("index", title: "Huts") {
        Form {
          Section(["a"], id: \.self) { ListCell($0).accessories { Accessory.delete(action: "delete") } }
        }
      }
    }
  }

  @Test(arguments: [
    ("", "a\n"), ("--edit", "[-] a\n"), ("--accessible --edit", "list with 1 item\na, actions: delete\n"),
  ])
  func `shows the controls of lists that are edited`(arguments: String, expected: String) {
    let words = ["print", "--width", "20"] + arguments.split(separator: " ").map { String($0) }
    #expect(CommandResult(EditableSite.self, words).output == expected)
  }

  private struct SchemeSite: Site {
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text("\(scheme)") }
    }

    var title: String { "Huts" }
    var pages: some PageContent { Page("index", title: "Huts") { Scheme() } }
  }

  @Test func `tells views whether the terminal is dark`() {
    #expect(CommandResult(SchemeSite.self, ["print"]).output == "dark\n")
  }

  @Test(arguments: [20, 40, 100])
  func `draws in the width that is asked for`(width: Int) {
    let lines = printed("--width \(width)", ["COLUMNS": "60"]).split(separator: "\n")
    #expect(lines.map(\.count).max() == width)
  }

  @Test func `documents each option`() {
    let help = CommandResult(HutSite.self, "help", "print").output
    for option in ["--width N", "--color WHEN", "--plain", "--accessible", "--folded", "--edit", "--layout NAME"] {
      #expect(help.contains("  \(option) "))
    }
    #expect(help.contains("auto") && help.contains("always") && help.contains("never"))
  }
}
