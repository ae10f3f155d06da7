import Cairn
import CairnText
import Foundation
import Testing

@Suite struct TextOptionsTests {
  /// A row of the table: what the environment says, and the style that follows.
  struct Decision: Sendable {
    var environment: [String: String]
    var isTerminal = true
    var color = TextOptions.ColorChoice.automatic
    var isPlain = false
    var style: TextOptions.Style
  }

  private static let xterm = ["TERM": "xterm"]

  private static func decision(
    _ environment: [String: String],
    _ style: TextOptions.Style,
    isTerminal: Bool = true,
    color: TextOptions.ColorChoice = .automatic,
    isPlain: Bool = false
  ) -> Decision {
    Decision(environment: environment, isTerminal: isTerminal, color: color, isPlain: isPlain, style: style)
  }

  static let explicit: [Decision] = [
    decision(["TERM": "xterm-256color", "COLORTERM": "truecolor"], .plain, isPlain: true),
    decision(["TERM": "xterm", "FORCE_COLOR": "3"], .plain, color: .always, isPlain: true),
    decision(["TERM": "xterm", "NO_COLOR": "1"], .ansi16, color: .always),
    decision([:], .ansi16, isTerminal: false, color: .always),
    decision(["TERM": "dumb"], .ansi16, color: .always),
    decision(["TERM": "xterm-256color"], .monochrome, color: .never),
    decision(["TERM": "xterm-256color", "FORCE_COLOR": "1"], .monochrome, color: .never),
    decision(["TERM": "xterm-256color"], .plain, isTerminal: false, color: .never),
  ]

  static let noColor: [Decision] = [
    decision(["TERM": "xterm", "NO_COLOR": "1"], .monochrome),
    decision(["TERM": "xterm", "NO_COLOR": "yes"], .monochrome),
    decision(["TERM": "xterm", "NO_COLOR": "0"], .monochrome),
    decision(["TERM": "xterm", "NO_COLOR": ""], .ansi16),
    decision(["TERM": "xterm", "NO_COLOR": "1"], .plain, isTerminal: false),
    decision(["TERM": "xterm", "NO_COLOR": "1", "FORCE_COLOR": "3"], .monochrome),
    decision(["TERM": "xterm", "NO_COLOR": "1", "CLICOLOR_FORCE": "1"], .plain, isTerminal: false),
  ]

  static let forced: [Decision] = [
    decision(["CLICOLOR_FORCE": "1"], .ansi16, isTerminal: false),
    decision(["CLICOLOR_FORCE": "0"], .plain, isTerminal: false),
    decision(["CLICOLOR_FORCE": ""], .plain, isTerminal: false),
    decision(["FORCE_COLOR": "1"], .ansi16, isTerminal: false),
    decision(["FORCE_COLOR": "2"], .ansi256, isTerminal: false),
    decision(["FORCE_COLOR": "3"], .trueColor, isTerminal: false),
    decision(["FORCE_COLOR": "true", "TERM": "xterm-256color"], .ansi256, isTerminal: false),
    decision(["FORCE_COLOR": "0"], .plain, isTerminal: false),
    decision(["FORCE_COLOR": "", "TERM": "xterm"], .ansi16),
    decision(["FORCE_COLOR": "1", "TERM": "dumb"], .ansi16),
    decision(["CLICOLOR_FORCE": "1", "CLICOLOR": "0", "TERM": "xterm"], .ansi16),
  ]

  static let plain: [Decision] = [
    decision(["TERM": "xterm-256color"], .plain, isTerminal: false),
    decision([:], .plain),
    decision(["TERM": ""], .plain),
    decision(["TERM": "dumb"], .plain),
    decision(["TERM": "dumb", "COLORTERM": "truecolor"], .plain),
    decision(["TERM": "xterm-256color", "CLICOLOR": "0"], .monochrome),
    decision(["TERM": "xterm-256color", "CLICOLOR": "1"], .ansi256),
  ]

