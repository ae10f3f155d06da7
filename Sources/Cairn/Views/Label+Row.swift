extension Label {
  /// Whether the label is a row of a list, or the title of one that unfolds.
  func isRow(of renderer: any Renderer) -> Bool {
    if let items = renderer as? ItemRenderer, items.isAmongItems { return items.takesRows }
    if let reader = renderer as? CellReader { return reader.isAmongRows }
    return (renderer as? RowPartRenderer)?.isLabelOfRow == true
  }

  /// Returns the cell of the label's words and picture; `nil` for a label with any other icon.
  func cell(in environment: EnvironmentValues) -> ListCell? {
    var icon = icon as? Image
    var tint: Color?
    if icon == nil, Icon.self != EmptyView.self {
      guard let reader = CellReader.read(self.icon, in: environment, takesRows: true), let image = reader.image
      else { return nil }
      icon = image
      tint = reader.imageColor
    }
    var cell: ListCell
    if let words = title as? Text {
      cell = ListCell(words, image: icon)
    } else if let reader = CellReader.read(title, in: environment, takesRows: true) {
      if case .words(let words) = reader.finding {
        cell = ListCell(words, image: icon)
      } else {
        cell = ListCell(hosting: title, words: reader.words, image: icon)
      }
    } else {
      return nil
    }
    if let tint { cell.contentConfiguration.imageProperties.tintColor = tint }
    return cell
  }
}
