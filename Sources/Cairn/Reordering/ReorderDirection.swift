/// The direction of a move by one place, in the words that ``Accessory/reorder(displayed:tintColor:name:)`` sends.
public enum ReorderDirection: String, Hashable, CaseIterable, Sendable {
  /// In front of the item before it.
  case up
  /// Behind the item after it.
  case down
}
