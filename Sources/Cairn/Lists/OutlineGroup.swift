/// The elements of a tree, of which those with children unfold.
///
/// Levels that lie too deep are left out, with a diagnostic; see ``Nesting``. Siblings with the same identity are a diagnostic
/// too; both show.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  private let data: Data
  private let id: (Data.Element) -> ID
  private let children: KeyPath<Data.Element, Data?>
  private let content: (Data.Element) -> Content
  /// The identities of the elements that are unfolded at first, as text.
  private var expanded: Set<String> = []

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
  /// A reader may unfold others later; no form sends that. An address may contain it, to unfold the same elements
  /// again:
  ///
  /// ```swift
  /// OutlineGroup(regions, children: \.parts) { Text($0.name) }
  ///   .expanded(Set(query["open"] ?? []))
  /// ```
  ///
  /// - Parameter identities: The identities of elements, or their descriptions; unknown ones are ignored.
  /// - Returns: The outline with these elements unfolded, in addition to earlier ones.
  public func expanded<Identity: Hashable>(_ identities: Set<Identity>) -> Self {
    updating(self) { $0.expanded.formUnion(identities.map { String(describing: $0) }) }
  }

  public func _render(into renderer: any Renderer) {
    let outer = renderer.environment
    var inner = outer
    inner.isInOutline = true
    renderer.beginEnvironment(inner)
    let parts = OutlineParts(elementCount: data.count, holdsCells: Content._holdsCells)
    RowCalls.outline(parts, OutlineElements(outline: self, elements: data), into: renderer)
    renderer.endEnvironment(restoring: outer)
  }

  public func _countItems(into tally: inout ItemTally) -> Bool {
    let kind = Content._viewTraits.kind
    guard tally.takesRows || Content._holdsCells else { return tally.add(1, of: .item) }
    return kind == .section ? false : tally.add(data.count, of: kind)
  }

  fileprivate func render(_ elements: Data, into renderer: any Renderer) {
    if renderer.checksIdentity {
      IdentityCheck.reportRepetitions(of: elements.lazy.map(id), in: "an OutlineGroup", to: renderer)
    }
    for element in elements {
      let identity = ElementIdentity.of(id(element))
      let below = element[keyPath: children]
      let row = OutlineRow(outline: self, identity: identity, title: content(element), below: below)
      if let rows = renderer._rowScope?.receiver, rows.isAmongItems {
        rows.takeElement(identity, row, role: below == nil ? .leafOfOutline : .branchOfOutline)
      } else {
        row._render(into: renderer)
      }
    }
  }

  public static var _isItemSequence: Bool { false }

  /// In a list its elements are cells, whatever they show.
  public static func _traits(_ budget: inout Int) -> ViewTraits { .unknown }

  fileprivate struct OutlineElements: PrimitiveView {
    let outline: OutlineGroup
    let elements: Data

    func _render(into renderer: any Renderer) {
      outline.render(elements, into: renderer)
    }
  }

  /// An element with the elements below it.
  fileprivate struct OutlineRow: PrimitiveView {
    let outline: OutlineGroup
    let identity: ElementIdentity
    let title: Content
    let below: Data?

    static func _traits(_ budget: inout Int) -> ViewTraits { .unknown }

    func _render(into renderer: any Renderer) {
      guard let below else { return title._render(into: renderer) }
      let isExpanded = !outline.expanded.isEmpty && outline.expanded.contains(identity.words)
      let content = below.isEmpty ? nil : OutlineBranch(outline: outline, elements: below)
      RowCalls.disclosure(DisclosureExpansion(isExpanded: isExpanded), title: title, content: content, into: renderer)
    }
  }

  /// The elements below an element.
  fileprivate struct OutlineBranch: PrimitiveView {
    let outline: OutlineGroup
    let elements: Data

    func _render(into renderer: any Renderer) {
      let parts = OutlineParts(elementCount: elements.count, holdsCells: Content._holdsCells)
      let elements = OutlineElements(outline: outline, elements: elements)
      RowCalls.outlineLevel(parts, elements, into: renderer)
    }
  }
}
