/// A view with states, known by its place among the others: the states stay the same however often the view is made anew.
final class StateScope {
  private struct Key: Hashable {
    var type: ObjectIdentifier
    var number: Int
  }

  private var children: [Key: StateScope] = [:]
  private var cells: [StateCell] = []
  /// How many views of each type were entered in the evaluation that is going on.
  var counts: [ObjectIdentifier: Int] = [:]

  /// Returns the scope of the next view of a type.
  func next(of type: Any.Type) -> StateScope {
    let type = ObjectIdentifier(type)
    let key = Key(type: type, number: counts[type, default: 0])
    counts[type] = key.number + 1
    let child = children[key] ?? StateScope()
    children[key] = child
    child.counts = [:]
    return child
  }

  /// Returns what keeps the values of the view's state at a position.
  func cell(at position: Int, _ make: () -> StateCell) -> StateCell {
    while cells.count <= position { cells.append(make()) }
    return cells[position]
  }
}
