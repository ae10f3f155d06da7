/// A part of a row of a list that is rendered after the row has said what is to be said about it.
enum RowPart: UInt8, Hashable, Sendable {
  /// A cell.
  case cell
  /// A label, which becomes a cell.
  case label
  /// Any other view, which a cell hosts.
  case view
}
