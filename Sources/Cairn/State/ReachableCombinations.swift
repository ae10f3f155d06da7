/// Which values of few states can hold at the same time.
///
/// Each control is there for certain values of states, and gives one of them a value. What can come about is found by following the
/// controls from the initial values on. For states that are free, that is not known: any value may come together with any other.
final class ReachableCombinations {
  private var searches: [[ObjectIdentifier]: ReachableSearch] = [:]
  /// What was not evaluated, because nothing led to it at that time.
  private var missing: [[StateValue]] = []

  /// Tells whether values of states can hold at the same time, by what the controls do that were found so far.
  ///
  /// - Parameters:
  ///   - value: One of them.
  ///   - held: Others that can hold at the same time; of several values of one state, the last one holds.
  ///   - values: More of them.
  /// - Returns: Whether they can.
  func canCome(_ value: StateValue, with held: [StateValue], _ values: [StateValue] = []) -> Bool {
    // Each value of a state was found where something gives it that, so alone it can come.
    func isOther(_ other: StateValue) -> Bool { other.state.cell.isFollowed && other.state != value.state }
    guard value.state.cell.isFollowed, held.contains(where: isOther) || values.contains(where: isOther) else {
      return true
    }
    return canCome(held + values + [value])
  }

  /// Tells whether values of states can hold at the same time; of several values of one state, the last one holds.
  func canCome(_ values: [StateValue]) -> Bool {
    var latest: [StateValue] = []
    for value in values where value.state.cell.isFollowed {
      if let known = latest.firstIndex(where: { $0.state == value.state }) {
        latest[known] = value
      } else {
        latest.append(value)
      }
    }
    guard latest.contains(where: { $0.index > 0 }) else { return true }
    let cells = Self.cells(around: latest)
    if cells.count < ReachableSearch.mostStates, let answer = reaches(latest, cells) { return answer }
    // Of what readers switch and choose, most is there all the time, so it rules out hardly anything.
    return reaches(latest, Self.cells(around: latest.filter { !$0.state.cell.isSwitchedOnly }, skipsSwitched: true))
      ?? true
  }

  /// Tells whether controls lead to values, as far as that depends on some states; `nil` if these have too many combinations.
  private func reaches(_ values: [StateValue], _ cells: [StateCell]) -> Bool? {
    let key = cells.map { ObjectIdentifier($0) }.sorted()
    return searches[key, default: ReachableSearch(cells)].reaches(values)
  }

  /// Returns the states of some values with those on which their controls depend.
  ///
  /// Of too many, the innermost ones: without the others, more seems to come about, but nothing less.
  private static func cells(around values: [StateValue], skipsSwitched: Bool = false) -> [StateCell] {
    var cells = values.suffix(ReachableSearch.mostStates).reversed().map(\.state.cell)
    var position = 0
    while position < cells.count {
      for cell in cells[position].transitions.conditions where !cell.isUndecided {
        if skipsSwitched && cell.isSwitchedOnly || cells.contains(where: { $0 === cell }) { continue }
        if cells.count == ReachableSearch.mostStates { return cells }
        cells.append(cell)
      }
      position += 1
    }
    return cells
  }

  /// Notes combinations that were not evaluated, because nothing leads to them.
  func note(missing combinations: [[StateValue]]) { missing += combinations }

  /// Whether controls found later lead to a combination that was not evaluated.
  var isMissingAny: Bool { missing.contains(where: canCome) }

  /// Forgets what was not evaluated, for another recording.
  func restart() { missing = [] }
}
