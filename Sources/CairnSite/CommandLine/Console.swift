package import CairnText
import Foundation

/// Where a command writes: its result and what it has to say besides.
package struct Console {
  private let output: (String) throws -> Void
  private let errors: (String) -> Void
  /// Lets the process go on when nobody reads its standard output any more.
  let outliveReader: () -> Void
  /// How views become text on standard output, as far as the command line leaves it open.
  let textOptions: (TextRequest) -> TextOptions

  /// Creates a console from what takes a text for standard output and for standard error, and how views become text.
  package init(
    output: @escaping (String) throws -> Void,
    errors: @escaping (String) -> Void,
    textOptions: @escaping (TextRequest) -> TextOptions = { $0.options(environment: [:], isTerminal: false) },
    outliveReader: @escaping () -> Void = {}
  ) {
    self.output = output
    self.errors = errors
    self.outliveReader = outliveReader
    self.textOptions = textOptions
  }

  /// The console of the process.
  static var standard: Console {
    Console { text in
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } errors: { text in
      // There is no place left to say that standard error is closed.
      try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    } textOptions: {
      $0.processOptions
    } outliveReader: {
      _ = signal(SIGPIPE, SIG_IGN)
    }
  }

  /// Keeps files from getting the numbers of standard streams that the process was started without.
  ///
  /// What stands in for them cannot be written, so that writing still fails.
  static func reserveStandardStreams() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Writes text that belongs to the result.
  func write(_ text: String) throws {
    try output(TextSanitizer.sanitize(text))
  }

  /// Writes text that nobody has to read: that it cannot be written fails nothing.
  func mention(_ text: String) {
    try? write(text)
  }

  /// Writes text of a renderer, which has made it harmless, to the result.
  func write(rendered text: String) throws {
    try output(text)
  }

  /// Writes a line of what there is to say besides the result.
  func report(_ message: String) {
    errors(Self.line(message) + "\n")
  }

  /// Returns text without line breaks and without what could command a terminal.
  static func line(_ text: String) -> String {
    String(TextSanitizer.sanitize(text).map { $0.isNewline ? " " : $0 })
  }
}
