/// The look of a data source's sections: a cell for each item, made from its identity.
///
/// ```swift
/// CollectionView(dataSource: source) {
///   DiffableSectionController(for: source) { id in
///     if let peak = peaks[id] { registration.cell(for: peak) }
///   }
/// }
/// ```
///
/// Sections that were given a tree show it as an outline, whose items unfold; expanded ones are unfolded at first.
public struct DiffableSectionController<
  SectionID: Hashable & Sendable,
  ItemID: Hashable & Sendable,
  Cell: View,
  Header: View
>: SectionController {
  private let source: DiffableDataSource<SectionID, ItemID>
  private let cell: @Sendable (ItemID) -> Cell
  private let header: @Sendable (SectionID) -> Header

  /// Creates a controller for the sections of a data source, with headers.
  ///
  /// - Parameters:
  ///   - source: The data source; its handlers say which items can be moved, and which load what lies under them.
  ///   - cell: A closure that makes the cell of an item.
  ///   - header: A closure that makes the header of a section.
  public init(
    for source: DiffableDataSource<SectionID, ItemID>,
    @ViewBuilder cell: @escaping @Sendable (ItemID) -> Cell,
    @ViewBuilder header: @escaping @Sendable (SectionID) -> Header
  ) {
    self.source = source
    self.cell = cell
    self.header = header
  }

  /// Returns the view of a section.
  public func view(for section: DiffableSection<SectionID, ItemID>) -> some View {
    let canMove = source.reorderingHandlers.canReorderItem
    if let outline = section.outline {
      let loads = source.sectionSnapshotHandlers.snapshotForExpandingParent != nil
      Section {
        OutlineGroup(OutlinedItem.roots(of: outline), id: \.id, children: \.children) { item in
          SourceRow(
            content: cell(item.id),
            canMove: canMove?(item.id) ?? true,
            loadsContent: loads && item.isUnknown
          )
        }
        .expanded(Set(outline.expandedItems))
      } header: {
        header(section.id)
      }
    } else {
      Section(section.items, id: \.self) {
        SourceRow(content: cell($0), canMove: canMove?($0) ?? true)
      } header: {
        header(section.id)
      }
    }
  }
}

extension DiffableSectionController where Header == EmptyView {
  /// Creates a controller for the sections of a data source.
  ///
  /// - Parameters:
  ///   - source: The data source; its handlers say which items can be moved, and which load what lies under them.
  ///   - cell: A closure that makes the cell of an item.
  public init(
    for source: DiffableDataSource<SectionID, ItemID>,
    @ViewBuilder cell: @escaping @Sendable (ItemID) -> Cell
  ) {
    self.init(for: source, cell: cell) { _ in EmptyView() }
  }
}

extension DiffableSectionController {
  /// Creates a controller whose cells a registration makes, as in UIKit, with headers.
  ///
  /// - Parameters:
  ///   - source: The data source; its handlers say which items can be moved, and which load what lies under them.
  ///   - registration: What makes the cell of an item.
  ///   - item: A closure that gives the item of an identity. For `nil` nothing shows, which is a diagnostic.
  ///   - header: A closure that makes the header of a section.
  public init<Registered: CellView & SendableMetatype, Item>(
    for source: DiffableDataSource<SectionID, ItemID>,
    using registration: CellRegistration<Registered, Item>,
    item: @escaping @Sendable (ItemID) -> Item?,
    @ViewBuilder header: @escaping @Sendable (SectionID) -> Header
  ) where Cell == ViewBuilder.Conditional<Registered, MissingItem<ItemID>> {
    self.init(
      for: source,
      cell: { id in if let item = item(id) { registration.cell(for: item) } else { MissingItem(id: id) } },
      header: header
    )
  }

  /// Creates a controller whose cells a registration makes, as in UIKit.
  ///
  /// - Parameters:
  ///   - source: The data source; its handlers say which items can be moved, and which load what lies under them.
  ///   - registration: What makes the cell of an item.
  ///   - item: A closure that gives the item of an identity. For `nil` nothing shows, which is a diagnostic.
  public init<Registered: CellView & SendableMetatype, Item>(
    for source: DiffableDataSource<SectionID, ItemID>,
    using registration: CellRegistration<Registered, Item>,
    item: @escaping @Sendable (ItemID) -> Item?
  ) where Cell == ViewBuilder.Conditional<Registered, MissingItem<ItemID>>, Header == EmptyView {
    self.init(for: source, using: registration, item: item) { _ in EmptyView() }
  }
}

/// What shows for an item of a data source that has no data: nothing, and a diagnostic that names it.
public struct MissingItem<ItemID: Hashable & Sendable>: PrimitiveView, Sendable {
  let id: ItemID

  public func _render(into renderer: any Renderer) {
    let message = """
      The item "\(id)" of a data source has no data, so it is not shown. \
      Delete it from the snapshot, or return its data for this identity.
      """
    renderer.report(Diagnostic(.warning, .missingItem, message, at: renderer.place))
  }
}

extension Diagnostic.Code {
  /// An item of a data source has no data.
  public static let missingItem = Self(rawValue: "collection.missing-item")
}

/// The row of an item, with what the handlers of its data source say.
private struct SourceRow<Content: View>: PrimitiveView {
  let content: Content
  let canMove: Bool
  var loadsContent = false

  func _render(into renderer: any Renderer) {
    guard !canMove || loadsContent else { return content._render(into: renderer) }
    var attributes = ListRowAttributes()
    attributes.isMoveDisabled = !canMove
    attributes.loadsContent = loadsContent
    RowCalls.row(attributes, content, into: renderer)
  }

  func _countItems(into tally: inout ItemTally) -> Bool { content._countItems(into: &tally) }

  static var _isItemSequence: Bool { Content._isItemSequence }

  static func _traits(_ budget: inout Int) -> ViewTraits { Content._traits(&budget) }
}

/// An item of a tree, which finds its children only when it is asked for them.
private struct OutlinedItem<ItemID: Hashable & Sendable> {
  let id: ItemID
  let outline: SectionSnapshot<ItemID>

  static func roots(of outline: SectionSnapshot<ItemID>) -> [Self] {
    outline.rootItems.map { Self(id: $0, outline: outline) }
  }

  var children: [Self]? {
    let children = outline.children(under: id)
    return children.isEmpty ? nil : children.map { Self(id: $0, outline: outline) }
  }

  /// Whether it is collapsed and has nothing under it that is known.
  var isUnknown: Bool {
    outline.children(under: id).isEmpty && outline.nodes[id]?.isExpanded != true
  }
}
