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

  /// The node as markup in lines: an element each, but what stands among words stays in their line.
  func lines(indent: String = "") -> [String] {
    guard case .element(let element) = self, !element.children.contains(where: \.isText), !element.children.isEmpty
    else {
      return [indent + markup]
    }
    let children = element.children.flatMap { $0.lines(indent: indent + "  ") }
    return [indent + element.startTag] + children + ["\(indent)</\(element.name)>"]
  }

  private var isText: Bool {
    if case .text = self { true } else { false }
  }

  private var markup: String {
    switch self {
    case .text(let text):
      return text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        .replacing("\n", with: "&#10;")
    case .element(let element):
      if StrictHTMLReader.voidElements.contains(element.name) { return element.startTag }
      return element.startTag + element.children.map(\.markup).joined() + "</\(element.name)>"
    }
  }
}

extension HTMLElement {
  fileprivate var startTag: String {
    let attributes = attributes.map { attribute in
      let value = attribute.value.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
      return attribute.value.isEmpty && attribute.name == "open" ? " open" : " \(attribute.name)=\"\(value)\""
    }
    return "<\(name)\(attributes.joined())>"
  }
}
