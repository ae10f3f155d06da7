private enum TableBorderKey: EnvironmentKey {
  static let defaultValue = TableBorder.automatic
}

extension EnvironmentValues {
  /// The lines that terminals draw in tables; see ``View/tableBorder(_:)``.
  public var tableBorder: TableBorder {
    get { self[TableBorderKey.self] }
    set { self[TableBorderKey.self] = newValue }
  }
}

extension View {
  /// Sets the lines that terminals draw in tables, also in those of Markdown.
  ///
  /// Pages are not affected.
  public consuming func tableBorder(_ border: TableBorder) -> some View {
    environment(\.tableBorder, border)
  }
}
