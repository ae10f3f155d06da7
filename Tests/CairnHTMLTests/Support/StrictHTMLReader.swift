/// Reads markup that is as strict as the renderer means to write it, and throws at anything else.
///
/// Tags are balanced, attributes stand once, in double quotes and without `<`, `>` or a bare `&`; of character references
/// only the four that the renderer writes are known.
struct StrictHTMLReader {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  static let voidElements: Set<String> = [
    "img", "hr", "meta", "link", "source", "br", "input", "path", "circle", "rect", "line",
  ]

  private let scalars: [Unicode.Scalar]
  private var index = 0

  /// Returns the nodes of a fragment.
  static func read(_ markup: String) throws -> [HTMLNode] {
    var reader = StrictHTMLReader(scalars: Array(markup.unicodeScalars))
    let nodes = try reader.readNodes(inside: nil)
    guard reader.index == reader.scalars.count else { throw reader.failure("an end tag without a start tag") }
    return nodes
  }

  /// Returns the nodes of a whole document: its `html` element.
  static func readDocument(_ markup: String) throws -> [HTMLNode] {
    let prefix = "<!DOCTYPE html>\n"
    guard markup.hasPrefix(prefix), markup.hasSuffix("\n") else {
      throw Failure(description: "no doctype or last line")
    }
    return try read(String(markup.dropFirst(prefix.count).dropLast()))
  }

  private init(scalars: [Unicode.Scalar]) {
    self.scalars = scalars
  }

  private func failure(_ message: String) -> Failure {
    let text = String(String.UnicodeScalarView(scalars[max(index - 60, 0)..<min(index + 60, scalars.count)]))
    return Failure(description: "\(message) at \(index): …\(text.debugDescription)…")
  }

  private func peek(_ offset: Int = 0) -> Unicode.Scalar? {
    index + offset < scalars.count ? scalars[index + offset] : nil
  }

  private mutating func readNodes(inside parent: String?) throws -> [HTMLNode] {
    var nodes: [HTMLNode] = []
    while let scalar = peek() {
      if scalar != "<" {
        nodes.append(.text(parent == "style" ? readRawText() : try readText(until: "<")))
      } else if peek(1) == "/" {
        guard let parent else { return nodes }
        index += 2
        guard readName() == parent, peek() == ">" else { throw failure("not the end of <\(parent)>") }
        index += 1
        return nodes
      } else {
        nodes.append(.element(try readElement()))
      }
    }
    guard let parent else { return nodes }
    throw failure("<\(parent)> does not end")
  }

  private mutating func readElement() throws -> HTMLElement {
    index += 1
    var element = HTMLElement(name: readName())
    guard !element.name.isEmpty else { throw failure("a tag without a name") }
    while peek() == " " {
      index += 1
      let attribute = try readAttribute()
      guard element[attribute.name] == nil else { throw failure("two attributes \(attribute.name)") }
      element.attributes.append(attribute)
    }
    let isSelfClosing = peek() == "/"
    if isSelfClosing { index += 1 }
    guard peek() == ">" else { throw failure("<\(element.name) does not end") }
    index += 1
    guard !isSelfClosing, !Self.voidElements.contains(element.name) else { return element }
    element.children = try readNodes(inside: element.name)
    return element
  }

  private mutating func readName() -> String {
    var name = ""
    while let scalar = peek(), scalar.isASCII,
      scalar.properties.isAlphabetic || "-:0123456789".unicodeScalars.contains(scalar)
    {
      name.unicodeScalars.append(scalar)
      index += 1
    }
    return name
  }

  private mutating func readAttribute() throws -> HTMLAttribute {
    let name = readName()
    guard !name.isEmpty else { throw failure("an attribute without a name") }
    guard peek() == "=" else { return HTMLAttribute(name: name, value: "") }
    index += 1
    guard peek() == "\"" else { throw failure("an attribute without quotes") }
    index += 1
    let value = try readText(until: "\"")
    guard peek() == "\"" else { throw failure("a value without an end") }
    index += 1
    return HTMLAttribute(name: name, value: value)
  }

  private mutating func readText(until end: Unicode.Scalar) throws -> String {
    var text = ""
    while let scalar = peek(), scalar != end {
      switch scalar {
      case "<", ">": throw failure("an unescaped \(scalar)")
      case "&": text += try readReference()
      default:
        guard scalar == "\n" || scalar == "\t" || !Self.isUnfit(scalar) else {
          throw failure("U+\(String(scalar.value, radix: 16))")
        }
        text.unicodeScalars.append(scalar)
        index += 1
      }
    }
    return text
  }

  private mutating func readRawText() -> String {
    var text = ""
    while let scalar = peek(), scalar != "<" {
      text.unicodeScalars.append(scalar)
      index += 1
    }
    return text
  }

  private mutating func readReference() throws -> String {
    let references = ["&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": "\""]
    for (reference, character) in references
    where scalars[index...].starts(with: reference.unicodeScalars) {
      index += reference.unicodeScalars.count
      return character
    }
    throw failure("an unknown reference")
  }

  /// Whether a scalar may not stand in a document.
  static func isUnfit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || (0xFDD0...0xFDEF).contains(scalar.value)
      || scalar.value & 0xFFFE == 0xFFFE
  }
}
