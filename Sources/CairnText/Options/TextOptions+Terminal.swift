extension TextOptions {
  /// The choice of colours, as in a command line's `--color`.
  public enum ColorChoice: String, Hashable, CaseIterable, Sendable {
    /// The environment and the terminal decide.
    case automatic = "auto"
    /// Colours even in output that is not a terminal.
    case always
    /// No colours; bold, italics and underlines may stay.
    case never
  }

  /// Returns options for an environment; the answer depends on the arguments only.
  ///
  /// The arguments that ask for something win. Then the first of these rules decides about colours:
  /// 1. `NO_COLOR`, if not empty, removes colours.
  /// 2. `CLICOLOR_FORCE` or `FORCE_COLOR`, if not empty and not `0`, gives colours even to a pipe. With
  ///    `FORCE_COLOR`, 1, 2 and 3 mean 16, 256 and 16 million.
  /// 3. Output that is not a terminal is plain, and so is a terminal with a `TERM` that is `dumb` or missing.
  /// 4. `CLICOLOR=0` removes colours.
  /// 5. `COLORTERM`, `TERM` and `WT_SESSION` give the number of colours.
  ///
  /// Besides, a locale that is not UTF-8 draws in ASCII, `NO_HYPERLINKS` removes links, `ACCESSIBLE` asks for the
  /// accessible rendering, and the end of `COLORFGBG` says whether the terminal is light. `TERM_PROGRAM`,
  /// `VTE_VERSION`, `XTERM_VERSION` and `TERM` name the terminals that ignore emoji selectors.
  ///
  /// ```swift
  /// let options = TextOptions.terminal(environment: ["TERM": "xterm-256color"], isTerminal: true, terminalWidth: 120)
  /// ```
  ///
  /// - Parameters:
  ///   - environment: The variables of the process.
  ///   - isTerminal: Whether the output goes to a terminal rather than a file or pipe.
  ///   - terminalWidth: The columns that the terminal reports; `nil` or less than 1 if it reports none.
  ///   - width: The columns asked for; `nil` takes `COLUMNS` if it is above 0, or the terminal's width, or 80.
  ///   - color: Whether colours are asked for.
  ///   - isPlain: Whether plain output is asked for, for example by `--plain`; it wins over `color`.
  ///   - isAccessible: Whether the accessible rendering is asked for; `nil` to let the environment decide.
  /// - Returns: The options.
  public static func terminal(
    environment: [String: String],
    isTerminal: Bool,
    terminalWidth: Int? = nil,
    width: Int? = nil,
    color: ColorChoice = .automatic,
    isPlain: Bool = false,
    isAccessible: Bool? = nil
  ) -> TextOptions {
    let terminal = TerminalEnvironment(variables: environment, isTerminal: isTerminal)
    var options = TextOptions(width: width ?? terminal.width(measured: terminalWidth))
    options.style = isPlain ? .plain : terminal.style(color)
    options.characters = terminal.isUTF8 ? .unicode : .ascii
    let takesLinks = isTerminal && !terminal.isDumb && !terminal.isSet("NO_HYPERLINKS") && options.style != .plain
    options.hyperlinks = takesLinks ? .escapeSequences : .hidden
    options.emojiSelectors = isTerminal && terminal.ignoresEmojiSelectors ? .ignored : .drawn
    options.appearance = terminal.appearance
    options.isAccessible = isAccessible ?? terminal.isOn("ACCESSIBLE")
    return options
  }
}

/// The facts about a terminal in the variables of a process.
struct TerminalEnvironment {
  var variables: [String: String]
  var isTerminal: Bool

  /// Returns whether a variable is set and not empty.
  func isSet(_ name: String) -> Bool {
    variables[name].map { !$0.isEmpty } ?? false
  }

  /// Returns whether a variable is set, not empty and not `0`.
  func isOn(_ name: String) -> Bool { isSet(name) && variables[name] != "0" }

  /// Whether the terminal probably understands no escape sequences.
  var isDumb: Bool { !isSet("TERM") || variables["TERM"] == "dumb" }

  func width(measured: Int?) -> Int {
    if let columns = variables["COLUMNS"].flatMap({ Int($0) }), columns > 0 { return columns }
    if isTerminal, let measured, measured > 0 { return measured }
    return 80
  }

  /// Whether the locale is UTF-8; it is if no variable says otherwise.
  var isUTF8: Bool {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard isSet(name), let locale = variables[name]?.lowercased() else { continue }
      return locale.contains("utf-8") || locale.contains("utf8")
    }
    return true
  }

  /// Whether the terminal is known to draw emoji made by a selector in one column.
  var ignoresEmojiSelectors: Bool {
    if let program = variables["TERM_PROGRAM"], !program.isEmpty {
      return ["Apple_Terminal", "WezTerm", "vscode"].contains(program)
    }
    let term = variables["TERM"] ?? ""
    return isSet("VTE_VERSION") || isSet("XTERM_VERSION") || term == "alacritty" || term.hasPrefix("alacritty-")
      || term == "wezterm"
  }

  /// The appearance: light if the last colour in `COLORFGBG`, the background, is one of the two whites.
  var appearance: TextOptions.Appearance {
    let background = variables["COLORFGBG"]?.split(separator: ";", omittingEmptySubsequences: false).last
    return background == "7" || background == "15" ? .light : .dark
  }

  func style(_ color: TextOptions.ColorChoice) -> TextOptions.Style {
    let uncolored: TextOptions.Style = isTerminal && !isDumb ? .monochrome : .plain
    switch color {
    case .always: return depth
    case .never: return uncolored
    case .automatic: break
    }
    if isSet("NO_COLOR") { return uncolored }
    if isOn("FORCE_COLOR") || isOn("CLICOLOR_FORCE") { return forcedDepth }
    guard isTerminal, !isDumb else { return .plain }
    return variables["CLICOLOR"] == "0" ? uncolored : depth
  }

  private var forcedDepth: TextOptions.Style {
    switch variables["FORCE_COLOR"] {
    case "1": .ansi16
    case "2": .ansi256
    case "3": .trueColor
    default: depth
    }
  }

  /// The number of colours of the terminal, at least 16.
  private var depth: TextOptions.Style {
    let term = variables["TERM"] ?? ""
    let isScreen = term == "screen" || term.hasPrefix("screen-") || term.hasPrefix("screen.")
    if let colors = variables["COLORTERM"]?.lowercased(), colors == "truecolor" || colors == "24bit", !isScreen {
      return .trueColor
    }
    if term.hasSuffix("-direct") || Self.isKnown(term) || isSet("WT_SESSION") { return .trueColor }
    return term.hasSuffix("256color") ? .ansi256 : .ansi16
  }

  /// Returns whether a terminal, or the terminal of which it is a variant, is known to have 16 million colours.
  private static func isKnown(_ term: String) -> Bool {
    let name = term.hasPrefix("xterm-") ? String(term.dropFirst(6)) : term
    return ["kitty", "ghostty", "wezterm", "alacritty", "foot", "contour", "rio"].contains { known in
      name == known || name.hasPrefix(known + "-")
    }
  }
}
