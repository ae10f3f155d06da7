/// Lines of code, of which all white space shows.
///
/// ```swift
/// CodeBlock("let height = 4_810", language: "swift")
/// ```
///
/// In a page, long lines scroll sideways, and a shade at the edge says that there is more. In a terminal they go on in the next line, so that nothing is lost. A line feed
/// at the end of the code makes no further line. Nothing shows of a block without code.
///
/// Swift, JSON, shell, HTML, CSS, Python, YAML and diffs have colours. Other languages have none, nor does code of more
/// than a megabyte.
public struct CodeBlock: PrimitiveView, Hashable, Sendable {
  private let code: String
  private let description: CodeDescription

  /// Creates a block of code.
  ///
  /// - Parameters:
  ///   - code: The code.
  ///   - language: The name of the language, such as `swift`, in letters of any case; `nil` if it is not known.
  public init(_ code: some StringProtocol, language: String? = nil) {
    var code = String(code)
    if code.utf8.last == 0x0A { code.removeLast() }
    self.code = code
    let name = language.map { String(Substring($0.lowercased()[...].utf8.trimmed)) }
    description = CodeDescription(language: name?.isEmpty == true ? nil : name, longestLine: Self.longestLine(of: code))
  }

  /// Returns the number of characters of the longest line, in which a tab counts as four.
  private static func longestLine(of code: String) -> Int {
    var (longest, count) = (0, 0)
    var code = code
    // Read in place, because to iterate over a string takes twice as long.
    code.withUTF8 { bytes in
      for byte in bytes {
        if byte == Byte.lineFeed || byte == Byte.carriageReturn {
          longest = max(longest, count)
          count = 0
        } else if byte == Byte.tab {
          count &+= 4
        } else if Int8(bitPattern: byte) > -65 {
          // The first byte of a character.
          count &+= 1
        }
      }
    }
    longest = max(longest, count)
    return longest
  }

  public func _render(into renderer: any Renderer) {
    guard !code.isEmpty else { return }
    renderer.begin(.prose(.code(description)))
    renderer.text(text)
    renderer.end()
  }

  /// The code, in pieces with colours if its language is known.
  private var text: Text {
    guard !code.isEmpty, let language = description.language.flatMap(CodeLanguage.init(named:)) else {
      return Text(verbatim: code)
    }
    return Text(runs: CodeHighlighter.runs(of: code, in: language))
  }

  public static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.item) }
}

extension Substring.UTF8View {
  /// The bytes without white space at both ends.
  fileprivate var trimmed: Self {
    var bytes = drop(while: \.isMarkdownSpace)
    while bytes.last?.isMarkdownSpace == true { bytes.removeLast() }
    return bytes
  }
}
