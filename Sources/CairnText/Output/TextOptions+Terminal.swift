extension TextOptions {
  /// Whether colours are wanted, as a command line's `--color` says.
  public enum ColorChoice: String, Hashable, CaseIterable, Sendable {
    /// As the environment and the terminal have it.
    case automatic = "auto"
    /// Even when the output is no terminal.
    case always
    /// Not at all; bold, italics and underlines may stay.
    case never
  }

  /// Returns options that suit an environment: a pure function of its arguments.
  ///
  /// What is asked for explicitly wins. Then, in this order: `NO_COLOR` that is not empty takes colours away;
  /// `CLICOLOR_FORCE` or `FORCE_COLOR`, neither empty nor `0`, brings them even into a pipe (`FORCE_COLOR` of 1, 2 or 3
  /// for 16, 256 or 16 million); output that is no terminal, or one whose `TERM` is `dumb` or missing, is plain;
  /// `CLICOLOR=0` takes colours away; `COLORTERM`, `TERM` and `WT_SESSION` say how many there are. A locale that is not
  /// UTF-8 draws in ASCII, `NO_HYPERLINKS` takes links away, and `ACCESSIBLE` asks for the accessible rendering.
  /// The background that `COLORFGBG` ends in says whether the terminal is light.
  /// `TERM_PROGRAM`, `VTE_VERSION`, `XTERM_VERSION` and `TERM` tell which terminals ignore emoji selectors.
  ///
  /// ```swift
  /// let options = TextOptions.terminal(environment: ["TERM": "xterm-256color"], isTerminal: true, terminalWidth: 120)
  /// ```
  ///
  /// - Parameters:
  ///   - environment: The variables of the process.
  ///   - isTerminal: Whether the output goes to a terminal rather than a file or pipe.
  ///   - terminalWidth: The columns that the terminal says it has; `nil` or less than 1 when it does not say.
  ///   - width: The columns asked for; `nil` takes `COLUMNS` above 0, else the terminal's width, else 80.
  ///   - color: Whether colours are asked for.
  ///   - isPlain: Whether plain output is asked for, as by `--plain`; it wins over `color`.
  ///   - isAccessible: Whether the accessible rendering is asked for; `nil` leaves it to the environment.
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

/// What the variables of a process say about its terminal.
struct TerminalEnvironment {
  var variables: [String: String]
  var isTerminal: Bool

  /// Whether a variable is there and not empty.
  func isSet(_ name: String) -> Bool {
    variables[name].map { !$0.isEmpty } ?? false
  }

  /// Whether a variable is there, not empty and not `0`.
  func isOn(_ name: String) -> Bool {
    isSet(name) && variables[name] != "0"
  }

  /// Whether the terminal understands no escape sequences, as far as is known.
  var isDumb: Bool { !isSet("TERM") || variables["TERM"] == "dumb" }

  func width(measured: Int?) -> Int {
    if let columns = variables["COLUMNS"].flatMap({ Int($0) }), columns > 0 { return columns }
    if isTerminal, let measured, measured > 0 { return measured }
    return 80
  }

  /// Whether the locale is UTF-8; without any word on it, it is taken to be.
  var isUTF8: Bool {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard isSet(name), let locale = variables[name]?.lowercased() else { continue }
      return locale.contains("utf-8") || locale.contains("utf8")
    }
    return true
  }

  /// Whether the terminal is one of those that are known to draw an emoji made by a selector in one column.
  var ignoresEmojiSelectors: Bool {
    if let program = variables["TERM_PROGRAM"], !program.isEmpty {
      return ["Apple_Terminal", "WezTerm", "vscode"].contains(program)
    }
    let term = variables["TERM"] ?? ""
    return isSet("VTE_VERSION") || isSet("XTERM_VERSION") || term == "alacritty" || term.hasPrefix("alacritty-")
      || term == "wezterm"
  }

  /// Whether the background, the last of the standard colours that `COLORFGBG` names, is one of the two whites.
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

  /// How many colours the terminal has, at least 16.
  private var depth: TextOptions.Style {
    let term = variables["TERM"] ?? ""
    let isScreen = term == "screen" || term.hasPrefix("screen-") || term.hasPrefix("screen.")
    if let colors = variables["COLORTERM"]?.lowercased(), colors == "truecolor" || colors == "24bit", !isScreen {
      return .trueColor
    }
    if term.hasSuffix("-direct") || Self.isKnown(term) || isSet("WT_SESSION") { return .trueColor }
    return term.hasSuffix("256color") ? .ansi256 : .ansi16
  }

  /// Whether a terminal is one of those that are known for 16 million colours, whatever variant of it.
  private static func isKnown(_ term: String) -> Bool {
    let name = term.hasPrefix("xterm-") ? String(term.dropFirst(6)) : term
    return ["kitty", "ghostty", "wezterm", "alacritty", "foot", "contour", "rio"].contains { known in
      name == known || name.hasPrefix(known + "-")
    }
  }
}
