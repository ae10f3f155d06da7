public import Cairn

/// Writes a document as the HTML of the specification's examples.
public struct MarkdownHTMLWriter {
  private var output: [UInt8] = []
  private let footnotes: [MarkdownFootnote]

  /// Returns the HTML of a document.
  public static func html(_ document: MarkdownDocument) -> String {
    String(decoding: bytes(document), as: UTF8.self)
  }

  /// Returns the HTML of a document in UTF-8.
  public static func bytes(_ document: MarkdownDocument) -> [UInt8] {
    var writer = MarkdownHTMLWriter(footnotes: document.footnotes)
    for block in document.blocks { writer.write(block) }
    writer.writeFootnotes()
    return writer.output
  }

  private init(footnotes: [MarkdownFootnote]) {
    self.footnotes = footnotes
    output.reserveCapacity(1 << 16)
  }

  // MARK: - Blocks

  private mutating func write(_ block: MarkdownBlock, isTight: Bool = false, end: StaticString = "") {
    switch block {
    case .paragraph(let paragraph):
      if isTight {
        write(paragraph.content)
      } else {
        beginLine()
        put("<p>")
        write(paragraph.content)
        put(end)
        put("</p>\n")
      }
    case .heading(let heading):
      beginLine()
      put("<h\(heading.level)>")
      write(heading.content)
      put("</h\(heading.level)>\n")
    case .quote(let quote):
      beginLine()
      put("<blockquote>\n")
      for block in quote.blocks { write(block) }
      beginLine()
      put("</blockquote>\n")
    case .list(let list): write(list)
    case .code(let code): write(code)
    case .table(let table): write(table)
    case .html(let html):
      beginLine()
      output.append(contentsOf: html.markup.utf8)
    case .thematicBreak:
      beginLine()
      put("<hr />\n")
    }
  }

  private mutating func beginLine() {
    if let last = output.last, last != 0x0A { output.append(0x0A) }
  }

  private mutating func write(_ list: MarkdownBlock.List) {
    beginLine()
    var isNumbered = false
    switch list.marker {
    case .bullet: put("<ul>\n")
    case .number(let start):
      isNumbered = true
      if start == 1 { put("<ol>\n") } else { put("<ol start=\"\(start)\">\n") }
    }
    for item in list.items {
      put("<li>")
      if let task = item.task {
        put(
          task == .done
            ? "<input type=\"checkbox\" checked=\"\" disabled=\"\" /> " as StaticString
            : "<input type=\"checkbox\" disabled=\"\" /> "
        )
      }
      for block in item.blocks { write(block, isTight: list.isTight) }
      put("</li>\n")
    }
    put(isNumbered ? "</ol>\n" as StaticString : "</ul>\n")
  }

  private mutating func write(_ code: MarkdownBlock.Code) {
    beginLine()
    if let language = code.language {
      put("<pre><code class=\"language-")
      escape(language)
      put("\">")
    } else {
      put("<pre><code>")
    }
    escape(code.code)
    put("</code></pre>\n")
  }

  private mutating func write(_ table: MarkdownBlock.Table) {
    beginLine()
    put("<table>\n<thead>\n")
    write(table.header, "th", table.alignments)
    put("</thead>\n")
    if !table.rows.isEmpty {
      put("<tbody>\n")
      for row in table.rows { write(row, "td", table.alignments) }
      put("</tbody>\n")
    }
    put("</table>\n")
  }

  private mutating func write(
    _ cells: [MarkdownBlock.TableCell],
    _ name: String,
    _ alignments: [MarkdownBlock.Table.Alignment?]
  ) {
    put("<tr>\n")
    for index in alignments.indices {
      let alignment =
        switch alignments[index] {
        case .leading: " align=\"left\""
        case .center: " align=\"center\""
        case .trailing: " align=\"right\""
        case nil: ""
        }
      put("<\(name)\(alignment)>")
      if index < cells.count { write(cells[index].content) }
      put("</\(name)>\n")
    }
    put("</tr>\n")
  }

