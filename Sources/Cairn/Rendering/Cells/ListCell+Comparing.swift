extension ListCell {
  /// Returns whether another cell shows the same; cells with closures or with views of their own count as different.
  func isSame(as other: ListCell) -> Bool {
    contentConfiguration == other.contentConfiguration && ownBackground == other.ownBackground
      && indentationLevel == other.indentationLevel && indentationWidth == other.indentationWidth
      && tintColor == other.tintColor && destination == other.destination && state == other.state
      && configurationUpdateHandler == nil && other.configurationUpdateHandler == nil
      && listAppearance == other.listAppearance && hostedView == other.hostedView
      && accessories.count == other.accessories.count
      && zip(accessories, other.accessories).allSatisfy { $0.isSame(as: $1) }
  }
}
