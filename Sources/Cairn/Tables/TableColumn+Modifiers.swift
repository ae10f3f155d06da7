extension TableColumn {
  /// Gives the column a width in points; `nil` means that of its content.
  ///
  /// A column of numbers is never narrower than its numbers. In a terminal, 8 points are a column of characters.
  public consuming func width(_ width: Double?) -> TableColumn {
    self.width(min: width, ideal: width, max: width)
  }

  /// Limits the width of the column.
  ///
  /// - Parameters:
  ///   - min: The least width in points; `nil` means that of its longest word.
  ///   - ideal: The width to have if there is room, in points; `nil` means that of its content.
  ///   - max: The greatest width in points; `nil` means that of its content.
  /// - Returns: The column with these limits.
  public consuming func width(min: Double? = nil, ideal: Double? = nil, max: Double? = nil) -> TableColumn {
    description.minWidth = finite(min)
    description.idealWidth = finite(ideal)
    description.maxWidth = finite(max)
    return self
  }

  /// Aligns the cells of the column; ``TableColumnAlignment/automatic`` changes nothing.
  public consuming func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
    if alignment != .automatic { description.alignment = alignment }
    return self
  }

  /// Lets the column keep its width while columns of a lower priority become narrower; the default is 0.
  ///
  /// It counts in terminals. A page scrolls where a table has no room.
  public consuming func layoutPriority(_ value: Double) -> TableColumn {
    description.priority = finite(value)
    return self
  }

  /// Makes the cells of the column the headers of their rows, which screen readers say with each value of the row.
  public consuming func rowHeader() -> TableColumn {
    isRowHeader = true
    return self
  }

  /// Says that the rows are sorted by the column, with a mark in its header.
  ///
  /// The rows keep the order that they have.
  public consuming func sorted(_ direction: TableSortDirection = .ascending) -> TableColumn {
    description.sortDirection = direction
    return self
  }
}

// MARK: - Footers

extension TableColumn {
  /// Puts words below the column; inline Markdown in them is interpreted.
  public consuming func footer(_ wordsKey: LocalizedStringKey) -> TableColumn { footer { Text(wordsKey) } }

  /// Puts words below the column, which show as they are.
  @_disfavoredOverload
  public consuming func footer(_ words: some StringProtocol) -> TableColumn {
    footer { Text(verbatim: String(words)) }
  }

  /// Puts any views below the column.
  public consuming func footer<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TableColumn {
    footer = { renderer in ProseCalls.part(content(), into: renderer) }
    return self
  }
}
