extension ContentConfiguration {
  /// The words by which readers know a cell with the content.
  package var words: String { wordsInOrder.title?.plainText ?? image?.accessibilityDescription ?? "" }

  /// The words by which readers know the content, and those that come after them.
  ///
  /// Further words stand in for a title that is empty, as they do for one that there is none of.
  package var wordsInOrder: (title: Text?, further: Text?) {
    let further = secondaryAttributedText.flatMap { $0.isEmpty ? nil : $0 }
    guard let title = attributedText, !title.isEmpty else { return (further, nil) }
    return (title, further)
  }
}

extension ListCell {
  /// Returns the cell with what its row says about the cell's looks.
  ///
  /// - Parameters:
  ///   - row: What the row says.
  ///   - appearance: The looks of the list, which decide what lies behind a cell that says nothing about it.
  ///   - placesBadge: Whether the layout around the cell has a place for the row's badge.
  /// - Returns: The cell, changed where the row says something, and the badge where it is not among the accessories.
  package func adopting(
    _ row: ListRowAttributes,
    in appearance: ListConfiguration.Appearance,
    placesBadge: Bool
  ) -> (cell: ListCell, placedBadge: Badge?) {
    var cell = self
    if let insets = row.insets { cell.contentConfiguration.directionalLayoutMargins = insets }
    if let fill = row.background {
      cell.backgroundConfiguration = ownBackground ?? .cell(for: appearance)
      cell.backgroundConfiguration?.fill = fill
    }
    if placesBadge { return (cell, row.badge) }
    return (row.badge.map(cell.badged) ?? cell, nil)
  }

  /// Returns the cell with a badge among its accessories: as its label, or beside the label that it has.
  private func badged(_ badge: Badge) -> ListCell {
    guard let badge = badge.text else { return accessories { Accessory.custom { BadgeContent(badge: badge) } } }
    let hasLabel = accessories.contains { if case .label = $0.kind { true } else { false } }
    return accessories {
      if hasLabel {
        Accessory.custom { badge.foregroundColor(badge.style.color ?? .secondaryLabel) }
      } else {
        Accessory.label(text: badge.plainText, tintColor: badge.style.color)
      }
    }
  }
}
