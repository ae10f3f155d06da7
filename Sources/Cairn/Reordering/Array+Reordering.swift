extension Array where Element: Identifiable {
  /// Returns the elements in the order after a move.
  ///
  /// The array may hold more elements than the page shows. Elements that the transaction does not know keep their
  /// places.
  ///
  /// - Parameter transaction: The move of one of the elements.
  /// - Returns: The same elements in the new order.
  /// - Complexity: O(*n*) in the elements and the items of the transaction.
  public func reordered<SectionID>(by transaction: ReorderTransaction<SectionID, Element.ID>) -> [Element] {
    // Elements with the same identity keep their order among themselves.
    var places: [Element.ID: [Int]] = [:]
    for index in indices.reversed() { places[self[index].id, default: []].append(index) }
    let order = transaction.finalItemIdentifiers.compactMap { places[$0]?.popLast() }
    var isKnown = Array<Bool>(repeating: false, count: count)
    for place in order { isKnown[place] = true }
    var reordered = self
    for (place, source) in zip(indices.lazy.filter { isKnown[$0] }, order) { reordered[place] = self[source] }
    return reordered
  }
}
