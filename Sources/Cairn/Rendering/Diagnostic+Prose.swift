extension Diagnostic.Code {
  /// Something that readers know by a name has an empty one.
  public static let emptyLabel = Self(rawValue: "view.empty-label")
  /// A table has no columns.
  public static let emptyTable = Self(rawValue: "table.no-columns")
  /// A column of a table has a width that cannot be.
  public static let unusableWidth = Self(rawValue: "table.unusable-width")
}

extension Diagnostic {
  static func unnamedNavigation(at place: Place) -> Diagnostic {
    let message =
      "A Navigation has an empty label, so readers cannot tell it from others. Say where it leads, as in \"Chapters\"."
    return Diagnostic(.warning, .emptyLabel, message, at: place)
  }

  static func untitledAside(_ kind: AsideKind, at place: Place) -> Diagnostic {
    let message =
      "The title of an Aside is empty, so that the usual one stands there. Leave it out: Aside(.\(kind)) { … }."
    return Diagnostic(.warning, .emptyLabel, message, at: place)
  }

  static func tableWithoutColumns(at place: Place) -> Diagnostic {
    Diagnostic(
      .warning,
      .emptyTable,
      "A table has no columns, so none of its rows shows. Give it a TableColumn.",
      at: place
    )
  }

  static func unusableWidth(of column: TableColumnDescription, at place: Place) -> Diagnostic {
    let message = """
      The column "\(column.title.prefix(80))" has a width below 0, or a least width above another of its widths. \
      Give widths of 0 or more, with min <= ideal <= max.
      """
    return Diagnostic(.warning, .unusableWidth, message, at: place)
  }
}