  static let depths: [Decision] = [
    decision(["TERM": "xterm"], .ansi16),
    decision(["TERM": "linux"], .ansi16),
    decision(["TERM": "st"], .ansi16),
    decision(["TERM": "xterm-256color"], .ansi256),
    decision(["TERM": "screen-256color"], .ansi256),
    decision(["TERM": "screen", "COLORTERM": "truecolor"], .ansi16),
    decision(["TERM": "screen-256color", "COLORTERM": "truecolor"], .ansi256),
    decision(["TERM": "xterm-256color", "COLORTERM": "truecolor"], .trueColor),
    decision(["TERM": "xterm", "COLORTERM": "24bit"], .trueColor),
    decision(["TERM": "xterm", "COLORTERM": "yes"], .ansi16),
    decision(["TERM": "tmux-256color", "COLORTERM": "truecolor"], .trueColor),
    decision(["TERM": "xterm-direct"], .trueColor),
    decision(["TERM": "xterm-kitty"], .trueColor),
    decision(["TERM": "xterm-ghostty"], .trueColor),
    decision(["TERM": "wezterm"], .trueColor),
    decision(["TERM": "alacritty"], .trueColor),
    decision(["TERM": "foot-extra"], .trueColor),
    decision(["TERM": "footnote"], .ansi16),
    decision(["TERM": "contour"], .trueColor),
    decision(["TERM": "rio"], .trueColor),
    decision(["TERM": "riot"], .ansi16),
    decision(["TERM": "xterm", "WT_SESSION": "1"], .trueColor),
  ]

  @Test(arguments: [explicit, noColor, forced, plain, depths].flatMap { $0 })
  func `decides on colours in the documented order`(decision: Decision) {
    let options = TextOptions.terminal(
      environment: decision.environment,
      isTerminal: decision.isTerminal,
      color: decision.color,
      isPlain: decision.isPlain
    )
    #expect(options.style == decision.style)
  }

  @Test func `takes the width asked for, then COLUMNS, then the terminal's, then 80`() {
    func width(_ columns: String?, _ measured: Int?, isTerminal: Bool = true, asked: Int? = nil) -> Int {
      var environment = Self.xterm
      environment["COLUMNS"] = columns
      return TextOptions.terminal(
        environment: environment,
        isTerminal: isTerminal,
        terminalWidth: measured,
        width: asked
      ).width
    }
    #expect(width("60", 120, asked: 40) == 40)
    #expect(width("60", 120) == 60)
    #expect(width(nil, 120) == 120)
    #expect(width("0", 120) == 120)
    #expect(width("-5", 120) == 120)
    #expect(width("wide", nil) == 80)
    #expect(width(nil, 0) == 80)
    #expect(width(nil, 120, isTerminal: false) == 80)
    #expect(width("100", nil, isTerminal: false) == 100)
    #expect(width(nil, nil, asked: 0) == 1)
  }

  @Test func `draws in ASCII where the locale is not UTF-8`() {
    func characters(_ variables: [String: String]) -> TextOptions.CharacterSet {
      TextOptions.terminal(environment: variables, isTerminal: true).characters
    }
    #expect(characters([:]) == .unicode)
    #expect(characters(["LANG": "en_GB.UTF-8"]) == .unicode)
    #expect(characters(["LANG": "de_CH.utf8"]) == .unicode)
    #expect(characters(["LANG": "C"]) == .ascii)
    #expect(characters(["LANG": "en_GB.ISO-8859-1"]) == .ascii)
    #expect(characters(["LANG": "C", "LC_ALL": "C.UTF-8"]) == .unicode)
    #expect(characters(["LANG": "en_GB.UTF-8", "LC_CTYPE": "POSIX"]) == .ascii)
    #expect(characters(["LANG": "en_GB.UTF-8", "LC_ALL": ""]) == .unicode)
  }

  @Test func `writes links on terminals only`() {
    func options(_ variables: [String: String], isTerminal: Bool = true, isPlain: Bool = false) -> TextOptions {
      TextOptions.terminal(environment: variables, isTerminal: isTerminal, isPlain: isPlain)
    }
    #expect(options(Self.xterm).hyperlinks == .escapeSequences)
    #expect(options(["TERM": "xterm", "NO_HYPERLINKS": "1"]).hyperlinks == .hidden)
    #expect(options(["TERM": "xterm", "FORCE_COLOR": "1"], isTerminal: false).hyperlinks == .hidden)
    #expect(options(["TERM": "dumb"]).hyperlinks == .hidden)
    #expect(options(Self.xterm, isPlain: true).hyperlinks == .hidden)
    #expect(options(["TERM": "xterm", "NO_HYPERLINKS": ""]).hyperlinks == .escapeSequences)
    #expect(options(["TERM": "xterm", "NO_COLOR": "1"]).hyperlinks == .escapeSequences)
  }

