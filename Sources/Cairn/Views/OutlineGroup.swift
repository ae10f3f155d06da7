/// The elements of a tree, of which those with children unfold.
///
/// Trees deeper than 128 levels are cut there, with a diagnostic; a page nests about 50, and shows what lies deeper without
/// its lists, which is a diagnostic too. So are siblings with the same identity; both show.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  private let data: Data
  private let id: (Data.Element) -> ID
  private let children: KeyPath<Data.Element, Data?>
  private let content: (Data.Element) -> Content
  /// The identities of the elements that are unfolded at first, in words.
  private var expanded: Set<String> = []

  /// The deepest level that shows; browsers and terminals follow no further.
  static var maximumDepth: Int { 128 }

  /// Creates an outline of identifiable elements.
  ///
  /// - Parameters:
  ///   - data: The elements at the top.
  ///   - children: Where an element has its children; `nil` is a leaf, an empty collection a branch without any.
  ///   - content: What an element shows.
  public init(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    id = { $0.id }
    self.children = children
    self.content = content
  }

  /// Creates an outline of elements told apart by a key path.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.children = children
    self.content = content
  }

  /// Creates an outline of one identifiable element and all below it.
  ///
  /// - Parameters:
  ///   - root: The element at the top.
  ///   - children: Where an element has its children; `nil` is a leaf, an empty collection a branch without any.
  ///   - content: What an element shows.
  public init<Element: Identifiable>(
    _ root: Element,
    children: KeyPath<Element, [Element]?>,
    @ViewBuilder content: @escaping (Element) -> Content
  ) where Data == [Element], ID == Element.ID {
    self.init([root], children: children, content: content)
  }

  /// Unfolds elements at first, by their identities.
  ///
  /// What a reader unfolds later is the reader's, and no form sends it. An address may say it, to unfold the same again:
  ///
  /// ```swift
  /// OutlineGroup(regions, children: \.parts) { Text($0.name) }
  ///   .expanded(Set(query["open"] ?? []))
  /// ```
  ///
  /// - Parameter identities: Those of the elements, or the words for them; what no element has is left out of account.
  /// - Returns: The outline with the elements unfolded, besides those that were before.
  public func expanded<Identity: Hashable>(_ identities: Set<Identity>) -> Self {
    updating(self) { $0.expanded.formUnion(identities.map { String(describing: $0) }) }
  }

  public func _render(into renderer: any Renderer) {
    let outer = renderer.environment
    var inner = outer
    inner.isInOutline = true
    renderer.beginEnvironment(inner)
    renderRoots(into: renderer)
    renderer.endEnvironment(restoring: outer)
  }

  private func renderRoots(into renderer: any Renderer) {
    // Elements that are cells, or become some in a list, are items of the section around.
    if let items = renderer as? any ItemReceiver, items.isAmongItems, items.takesRows || Content._holdsCells {
      let outerIdentity = items.elementIdentity
      render(data, depth: 1, into: renderer) { items.beginElement($0) }
      items.beginElement(outerIdentity)
      return
    }
    renderList(of: data, depth: 1, into: renderer, asRows: false)
  }

  private func renderList(of elements: Data, depth: Int, into renderer: any Renderer, asRows: Bool) {
    let layout = StackLayout(direction: .vertical, alignment: .leading, spacing: 0, holdsItems: true)
    renderer.begin(.stack(layout))
    if asRows || Content._holdsCells {
      let items = ItemRenderer(renderer, itemCount: elements.count, takesRows: asRows)
      render(elements, depth: depth, into: items) { items.beginElement($0) }
    } else {
      render(elements, depth: depth, into: renderer) { _ in }
    }
    renderer.end()
  }

  private func render(
    _ elements: Data,
    depth: Int,
    into renderer: any Renderer,
    beginElement: (String?) -> Void
  ) {
    if renderer.checksIdentity {
      IdentityCheck.reportRepetitions(of: elements.lazy.map(id), in: "an OutlineGroup", to: renderer)
    }
    let areRows = renderer.isAmongRows
    for element in elements {
      let identity = String(describing: id(element))
      beginElement(identity)
      let title = content(element)
      guard let below = element[keyPath: children] else {
        renderer.row(of: title)
        continue
      }
      let isExpanded = expanded.contains(identity)
      guard !below.isEmpty else {
        renderer.disclosure(isExpanded: isExpanded, title: title, content: nil)
        continue
      }
      renderer.disclosure(isExpanded: isExpanded, title: title) { _ in
        if depth < Self.maximumDepth {
          renderList(of: below, depth: depth + 1, into: renderer, asRows: areRows)
        } else {
          let message = "An outline is deeper than \(Self.maximumDepth) levels; what lies deeper is left out."
          renderer.report(Diagnostic(.error, .tooDeep, message, at: renderer.place))
        }
      }
    }
  }

  public static var _isItemSequence: Bool { false }
  /// In a list its elements are cells, whatever they show.
  public static var _holdsCells: Bool { true }
}
