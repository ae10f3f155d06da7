import CairnHTML

/// A page in a browser, as far as updates need one: elements that are found by ids and change one after another.
final class LivePage {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// An element of the page; two of them are the same only if they are the same object.
  final class Element {
    let name: String
    var attributes: [HTMLAttribute]
    var children: [Child] = []

    init(_ element: HTMLElement) {
      name = element.name
      attributes = element.attributes
      children = element.children.map(Child.init)
    }

    var identifier: String? { attributes.first { $0.name == "id" }?.value }

    var elements: [Element] {
      children.compactMap { child in
        if case .element(let element) = child { element } else { nil }
      }
    }

    var node: HTMLNode {
      let sorted = attributes.sorted { $0.name < $1.name }
      return .element(HTMLElement(name: name, attributes: sorted, children: children.map(\.node)))
    }
  }

  enum Child {
    case element(Element)
    case text(String)

    init(_ node: HTMLNode) {
      switch node {
      case .element(let element): self = .element(Element(element))
      case .text(let text): self = .text(text)
      }
    }

    var node: HTMLNode {
      switch self {
      case .element(let element): element.node
      case .text(let text): .text(text)
      }
    }

    func `is`(_ element: Element) -> Bool {
      if case .element(let other) = self { other === element } else { false }
    }
  }

  private let root: Element

  init(_ markup: String) throws {
    root = Element(HTMLElement(name: "main", children: try StrictHTMLReader.read(markup)))
  }

  /// The page in lines, with attributes in the order of their names.
  var lines: [String] { root.children.flatMap { $0.node.lines() } }

  /// The lines without the attributes that hold ids.
  var linesWithoutNames: [String] {
    let names = ["id", "for", "name", "aria-labelledby", "aria-describedby", "aria-controls", "popovertarget"]
    func anonymous(_ node: HTMLNode) -> HTMLNode {
      guard case .element(let element) = node else { return node }
      let kept = element.attributes.filter { !names.contains($0.name) && !$0.value.hasPrefix("#") }
      return .element(HTMLElement(name: element.name, attributes: kept, children: element.children.map(anonymous)))
    }
    return root.children.flatMap { anonymous($0.node).lines() }
  }

  /// Returns the element with an id.
  func element(_ identifier: String) throws -> Element {
    let found = all(in: root).filter { $0.identifier == identifier }
    guard found.count == 1 else { throw Failure(description: "\(found.count) elements have the id \(identifier)") }
    return found[0]
  }

  /// The ids of all elements.
  var identifiers: [String] { all(in: root).compactMap(\.identifier) }

  /// Does what an update says.
  func apply(_ update: HTMLUpdate) throws {
    for operation in update.operations { try apply(operation) }
  }

  private func apply(_ operation: HTMLUpdate.Operation) throws {
    switch operation {
    case .remove(let target): try remove(find(target))
    case .insert(let html, let parent, let next): try insert(read(html), into: find(parent), before: next)
    case .move(let target, let parent, let next, _):
      let element = try find(target)
      let anchor = try next.map(find)
      try remove(element)
      try insert(element, into: find(parent), before: anchor)
    case .reload(let target, let html):
      let element = try find(target)
      let (parent, index) = try place(of: element)
      parent.children[index] = .element(try read(html))
    case .setAttributes(let target, let attributes, let removed, _):
      let element = try find(target)
      element.attributes.removeAll { old in
        removed.contains(old.name) || attributes.contains { $0.name == old.name }
      }
      element.attributes += attributes.map { HTMLAttribute(name: $0.name, value: $0.value) }
    case .setContent(let target, let html):
      try find(target).children = StrictHTMLReader.read(html).map(Child.init)
    }
  }

  private func read(_ html: String) throws -> Element {
    let nodes = try StrictHTMLReader.read(html)
    guard nodes.count == 1, case .element(let element) = nodes[0] else { throw Failure(description: "No element") }
    return Element(element)
  }

  private func find(_ target: HTMLUpdate.Target) throws -> Element {
    var element = try element(target.id)
    for position in target.path {
      guard position <= element.elements.count else { throw Failure(description: "Nothing at \(target.selector)") }
      element = element.elements[position - 1]
    }
    return element
  }

  private func place(of element: Element) throws -> (Element, Int) {
    for parent in [root] + all(in: root) {
      if let index = parent.children.firstIndex(where: { $0.is(element) }) { return (parent, index) }
    }
    throw Failure(description: "The element has no parent")
  }

  private func remove(_ element: Element) throws {
    let (parent, index) = try place(of: element)
    parent.children.remove(at: index)
  }

  private func insert(_ element: Element, into parent: Element, before next: HTMLUpdate.Target?) throws {
    try insert(element, into: parent, before: next.map(find))
  }

  private func insert(_ element: Element, into parent: Element, before next: Element?) throws {
    guard let next else { return parent.children.append(.element(element)) }
    guard let index = parent.children.firstIndex(where: { $0.is(next) }) else {
      throw Failure(description: "What the element is put before is elsewhere")
    }
    parent.children.insert(.element(element), at: index)
  }

  private func all(in element: Element) -> [Element] {
    element.elements.flatMap { [$0] + all(in: $0) }
  }
}
