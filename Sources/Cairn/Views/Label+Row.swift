extension Label {
  /// Returns the cell with the label's words and picture; `nil` for a label with another icon.
  ///
  /// A part that is not simply a text or a picture is recorded, so that it is rendered once.
  func cell(for renderer: any Renderer) -> ListCell? {
    var icon = icon as? Image
    var tint: Color?
    if icon == nil {
      let reading = RowReading(.recorded(self.icon, for: renderer), for: renderer, takesRows: true)
      if reading.count > 0 {
        guard let image = reading.image else { return nil }
        icon = image
        tint = reading.imageColor
      }
    }
    var cell: ListCell
    if let words = title as? Text {
      cell = ListCell(words, image: icon)
    } else {
      let reading = RowReading(.recorded(title, for: renderer), for: renderer, takesRows: true)
      if case .words(let words) = reading.finding {
        cell = ListCell(words, image: icon)
      } else {
        cell = ListCell(hosting: reading.view, words: reading.words, image: icon)
      }
    }
    if let tint { cell.contentConfiguration.imageProperties.tintColor = tint }
    return cell
  }
}
