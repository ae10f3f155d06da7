/// A maker of cells for items, as in UIKit: create it once, and ask it for the cell of each item.
///
/// ```swift
/// let registration = CellRegistration<ListCell, Peak> { cell, peak in
///   var content = cell.defaultContentConfiguration()
///   content.text = peak.name
///   cell.contentConfiguration = content
/// }
/// Section(peaks) { peak in registration.cell(for: peak) }
/// ```
///
/// A section controller may store it, because it is safe to use from many tasks.
public struct CellRegistration<Cell: CellView, Item>: Sendable {
  /// A closure that configures the cell of an item.
  public typealias Handler = @Sendable (_ cell: inout Cell, _ item: Item) -> Void

  private let handler: Handler

  /// Creates a registration.
  public init(_ handler: @escaping Handler) { self.handler = handler }

  /// Returns the cell of an item.
  public func cell(for item: Item) -> Cell {
    var cell = Cell()
    handler(&cell, item)
    return cell
  }
}

/// A maker of headers and footers, as in UIKit.
///
/// ```swift
/// let header = SupplementaryRegistration<ListCell, Range>(kind: .header) { cell, kind, range in
///   cell.contentConfiguration = .groupedHeader()
///   cell.contentConfiguration.text = range.name
/// }
/// Section(range.peaks) { … } header: { header.view(for: range) }
/// ```
public struct SupplementaryRegistration<Supplementary: CellView, Item>: Sendable {
  /// A closure that configures the header or footer of an item.
  public typealias Handler = @Sendable (_ view: inout Supplementary, _ kind: ElementKind, _ item: Item) -> Void

  /// The kind of view.
  public let kind: ElementKind
  private let handler: Handler

  /// Creates a registration.
  public init(kind: ElementKind, _ handler: @escaping Handler) {
    self.kind = kind
    self.handler = handler
  }

  /// Returns the header or footer of an item.
  public func view(for item: Item) -> Supplementary {
    var view = Supplementary()
    handler(&view, kind, item)
    return view
  }
}

/// A view that is created empty and then configured, such as ``ListCell``.
public protocol CellView: View {
  /// Creates an empty cell.
  init()
}

extension ListCell: CellView {
  /// Creates a cell without content.
  public init() { self.init(.cell()) }
}
