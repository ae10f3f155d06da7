/// A section of rows that stand for those that are still loading.
///
/// Its rows have the identities `loading-0`, `loading-1` and so on. They are the same in each rendering, so an update
/// never replaces a placeholder by another one.
///
/// ```swift
/// switch model.state {
/// case .loading: Placeholder(count: 5)
/// case .loaded(let peaks): Section(peaks) { ListCell($0.name) }
/// }
/// ```
public struct Placeholder<Row: View>: View {
  private let count: Int
  private let row: (_ identity: String) -> Row

  /// Creates placeholders that look like some rows.
  ///
  /// - Parameters:
  ///   - count: The number of rows; less than 0 is none.
  ///   - row: A row like those that are loading; its words decide how long the bars are.
  public init(count: Int, @ViewBuilder row: @escaping (_ identity: String) -> Row) {
    self.count = max(count, 0)
    self.row = row
  }

  public var body: some View {
    Section((0..<count).map { "loading-\($0)" }, id: \.self, content: row).redacted(reason: .placeholder)
  }
}

extension Placeholder where Row == ListCell {
  /// Creates placeholders for cells.
  ///
  /// - Parameter count: The number of rows; less than 0 is none.
  public init(count: Int) {
    self.init(count: count) { _ in ListCell("The name of an item") }
  }
}