  private mutating func writeFootnotes() {
    guard !footnotes.isEmpty else { return }
    beginLine()
    put("<section class=\"footnotes\">\n<ol>\n")
    for (index, footnote) in footnotes.enumerated() {
      put("<li id=\"fn-\(index + 1)\">\n")
      for block in footnote.blocks { write(block) }
      beginLine()
      put("</li>\n")
    }
    put("</ol>\n</section>\n")
  }

  // MARK: - Inlines

  private mutating func write(_ inlines: [MarkdownInline]) {
    for inline in inlines { write(inline) }
  }

  private mutating func write(_ inline: MarkdownInline) {
    switch inline {
    case .text(let text): escape(text)
    case .code(let code):
      put("<code>")
      escape(code)
      put("</code>")
    case .emphasis(let content):
      put("<em>")
      write(content)
      put("</em>")
    case .strong(let content):
      put("<strong>")
      write(content)
      put("</strong>")
    case .strikethrough(let content):
      put("<del>")
      write(content)
      put("</del>")
    case .softBreak: output.append(0x0A)
    case .hardBreak: put("<br />\n")
    case .link(let link): write(link)
    case .image(let image): write(image)
    case .html(let html): output.append(contentsOf: html.markup.utf8)
    case .footnoteReference(let reference):
      put("<sup><a href=\"#fn-\(reference.number)\">\(reference.number)</a></sup>")
    }
  }

  private mutating func write(_ link: MarkdownInline.Link) {
    put("<a href=\"")
    writeAddress(link.destination)
    writeTitle(link.title)
    put("\">")
    write(link.content)
    put("</a>")
  }

  private mutating func write(_ image: MarkdownInline.Image) {
    put("<img src=\"")
    writeAddress(image.source)
    put("\" alt=\"")
    escape(Self.description(image.content))
    writeTitle(image.title)
    put("\" />")
  }

  /// The words of an image; raw HTML shows as it is, as in the specification's own program.
  private static func description(_ inlines: [MarkdownInline]) -> String {
    inlines.reduce(into: "") { words, inline in
      switch inline {
      case .text(let text), .code(let text): words += text
      case .softBreak, .hardBreak: words += "\n"
      case .html(let html): words += html.markup
      default: words += description(inline.children)
      }
    }
  }

  private mutating func writeTitle(_ title: String?) {
    guard let title else { return }
    put("\" title=\"")
    escape(title)
  }

  // MARK: - Bytes

  private mutating func put(_ text: String) {
    output.append(contentsOf: text.utf8)
  }

  private mutating func put(_ text: StaticString) {
    text.withUTF8Buffer { output.append(contentsOf: $0) }
  }

  private mutating func escape(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      for index in bytes.indices {
        guard let reference = Self.reference(bytes[index]) else { continue }
        output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
        put(reference)
        start = index + 1
      }
      output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
    }
  }

  @inline(__always)
  private static func reference(_ byte: UInt8) -> StaticString? {
    // A bit for each of `"`, `&`, `<` and `>`.
    guard byte < 64, 0x5000_0044_0000_0000 >> UInt64(byte) & 1 == 1 else { return nil }
    switch byte {
    case 0x26: return "&amp;"
    case 0x3C: return "&lt;"
    case 0x3E: return "&gt;"
    case 0x22: return "&quot;"
    default: return nil
    }
  }

  private mutating func writeAddress(_ address: String) {
    for byte in address.utf8 {
      if byte == 0x26 {
        put("&amp;")
      } else if Self.isPlain[Int(byte)] {
        output.append(byte)
      } else {
        output += [0x25, Self.digits[Int(byte >> 4)], Self.digits[Int(byte & 15)]]
      }
    }
  }

  private static let digits = Array("0123456789ABCDEF".utf8)

  /// The bytes that stand in addresses as they are.
  private static let isPlain: [Bool] = (0...255).map { byte in
    switch UInt8(byte) {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: Array("-_.+!*(),%#@?=;:/$~'".utf8).contains(UInt8(byte))
    }
  }
}
