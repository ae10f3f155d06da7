import Cairn

/// A fragment of HTML as a tree: its elements and words in the order in which they begin.
struct MarkupTree {
  struct Node {
    /// Whether the node is an element; otherwise it is words or a comment.
    var isElement: Bool
    /// The whole node.
    var range: Range<Int>
    /// The element's name.
    var name = 0..<0
    /// What is in the start tag behind the name.
    var attributes = 0..<0
    /// What is between the tags.
    var content = 0..<0
    /// The id of the element, if it is an item of the section.
    var identifier: String?
    /// The index of the element around; -1 for none.
    var parent: Int
    /// The index of the first node that is not inside.
    var next = 0
  }

  let bytes: [UInt8]
  private(set) var nodes: [Node] = []

  /// Reads a fragment of one element; `nil` if its tags are not balanced, as markup of an author's own may be.
  ///
  /// Only ids that begin with `itemPrefix` tell elements apart. Others, such as names of headings, are attributes that may
  /// change.
  ///
  /// - Parameters:
  ///   - bytes: The fragment.
  ///   - raw: Where markup of an author's own is. It counts as words, as only browsers know which elements it makes.
  ///   - itemPrefix: What ids of items begin with.
  init?(_ bytes: [UInt8], raw: [Range<Int>] = [], itemPrefix: String) {
    self.bytes = bytes
    var reader = MarkupReader(bytes, raw: raw, itemPrefix: itemPrefix)
    guard reader.read(), reader.nodes.first?.isElement == true, reader.nodes[0].range == 0..<bytes.count
    else { return nil }
    nodes = reader.nodes
  }

  /// Returns the nodes directly inside another one.
  func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var child = index + 1
    while child < nodes[index].next {
      children.append(child)
      child = nodes[child].next
    }
    return children
  }

  /// Returns what tells each of some children from the others: an id, or the name and the position among its like.
  func keys(of children: [Int]) -> [ByteKey] {
    var counts: [String: Int] = [:]
    return children.map { index in
      if let identifier = nodes[index].identifier { return ByteKey("#" + identifier) }
      let name = nodes[index].isElement ? text(nodes[index].name) : ""
      let count = counts[name, default: 0] + 1
      counts[name] = count
      return ByteKey("\(name) \(count)")
    }
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func name(of index: Int) -> ArraySlice<UInt8> { bytes[nodes[index].name] }

  /// Returns the attributes of an element; `nil` if a value has references that only browsers know.
  func attributes(of index: Int) -> [(name: String, value: String)]? {
    MarkupReader.attributes(in: text(nodes[index].attributes))
  }
}