  @Test func `hides no item of a horizontal scroll view unless asked to`() {
    for isTerminal in [true, false] {
      #expect(TextOptions.terminal(environment: Self.xterm, isTerminal: isTerminal).scrolling == .wrap)
    }
  }

  @Test(arguments: [
    (["TERM": "xterm-kitty"], false), (["TERM": "foot"], false), (["TERM": "xterm-256color"], false),
    (["TERM_PROGRAM": "iTerm.app"], false), (["TERM_PROGRAM": "ghostty", "VTE_VERSION": "1"], false),
    (["TERM_PROGRAM": "WarpTerminal"], false), (["TERM_PROGRAM": "mintty"], false), (["KONSOLE_VERSION": "1"], false),
    (["TERM_PROGRAM": "Apple_Terminal"], true), (["TERM_PROGRAM": "WezTerm"], true), (["TERM": "wezterm"], true),
    (["TERM_PROGRAM": "vscode"], true), (["VTE_VERSION": "7600"], true), (["XTERM_VERSION": "XTerm(390)"], true),
    (["TERM": "alacritty"], true), (["TERM": "alacritty-direct"], true),
    (["TERM_PROGRAM": "", "TERM": "xterm"], false),
  ])
  func `knows terminals that ignore emoji selectors`(environment: [String: String], isIgnored: Bool) {
    let options = TextOptions.terminal(environment: environment, isTerminal: true)
    #expect(options.emojiSelectors == (isIgnored ? .ignored : .drawn))
    #expect(TextOptions.terminal(environment: environment, isTerminal: false).emojiSelectors == .drawn)
  }

  @Test(arguments: [
    ("❤️|", "❤|"), ("1️⃣|", "1⃣|"), ("⚠️⚠️|", "⚠⚠|"), ("🏔️|", "🏔|"), ("👩‍❤️‍👩|", "👩‍❤️‍👩|"), ("é plain|", "é plain|"),
  ])
  func `writes emoji as text where the terminal keeps them in one column`(words: String, shown: String) {
    var options = TextOptions(width: 20)
    #expect(Text(words).text(options) == words)
    options.emojiSelectors = .ignored
    #expect(Text(words).text(options) == shown)
    #expect((Text(words) + Text("!").bold()).text(options) == shown + "!")
    #expect(Label(words, systemImage: "star").text(options).hasSuffix(shown))
    #expect(Image(words).text(options) == "[\(shown)]")
    #expect(Image(systemName: words).text(options) == "[\(shown)]")
  }

  @Test func `is accessible when asked by option or environment`() {
    func isAccessible(_ value: String?, asked: Bool? = nil) -> Bool {
      var environment = Self.xterm
      environment["ACCESSIBLE"] = value
      return TextOptions.terminal(environment: environment, isTerminal: true, isAccessible: asked).isAccessible
    }
    #expect(!isAccessible(nil))
    #expect(isAccessible("1"))
    #expect(!isAccessible("0"))
    #expect(!isAccessible("1", asked: false))
    #expect(isAccessible(nil, asked: true))
  }

  @Test(arguments: [(0, 1), (-3, 1), (1, 1), (80, 80), (1_000_000, 10_000)])
  func `keeps the width within limits`(asked: Int, width: Int) {
    #expect(TextOptions(width: asked).width == width)
    var options = TextOptions(width: 80)
    options.width = asked
    #expect(options.width == width)
  }

  @Test func `puts the words of labels in bold because of no alignment`() {
    let label = Label("Alps", systemImage: "star").multilineTextAlignment(.center)
    #expect(!label.text(TextOptions(width: 20, style: .monochrome)).contains("\u{1B}"))
  }

  @Test(arguments: [
    ("0;15", TextOptions.Appearance.light), ("0;default;15", .light), ("0;7", .light), ("15;0", .dark), ("15;8", .dark),
    ("12;6", .dark), ("15;default", .dark), ("", .dark), (";", .dark), ("7", .light), ("17;115", .dark),
  ])
  func `takes the appearance from the background that COLORFGBG names`(
    value: String,
    appearance: TextOptions.Appearance
  ) {
    let environment = ["TERM": "xterm", "COLORFGBG": value]
    #expect(TextOptions.terminal(environment: environment, isTerminal: true).appearance == appearance)
  }

  @Test func `reads the appearance from the variables of the process`() async {
    await #expect(processExitsWith: .success) {
      setenv("COLORFGBG", "0;15", 1)
      exit(TextOptions.terminal().appearance == .light ? 0 : 1)
    }
  }
}
