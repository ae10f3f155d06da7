/// A cell with what can be done with it.
public struct ResolvedCell {
  /// The cell with the accessories that can act and the marks, in the order in which they stand.
  ///
  /// It leads nowhere where nothing may lead to its address, or where a link or control is around it.
  public let cell: ListCell
  /// What forms send of the row that the cell shows; `nil` for none.
  public let identity: String?
  /// The words by which readers know the row: those of the cell, or else its identity.
  public let words: String
  /// Whether the words are the identity, because the cell has none.
  package let isNamedByIdentity: Bool
  /// The control by which readers choose the row; `nil` for none.
  public let control: SelectionControl?
  /// Whether the cell is a header, so that it cannot be chosen, moved or removed.
  public let isHeader: Bool
  /// Whether the cell stands in another one, which has the control of the row.
  package let isInner: Bool

  /// Renders the view that the cell shows in place of words; `false` if it shows words.
  public func renderHostedView(into renderer: any Renderer) -> Bool {
    cell.hostedView?.render(into: renderer)
    return cell.hostedView != nil
  }

  /// Whether what the cell shows is pressed as a whole, so that nothing in it can be pressed by itself: it leads somewhere,
  /// or it is the label of the control that chooses the row.
  package var isPressed: Bool { cell.destination != nil || control != nil }
}

/// A control by which readers choose an item.
public struct SelectionControl: Hashable, Sendable {
  /// How many items can be chosen.
  public internal(set) var mode = ListSelection.Mode.multiple
  /// The name under which a form sends what is chosen.
  public internal(set) var name = "selection"
  /// What a form sends of the item.
  public let value: String
  /// Whether the item is chosen at first.
  public internal(set) var isChosen = false
  /// When the control shows.
  public internal(set) var displayed = Accessory.DisplayedState.always

  /// Creates the control of an item that can be chosen among any number of others.
  init(_ value: String) {
    self.value = value
  }

  /// Creates the control of an item that can be chosen as a selection says.
  init(_ selection: ListSelection, _ value: String) {
    self.value = value
    mode = selection.mode
    name = selection.name
    isChosen = selection.isChosen(value)
    displayed = selection.displayed
  }
}
