extension ListCell {
  /// Returns whether another cell shows the same; cells with closures or with views of their own count as different.
  ///
  /// `comparesViews` says whether views of their own matter; those that were read can be compared by their calls.
  func isSame(as other: ListCell, comparesViews: Bool = true) -> Bool {
    contentConfiguration == other.contentConfiguration && ownBackground == other.ownBackground
      && indentationLevel == other.indentationLevel && indentationWidth == other.indentationWidth
      && tintColor == other.tintColor && destination == other.destination && state == other.state
      && configurationUpdateHandler == nil && other.configurationUpdateHandler == nil
      && listAppearance == other.listAppearance && (!comparesViews || hostedView == other.hostedView)
      && accessories.count == other.accessories.count
      && zip(accessories, other.accessories).allSatisfy { $0.isSame(as: $1, comparesViews: comparesViews) }
  }
}
