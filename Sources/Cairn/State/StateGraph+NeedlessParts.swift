/// Parts of states that actions read, but that make no difference to what they do.
extension StateGraph {
  /// So many parts are tried for all of their values.
  private static let fewestParts = 5
  /// How often an action is run with other values.
  private static let mostRuns = 6

  /// Runs an action as ``written(by:)`` does, and forgets that it read parts of states if it does the same whatever they are.
  ///
  /// To change or to remove one element, an action reads the array. If its button depended on all elements, it would be tried for all of
  /// their values.
  func writtenWithoutNeedlessParts(by action: () -> Void) -> [StateChanges] {
    let count = held.reads.count
    let written = written(by: action)
    let parts = held.reads[count...].filter { Self.mayBeNeedless($0.state.cell) }
    guard parts.count >= Self.fewestParts, written.contains(where: { $0.cell.owner != nil }) else { return written }
    let found = (writtenCells, writtenWholes, statesReadByAction)
    defer { (writtenCells, writtenWholes, statesReadByAction) = found }
    var generator = SeededGenerator(seed: 1)
    var isTried = false
    for run in 0..<Self.mostRuns {
      // All of them first, then some.
      let others = parts.compactMap { value -> StateValue? in
        let cell = value.state.cell
        let isOther = run == 0 || Bool.random(using: &generator)
        return isOther ? StateValue(cell, (value.index + 1) % cell.count) : nil
      }
      guard combinations.canCome(held.all + others) else { continue }
      isTried = true
      let same = assuming(others) { self.written(by: action) }
      if !same.elementsEqual(written, by: { $0.cell === $1.cell && $0.index == $1.index }) { return written }
    }
    if isTried { held.forgetReads(where: parts.contains) }
    return written
  }

  /// Whether actions may read a state without need.
  ///
  /// Which elements there are is not tried, as an action may rely on its own.
  private static func mayBeNeedless(_ cell: StateCell) -> Bool {
    cell.owner != nil && cell.count > 1 && !cell.isPresence
  }
}
