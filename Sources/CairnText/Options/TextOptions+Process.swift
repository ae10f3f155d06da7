#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension TextOptions {
  /// An output stream of the process.
  public enum Stream: Int32, Hashable, CaseIterable, Sendable {
    /// The stream for results.
    case standardOutput = 1
    /// The stream for messages.
    case standardError = 2
  }

  /// Returns options for the process's terminal, or for the file or pipe in its place.
  ///
  /// Nothing else in the library asks the environment and the stream. The decision is that of
  /// ``terminal(environment:isTerminal:terminalWidth:width:color:isPlain:isAccessible:)``.
  ///
  /// - Parameters:
  ///   - stream: The stream for the text.
  ///   - width: The columns asked for; `nil` for all columns of the terminal.
  ///   - color: Whether colours are asked for.
  ///   - isPlain: Whether plain output is asked for.
  ///   - isAccessible: Whether the accessible rendering is asked for; `nil` to let the environment decide.
  /// - Returns: The options.
  public static func terminal(
    for stream: Stream = .standardOutput,
    width: Int? = nil,
    color: ColorChoice = .automatic,
    isPlain: Bool = false,
    isAccessible: Bool? = nil
  ) -> TextOptions {
    terminal(
      environment: processEnvironment(),
      isTerminal: isatty(stream.rawValue) == 1,
      terminalWidth: measuredWidth(),
      width: width,
      color: color,
      isPlain: isPlain,
      isAccessible: isAccessible
    )
  }

  private static let variables = [
    "TERM", "COLUMNS", "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "FORCE_COLOR", "COLORTERM", "WT_SESSION", "LC_ALL",
    "LC_CTYPE", "LANG", "NO_HYPERLINKS", "ACCESSIBLE", "TERM_PROGRAM", "VTE_VERSION", "XTERM_VERSION", "COLORFGBG",
  ]

  private static func processEnvironment() -> [String: String] {
    var environment: [String: String] = [:]
    for name in variables {
      guard let value = getenv(name) else { continue }
      environment[name] = String(cString: value)
    }
    return environment
  }

  /// Returns the width of the first terminal among the streams and the process's controlling terminal.
  private static func measuredWidth() -> Int? {
    for descriptor in [STDOUT_FILENO, STDERR_FILENO, STDIN_FILENO] {
      if let columns = columns(of: descriptor) { return columns }
    }
    let descriptor = open("/dev/tty", O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return columns(of: descriptor)
  }

  private static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
