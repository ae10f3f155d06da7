/// Reads a JSON document into nodes that know their place.
///
/// Values may be nested 64 deep. Every text either becomes a node or throws; none traps.
struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0
  private static let deepest = 64
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  static func read(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSONNode {
    var reader = JSONReader(bytes: bytes)
    if let invalid = bytes.firstInvalidUnicode {
      reader.position = invalid
      throw reader.error("This byte is not part of valid UTF-8 text.")
    }
    if bytes.starts(with: Self.byteOrderMark) { reader.position = Self.byteOrderMark.count }
    reader.skipSpace()
    let node = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.position == bytes.count else {
      throw reader.error("There is text after the end of the document.")
    }
    return node
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func error(_ message: String) -> JSONSyntaxError {
    JSONSyntaxError(message: message, offset: position)
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) throws(JSONSyntaxError) -> JSONNode {
    guard depth < Self.deepest else { throw error("Values are nested more than \(Self.deepest) deep here.") }
    let start = position
    let value: JSONNode.Value
    switch next {
    case UInt8(ascii: "{"): value = .object(try object(depth: depth))
    case UInt8(ascii: "["): value = .list(try list(depth: depth))
    case UInt8(ascii: "\""): value = .text(try text())
    case let byte? where byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte): value = .number(try number())
    case nil: throw error("The file ends where a value should be.")
    default: value = try word()
    }
    return JSONNode(value: value, offset: start)
  }

  private mutating func list(depth: Int) throws(JSONSyntaxError) -> [JSONNode] {
    var nodes: [JSONNode] = []
    position += 1
    skipSpace()
    if take("]") { return nodes }
    while true {
      nodes.append(try value(depth: depth + 1))
      skipSpace()
      if take("]") { return nodes }
      guard take(",") else { throw error("A comma or a closing bracket is missing here.") }
      skipSpace()
      if next == UInt8(ascii: "]") { throw error("The comma before this bracket must go.") }
    }
  }

  private mutating func object(depth: Int) throws(JSONSyntaxError) -> [String: JSONNode] {
    var fields: [String: JSONNode] = [:]
    position += 1
    skipSpace()
    if take("}") { return fields }
    while true {
      guard next == UInt8(ascii: "\"") else { throw error("A field name in double quotes is missing here.") }
      let start = self
      let name = try text()
      if fields[name] != nil { throw start.error("The field \"\(name)\" stands twice in one object.") }
      skipSpace()
      guard take(":") else { throw error("A colon after the field name \"\(name)\" is missing here.") }
      skipSpace()
      fields[name] = try value(depth: depth + 1)
      skipSpace()
      if take("}") { return fields }
      guard take(",") else { throw error("A comma or a closing brace is missing here.") }
      skipSpace()
      if next == UInt8(ascii: "}") { throw error("The comma before this brace must go.") }
    }
  }

  private mutating func word() throws(JSONSyntaxError) -> JSONNode.Value {
    let words: [(String, JSONNode.Value)] = [("null", .null), ("true", .boolean(true)), ("false", .boolean(false))]
    for (word, value) in words where bytes[position...].starts(with: word.utf8) {
      position += word.utf8.count
      return value
    }
    throw error("This is not a value. Texts stand in double quotes.")
  }

  private mutating func number() throws(JSONSyntaxError) -> Double {
    let start = self
    _ = take("-")
    if !take("0") { try digits(else: start) }
    if take(".") { try digits(else: start) }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits(else: start)
    }
    let spelling = String(decoding: bytes[start.position..<position], as: UTF8.self)
    guard let number = Double(spelling), number.isFinite else { throw start.error("This number is too large.") }
    return number
  }

  private mutating func digits(else start: JSONReader) throws(JSONSyntaxError) {
    let first = position
    while let byte = next, (0x30...0x39).contains(byte) { position += 1 }
    if position == first { throw start.error("This number is not complete.") }
  }
}

extension JSONReader {
  private mutating func text() throws(JSONSyntaxError) -> String {
    let start = self
    var units: [UInt8] = []
    position += 1
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: units, as: UTF8.self)
      case UInt8(ascii: "\\"):
        let scalar = try escape()
        units.append(contentsOf: String(Character(scalar)).utf8)
      case 0..<0x20:
        throw error("A text may not go over the end of a line or hold control characters. Write \\n for a new line.")
      default:
        units.append(byte)
        position += 1
      }
    }
    throw start.error("This text has no closing quote.")
  }

  private mutating func escape() throws(JSONSyntaxError) -> Unicode.Scalar {
    let start = self
    position += 1
    guard let byte = next else { throw start.error("This escape is not complete.") }
    position += 1
    let simple: [Unicode.Scalar: Unicode.Scalar] = [
      "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
    ]
    if let scalar = simple[Unicode.Scalar(byte)] { return scalar }
    guard byte == UInt8(ascii: "u") else { throw start.error("This escape is not one of JSON's.") }
    let unit = try hexadecimal(else: start)
    guard (0xD800...0xDFFF).contains(unit) else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
    guard unit < 0xDC00, take("\\"), take("u") else { throw start.error("This escape is half a character.") }
    let low = try hexadecimal(else: start)
    guard (0xDC00...0xDFFF).contains(low) else { throw start.error("This escape is half a character.") }
    let code = 0x10000 + (UInt32(unit - 0xD800) << 10) + UInt32(low - 0xDC00)
    guard let scalar = Unicode.Scalar(code) else { throw start.error("This escape is not a character.") }
    return scalar
  }

  private mutating func hexadecimal(else start: JSONReader) throws(JSONSyntaxError) -> UInt16 {
    let digits = bytes[position..<min(position + 4, bytes.count)]
    let spelling = String(decoding: digits, as: UTF8.self)
    guard digits.count == 4, spelling.allSatisfy(\.isHexDigit), let unit = UInt16(spelling, radix: 16) else {
      throw start.error("This escape needs four hexadecimal digits.")
    }
    position += 4
    return unit
  }
}

extension [UInt8] {
  /// The offset of the first byte that is not part of valid UTF-8.
  fileprivate var firstInvalidUnicode: Int? {
    var decoder = Unicode.UTF8.ForwardParser()
    var iterator = makeIterator()
    var offset = 0
    while true {
      switch decoder.parseScalar(from: &iterator) {
      case let .valid(scalar): offset += scalar.count
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}
