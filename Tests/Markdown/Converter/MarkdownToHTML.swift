import Cairn
import CairnHTML
import CairnTestSupport
import CairnText
import Foundation

/// Converts Markdown files to HTML.
///
/// `markdown-to-html [--commonmark] FILE` writes the HTML of a file. `--stream` reads documents from the standard input,
/// each behind its length in decimal digits and a line feed, and answers in the same form. `--page FILE` writes it as views render it, with raw HTML as
/// text and as it is, `--text FILE` as a terminal shows it, and `--key FILE` as words with inline Markdown. `--time N` prints
/// times.
@main
enum MarkdownToHTML {
  static func main() throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    var extensions = MarkdownExtensions.all
    extensions.remove(.frontMatter)
    if arguments.first == "--commonmark" {
      extensions = []
      arguments.removeFirst()
    }
    if arguments.first == "--stream" {
      stream(extensions)
    } else if arguments.first == "--time" {
      try time(arguments[2], count: Int(arguments[1]) ?? 1, extensions)
    } else if arguments.first == "--page" {
      let source = try read(arguments[1])
      write(Array(Markdown(source).html().utf8))
      write(Array(Markdown(source).allowsHTML().html().utf8))
    } else if arguments.first == "--key" {
      write(Array(Text(LocalizedStringKey(try read(arguments[1]))).html().utf8))
    } else if arguments.first == "--text" {
      write(Array(Markdown(try read(arguments[1])).text(TextOptions(width: 80)).utf8))
    } else if let file = arguments.first {
      let source = try read(file)
      write(MarkdownHTMLWriter.bytes(MarkdownDocument(parsing: source, extensions: extensions)))
    }
  }

  private static func read(_ path: String) throws -> String {
    let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    let size = Int(try handle.seekToEnd())
    try handle.seek(toOffset: 0)
    return String(unsafeUninitializedCapacity: size) { buffer in
      Foundation.read(handle.fileDescriptor, buffer.baseAddress, size)
    }
  }

  private static func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  static func stream(_ extensions: MarkdownExtensions) {
    let input = [UInt8](FileHandle.standardInput.readDataToEndOfFile())
    var output = Data()
    var index = 0
    while let end = input[index...].firstIndex(of: 0x0A) {
      let count = Int(String(decoding: input[index..<end], as: UTF8.self)) ?? 0
      let source = String(decoding: input[(end + 1)..<(end + 1 + count)], as: UTF8.self)
      let bytes = MarkdownHTMLWriter.bytes(MarkdownDocument(parsing: source, extensions: extensions))
      output += Data("\(bytes.count)\n".utf8) + Data(bytes)
      index = end + 1 + count
    }
    FileHandle.standardOutput.write(output)
  }

  static func time(_ file: String, count: Int, _ extensions: MarkdownExtensions) throws {
    let source = try read(file)
    for _ in 0..<count {
      let clock = ContinuousClock()
      var document = MarkdownDocument(blocks: [])
      let parsing = clock.measure { document = MarkdownDocument(parsing: source, extensions: extensions) }
      var size = 0
      let writing = clock.measure { size = MarkdownHTMLWriter.bytes(document).count }
      let freeing = clock.measure { document = MarkdownDocument(blocks: []) }
      print("parse \(parsing) write \(writing) free \(freeing) bytes \(size)")
    }
  }
}
