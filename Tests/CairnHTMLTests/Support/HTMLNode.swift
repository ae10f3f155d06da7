/// A node of a page as a parser found it.
indirect enum HTMLNode: Equatable {
  case element(HTMLElement)
  case text(String)
}

/// An element with its attributes and what is inside.
struct HTMLElement: Equatable {
  var name: String
  var attributes: [HTMLAttribute] = []
  var children: [HTMLNode] = []

  /// The value of an attribute.
  subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// The names of the element's classes.
  var classes: [String] {
    (self["class"] ?? "").split(separator: " ").map(String.init)
  }
}

struct HTMLAttribute: Equatable {
  var name: String
  var value: String
}

extension HTMLNode {
  /// The words inside.
  var text: String {
    switch self {
    case .text(let text): text
    case .element(let element): element.children.map(\.text).joined()
    }
  }

  /// The node's element and all elements inside, in the order of their start tags.
  var elements: [HTMLElement] {
    guard case .element(let element) = self else { return [] }
    return [element] + element.children.flatMap(\.elements)
  }

  /// The node as lines, one element each; words stand beside the tags that hold nothing else.
  func lines(indent: String = "") -> [String] {
    switch self {
    case .text(let text): return [indent + text.replacing("\n", with: "\\n")]
    case .element(let element):
      let attributes = element.attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
      let opening = "\(indent)<\(element.name)\(attributes)>"
      let isShort = element.children.allSatisfy { if case .text = $0 { true } else { false } }
      if StrictHTMLReader.voidElements.contains(element.name) { return [opening] }
      if isShort { return ["\(opening)\(text.replacing("\n", with: "\\n"))</\(element.name)>"] }
      return [opening] + element.children.flatMap { $0.lines(indent: indent + "  ") } + ["\(indent)</\(element.name)>"]
    }
  }
}
