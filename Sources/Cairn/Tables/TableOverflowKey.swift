private enum TableOverflowKey: EnvironmentKey {
  static let defaultValue = TableOverflow.scrolls
}

extension EnvironmentValues {
  /// What tables do in pages that have no room for them; see ``View/tableOverflow(_:)``.
  public var tableOverflow: TableOverflow {
    get { self[TableOverflowKey.self] }
    set { self[TableOverflowKey.self] = newValue }
  }
}

extension View {
  /// Sets what tables do in pages that have no room for them, also those of Markdown.
  ///
  /// Without it, they scroll sideways. Terminals are not affected: there, columns become narrower first.
  public consuming func tableOverflow(_ overflow: TableOverflow) -> some View {
    environment(\.tableOverflow, overflow)
  }
}
