#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension TextOptions {
  /// A stream of the process that text is written to.
  public enum Stream: Int32, Hashable, CaseIterable, Sendable {
    /// Where results go.
    case standardOutput = 1
    /// Where messages go.
    case standardError = 2
  }

  /// Returns options that suit the process's terminal, or the file or pipe in its place.
  ///
  /// It asks the environment and the stream, as nothing else in the library does, and decides as
  /// ``terminal(environment:isTerminal:terminalWidth:width:color:isPlain:isAccessible:)`` does.
  ///
  /// - Parameters:
  ///   - stream: Where the text goes.
  ///   - width: The columns asked for; `nil` for as many as there are.
  ///   - color: Whether colours are asked for.
  ///   - isPlain: Whether plain output is asked for.
  ///   - isAccessible: Whether the accessible rendering is asked for; `nil` leaves it to the environment.
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
    "LC_CTYPE", "LANG", "NO_HYPERLINKS", "ACCESSIBLE", "TERM_PROGRAM", "VTE_VERSION", "XTERM_VERSION",
  ]

  private static func processEnvironment() -> [String: String] {
    var environment: [String: String] = [:]
    for name in variables {
      guard let value = getenv(name) else { continue }
      environment[name] = String(cString: value)
    }
    return environment
  }

  /// Asks the streams in turn how wide their terminal is, and then the terminal that controls the process.
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
