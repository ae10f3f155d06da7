package import CairnText
import Foundation

/// The outputs of a command: its result, and messages.
package struct Console {
  private let output: (String) throws -> Void
  private let errors: (String) -> Void
  /// Keeps the process alive if the reader of its standard output ends.
  let outliveReader: () -> Void
  /// Shows words about how far something is, which go when there is something else to say; `nil` takes them away.
  let progress: (String?) -> Void
  /// Returns the options for text on standard output.
  let textOptions: (TextRequest) -> TextOptions

  /// Creates a console from closures for both outputs and for the text options.
  package init(
    output: @escaping (String) throws -> Void,
    errors: @escaping (String) -> Void,
    textOptions: @escaping (TextRequest) -> TextOptions = { $0.options(environment: [:], isTerminal: false) },
    outliveReader: @escaping () -> Void = {},
    progress: @escaping (String?) -> Void = { _ in }
  ) {
    self.output = output
    self.errors = errors
    self.outliveReader = outliveReader
    self.progress = progress
    self.textOptions = textOptions
  }

  static var standard: Console {
    let line = ProgressLine.ofStandardError()
    return Console { text in
      line?.show(nil)
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } errors: { text in
      line?.show(nil)
      // There is no place left to say that standard error is closed.
      try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    } textOptions: {
      $0.processOptions
    } outliveReader: {
      _ = signal(SIGPIPE, SIG_IGN)
    } progress: {
      line?.show($0)
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
