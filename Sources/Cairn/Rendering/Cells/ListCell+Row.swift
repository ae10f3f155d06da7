extension ContentConfiguration {
  /// The words that name a cell with the content.
  package var words: String { wordsInOrder.title?.plainText ?? image?.accessibilityDescription ?? "" }

  /// The words that name the content, and the words after them.
  ///
  /// If there is no title, or an empty one, the secondary words take its place.
  package var wordsInOrder: (title: Text?, further: Text?) {
    let further = secondaryAttributedText.flatMap { $0.isEmpty ? nil : $0 }
    guard let title = attributedText, !title.isEmpty else { return (further, nil) }
    return (title, further)
  }
}

extension ListCell {
  /// Returns the cell with the attributes of its row.
  ///
  /// - Parameters:
  ///   - row: The attributes.
  ///   - appearance: The looks of the list, which decide the background of a cell without one.
  ///   - placesBadge: Whether the layout around the cell has a place for the row's badge.
  /// - Returns: The cell, and the badge if it is not one of its accessories.
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

  /// Returns the cell with a badge: as its label, or beside its label.
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
