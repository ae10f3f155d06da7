/// A renderer that writes a row like the one before it without deciding its markup again.
///
/// Nearly all rows of a list differ only in their words and in where they lead.
package protocol RowRepeating: Renderer {
  /// Renders a cell as a row, if only its words and its address can differ from the row before.
  ///
  /// It is asked right after a cell of the same list, which came by the usual calls, and only where nothing is said about
  /// either row from outside.
  ///
  /// - Returns: `false` if nothing was rendered, so that the usual calls are to follow.
  func repeatRow(as cell: ListCell) -> Bool
}
