import Cairn
import CairnText
import Testing

/// Strings that would take a terminal over, in every place where a view takes a string.
@Suite struct HostileStringTests {
  static let introducers = [
    "\u{1B}[31m", "\u{1B}[2J", "\u{1B}[H", "\u{1B}[?1049h", "\u{1B}[6n", "\u{1B}[c", "\u{1B}c", "\u{1B}7", "\u{1B}(0",
    "\u{1B}]0;owned\u{7}", "\u{1B}]8;;https://evil.example\u{1B}\\", "\u{1B}]52;c;ZXZpbA==\u{7}",
    "\u{1B}P+q544e\u{1B}\\",
    "\u{1B}^private\u{1B}\\", "\u{1B}_Gpayload\u{1B}\\", "\u{1B}X\u{1B}\\", "\u{9B}31m", "\u{9D}0;owned\u{9C}",
    "\u{90}q\u{9C}",
    "\u{1B}\u{1B}[31m", "\u{1B}", "\u{1B}[", "\u{7}", "\u{8}\u{8}\u{8}", "\u{7F}", "\u{0}", "\r", "\r\n\u{1B}[K",
    "\u{E}", "\u{85}",
    "\u{202E}", "\u{202D}", "\u{202A}", "\u{2066}", "\u{2067}", "\u{2069}\u{2069}",
    "\u{2067}one two three\u{2069}", "\u{FFFE}",
  ]

  /// The introducers alone, in front of words, inside and behind: more than 100 strings.
  static var strings: [String] {
    introducers.flatMap { [$0, "\($0)danger", "dan\($0)ger", "danger\($0)"] }
  }

  @ViewBuilder
  private static func parts(_ string: String) -> some View {
    Table([string]) {
      TableColumn(string, value: \.self).rowHeader().footer(string)
      TableColumn(Text(verbatim: string), value: \.self).alignment(.numeric).sorted()
    }
    .caption(Text(verbatim: string))
    Table(of: String.self) {
      TableColumn(string, value: \.self)
    } rows: {
      Section(string) { TableRow(string) }
    }
    .tableBorder(.lines)
    .frame(width: 64)
    Heading(string)
    BulletList { Text(verbatim: string) }
    Quote(string, cite: string)
    CodeBlock(string, language: "swift")
    Figure(string) { Text(verbatim: string) }
    Aside(.note, string) { Text(verbatim: string) }
    DescriptionList { Description(string, string) }
    Navigation(label: string) { Link("a", destination: "a.html") }
    Time("2026-03-01", string)
    Markdown("| \(string) |\n|---|\n| \(string) |\n\n- [x] \(string)\n\n> \(string)\n\n![\(string)](\(string))")
  }

  private static func everywhere(_ string: String) -> some View {
    VStack(alignment: .leading) {
      Text(verbatim: string)
      Text(verbatim: string).bold() + Text(verbatim: string)
      Link(string, destination: "https://example.com/\(string)")
      Link("words", destination: string)
      Text("[words](https://example.com)") + Text(verbatim: string)
      Image(string)
      Image(string).resizable().frame(width: 80, height: 48)
      Image(systemName: string)
      Label(string, systemImage: string)
      ProgressView(string, value: 0.5)
      Button(string, destination: string)
      Text("badged").badge(string)
      Markdown("# \(string)\n\n`\(string)` [\(string)](\(string)) <b \(string)>\n\n```swift\n\"\(string)\"\n```\n")
      Markdown("<p>\(string)</p>\n\na <i>\(string)</i>[^1]\n\n[^1]: \(string)").allowsHTML()
      ContentUnavailableView(string, systemImage: string, description: Text(verbatim: string))
      Section(string) { Text(verbatim: string).textCase(.uppercase).lineLimit(1) }
      DisclosureGroup(string) { Text(verbatim: string) }
      parts(string)
      Text("named").accessibilityLabel(string).accessibilityHint(string)
    }
    .navigationTitle(string)
  }

  @Test func `has a hundred strings and more`() {
    #expect(Self.strings.count >= 100)
  }

  @Test func `lets nothing but line feeds through to plain and accessible output`() {
    for string in Self.strings {
      var options = TextOptions(width: 40)
      for isAccessible in [false, true] {
        options.isAccessible = isAccessible
        options.hyperlinks = isAccessible ? .addresses : .hidden
        let output = Self.everywhere(string).text(options)
        #expect(!output.unicodeScalars.contains(where: Self.isHostile), "\(string.debugDescription)")
      }
    }
  }

  @Test func `writes only its own escape sequences on terminals`() {
    for string in Self.strings {
      let output = Self.everywhere(string).text(TextOptions(width: 40, style: .trueColor))
      #expect(
        !EscapeStripper.strip(output).unicodeScalars.contains(where: Self.isHostile),
        "\(string.debugDescription)"
      )
      for sequence in output.split(separator: "\u{1B}", omittingEmptySubsequences: false).dropFirst() {
        #expect(Self.isOurs(sequence), "\(string.debugDescription): \(sequence.debugDescription)")
      }
    }
  }

  /// Whether what follows an escape character is a look, a link or the end of one.
  private static func isOurs(_ sequence: Substring) -> Bool {
    if sequence.first == "\\" { return true }
    if sequence.hasPrefix("]8;") {
      return sequence == "]8;;" || sequence.hasPrefix("]8;id=") && sequence.contains(";https://example.com")
    }
    guard sequence.first == "[", let end = sequence.firstIndex(of: "m") else { return false }
    return sequence[sequence.index(after: sequence.startIndex)..<end].allSatisfy {
      $0 == ";" || $0.isASCII && $0.isNumber
    }
  }

  private static func isHostile(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0x00..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  @Test(arguments: [
    "javascript:alert(1)", "JAVASCRIPT:x", "java\nscript:x", " javascript:x", "\u{1}javascript:x", "data:text/html,x",
    "file:///etc/passwd", "vbscript:x", "ssh://host", "x-man-page://ls",
  ])
  func `blocks schemes that do harm`(destination: String) {
    let output = Link("words", destination: destination).renderText(TextOptions(width: 40, style: .ansi16))
    #expect(output.text == "words")
    #expect(output.diagnostics.map(\.code) == [.blockedURL])
  }

  @Test(arguments: ["https://example.com", "http://EXAMPLE.COM", "mailto:a@example.com", "tel:+41123"])
  func `links to harmless schemes`(destination: String) {
    let output = Link("words", destination: destination).renderText(TextOptions(width: 40, style: .monochrome))
    #expect(output.text == "\u{1B}[4m\u{1B}]8;id=1;\(destination)\u{1B}\\words\u{1B}]8;;\u{1B}\\\u{1B}[0m")
    #expect(output.diagnostics.isEmpty)
  }

  @Test func `encodes what is not ASCII in addresses`() {
    let text = Link("a", destination: "https://example.com/é x").text(TextOptions(width: 40, style: .monochrome))
    #expect(text.contains(";https://example.com/%C3%A9%20x\u{1B}"))
  }
}