/// Reads balanced tags, as the renderer writes them.
struct MarkupReader {
  private static let voidElements: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr",
  ]
  /// Drawings write their shapes without an end tag.
  private static let shapes: Set<String> = ["path", "circle", "rect", "line", "ellipse", "polyline", "polygon"]
  private static let rawElements: Set<String> = ["script", "style", "textarea", "title"]

  private let bytes: [UInt8]
  private let raw: [Range<Int>]
  private var rawIndex = 0
  private let itemPrefix: String
  private var position = 0
  private(set) var nodes: [MarkupTree.Node] = []
  private var open: [Int] = []

  init(_ bytes: [UInt8], raw: [Range<Int>], itemPrefix: String) {
    self.bytes = bytes
    self.raw = raw
    self.itemPrefix = itemPrefix
  }

  /// Reads everything; returns whether all tags are balanced.
  mutating func read() -> Bool {
    while position < bytes.count {
      let isRead =
        if position == nextRaw?.lowerBound {
          readRaw()
        } else if bytes[position] != UInt8(ascii: "<") {
          readText()
        } else if position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "/") {
          readEnd()
        } else {
          readStart()
        }
      guard isRead else { return false }
    }
    return open.isEmpty
  }

  /// The markup of an author's own that comes next.
  private var nextRaw: Range<Int>? { rawIndex < raw.count ? raw[rawIndex] : nil }

  private mutating func readRaw() -> Bool {
    guard let range = nextRaw else { return false }
    rawIndex += 1
    appendText(to: range.upperBound)
    return true
  }

  private mutating func readText() -> Bool {
    let limit = nextRaw?.lowerBound ?? bytes.count
    var end = position
    while end < limit, bytes[end] != UInt8(ascii: "<") { end += 1 }
    appendText(to: end)
    return true
  }

  private mutating func appendText(to end: Int) {
    nodes.append(
      MarkupTree.Node(isElement: false, range: position..<end, parent: open.last ?? -1, next: nodes.count + 1)
    )
    position = end
  }

  private mutating func readEnd() -> Bool {
    let end = position
    position += 2
    let name = readName()
    guard let index = open.popLast(), bytes[nodes[index].name].elementsEqual(bytes[name]), position < bytes.count,
      bytes[position] == UInt8(ascii: ">")
    else { return false }
    position += 1
    close(index, contentEnd: end)
    return true
  }

  private mutating func close(_ index: Int, contentEnd: Int) {
    nodes[index].content = nodes[index].content.lowerBound..<contentEnd
    nodes[index].range = nodes[index].range.lowerBound..<position
    nodes[index].next = nodes.count
  }

  private mutating func readStart() -> Bool {
    let start = position
    position += 1
    let name = readName()
    guard !name.isEmpty, readAttributes() else { return false }
    let attributes = name.upperBound..<(position - 1)
    var node = MarkupTree.Node(isElement: true, range: start..<position, parent: open.last ?? -1)
    node.name = name
    node.attributes = attributes
    node.content = position..<position
    node.identifier = identifier(in: attributes)
    nodes.append(node)
    let text = String(decoding: bytes[name], as: UTF8.self)
    let isClosed = bytes[attributes].last == UInt8(ascii: "/") && Self.shapes.contains(text)
    if isClosed || Self.voidElements.contains(text) {
      close(nodes.count - 1, contentEnd: position)
      return true
    }
    open.append(nodes.count - 1)
    return !Self.rawElements.contains(text)
  }

  private mutating func readName() -> Range<Int> {
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"):
        position += 1
      default: return start..<position
      }
    }
    return start..<position
  }

  /// Reads up to the end of a start tag.
  private mutating func readAttributes() -> Bool {
    var quote: UInt8?
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return true
      }
    }
    return false
  }

  private func identifier(in attributes: Range<Int>) -> String? {
    let name = Array(" id=\"".utf8)
    var start = attributes.lowerBound
    while start + name.count < attributes.upperBound {
      if bytes[start] == name[0], bytes[start..<start + name.count].elementsEqual(name) {
        let value = bytes[(start + name.count)..<attributes.upperBound].prefix { $0 != UInt8(ascii: "\"") }
        let identifier = String(decoding: value, as: UTF8.self)
        return identifier.hasPrefix(itemPrefix) ? Self.unescaped(identifier) : nil
      }
      start += 1
    }
    return nil
  }

  // MARK: Attributes

  /// Returns the attributes in the text of a start tag; `nil` for what the renderer does not write.
  static func attributes(in text: String) -> [(name: String, value: String)]? {
    var attributes: [(name: String, value: String)] = []
    var rest = Substring(text)
    while let first = rest.unicodeScalars.first {
      if first == " " || first == "/" {
        rest.unicodeScalars.removeFirst()
        continue
      }
      let name = rest.prefix { $0 != "=" && $0 != " " && $0 != "/" && $0 != "\"" }
      rest = rest.dropFirst(name.count)
      guard !name.isEmpty else { return nil }
      guard rest.first == "=" else {
        attributes.append((String(name), ""))
        continue
      }
      rest = rest.dropFirst()
      guard rest.utf8.first == UInt8(ascii: "\""), let end = rest.utf8.dropFirst().firstIndex(of: UInt8(ascii: "\"")),
        let value = unescaped(String(rest[rest.utf8.index(after: rest.startIndex)..<end]))
      else { return nil }
      attributes.append((String(name), value))
      rest = rest[rest.utf8.index(after: end)...]
    }
    return attributes
  }

  /// Returns a text without the references that the renderer writes; `nil` if it has others.
  private static func unescaped(_ text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      let known = [("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\"")]
      guard let (reference, character) = known.first(where: { rest[start...].hasPrefix($0.0) }) else { return nil }
      result += character
      rest = rest[start...].dropFirst(reference.count)
    }
    return result + rest
  }
}
