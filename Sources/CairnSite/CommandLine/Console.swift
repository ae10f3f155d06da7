package import CairnText
import Foundation

/// The outputs of a command: its result, and messages.
package struct Console {
  private let output: (String) throws -> Void
  private let errors: (String) -> Void
  /// Keeps the process alive if the reader of its standard output ends.
  let outliveReader: () -> Void
  /// Returns the options for text on standard output.
  let textOptions: (TextRequest) -> TextOptions

  /// Creates a console from closures for both outputs and for the text options.
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

  /// Reserves the numbers of missing standard streams, so that no file gets one.
  ///
  /// The replacements cannot be written, so writing to them still fails.
  static func reserveStandardStreams() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDONLY)
    }
  }

  func write(_ text: String) throws { try output(TextSanitizer.sanitize(text)) }

  /// Writes optional text; an error is ignored.
  func mention(_ text: String) { try? write(text) }

  /// Writes text of the result that a renderer has already made harmless.
  func write(rendered text: String) throws { try output(text) }

  func report(_ message: String) { errors(Self.line(message) + "\n") }

  /// Returns text without line breaks and escape sequences.
  static func line(_ text: String) -> String {
    String(TextSanitizer.sanitize(text).map { $0.isNewline ? " " : $0 })
  }
}
