/// A cell with what can be done with it.
public struct ResolvedCell {
  /// The cell with the accessories that work, in their order.
  ///
  /// It has no destination if the address is not allowed, or if a link or control is around the cell.
  public let cell: ListCell
  /// The identity of the row, which forms send; `nil` for none.
  public var identity: String? { elementIdentity?.words }
  /// The identity, without asking for its words.
  let elementIdentity: ElementIdentity?
  /// The words that name the row: those of the cell, or else its identity.
  public let words: String
  /// Whether the words are the identity, because the cell has no words.
  package let isNamedByIdentity: Bool
  /// The control by which readers choose the row; `nil` for none.
  public let control: SelectionControl?
  /// Whether the cell is a header, so that it cannot be chosen, moved or removed.
  public let isHeader: Bool
  /// Whether the cell stands in another cell, which has the control of the row.
  package let isInner: Bool
  /// Whether its mark of an outline is a control that sends for what lies under the item.
  package let loadsContent: Bool
  /// Where the cell leads; `nil` if it leads nowhere.
  package let address: Address?

  /// Renders the view that the cell shows in place of words; `false` if it shows words.
  public func renderHostedView(into renderer: any Renderer) -> Bool {
    cell.hostedView?.render(into: renderer)
    return cell.hostedView != nil
  }

  /// Whether the cell is one link or the label of a control; then no part of it can be pressed by itself.
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

  /// Creates the control of an item of a selection of several.
  init(_ value: String) { self.value = value }

  /// Creates the control of an item of a selection.
  init(_ selection: ListSelection, _ value: String) {
    self.value = value
    mode = selection.mode
    name = selection.name
    displayed = selection.displayed
    isChosen = selection.change(byItem: value).map { $0.index == 0 } ?? selection.isChosen(value)
  }
}
