/// The values of states that hold for the part being evaluated: those that are assumed, and those that it read besides.
///
/// Each state keeps the latest one of its values itself, because a view of many states asks for all of them again and again.
struct HeldValues {
  /// The assumed values, outermost first.
  private(set) var assumed: [StateValue] = []
  /// What the part read besides.
  private(set) var reads: [StateValue] = []
  /// What the state of each of these values held before.
  private var outer: [Int?] = []
  /// A number that is another one whenever some of them may have gone or changed; what is only added does not count.
  private(set) var version = 0

  /// All of them, outermost first.
  var all: [StateValue] { assumed + reads }

  /// Returns all that held when the part had read so many values.
  func all(after count: Int) -> [StateValue] { assumed + reads.prefix(count) }

  /// Whether one of them fulfils a condition.
  func contains(where condition: (StateValue) -> Bool) -> Bool {
    assumed.contains(where: condition) || reads.contains(where: condition)
  }

  /// Whether some value comes about only for some values of a state.
  func mayNeed(_ cell: StateCell) -> Bool {
    func needs(_ value: StateValue) -> Bool {
      value.index > 0 && !value.state.cell.comesAboutAnyway(value.index)
        && value.state.cell.effects.contains { effect in
          effect.result == value && effect.context.contains { $0.state.cell === cell }
        }
    }
    return contains(where: needs)
  }

  /// Adds a value that the part read.
  mutating func read(_ value: StateValue) {
    hold(value)
    reads.append(value)
  }

  /// Begins a part inside, which has read nothing yet.
  ///
  /// - Parameter values: The values that are assumed for it, besides those that hold already.
  /// - Returns: What was read of the part around.
  mutating func beginPart(assuming values: [StateValue] = []) -> [StateValue] {
    let around = reads
    assumed += around
    assumed += values
    for value in values { hold(value) }
    reads = []
    noteChange()
    return around
  }

  /// Ends a part for which some values were assumed.
  mutating func endPart(assuming values: [StateValue] = [], inside around: [StateValue]) {
    forgetReads(from: 0)
    for value in values.reversed() { release(value) }
    assumed.removeLast(values.count + around.count)
    reads = around
    noteChange()
  }

  /// Forgets what was read after so many others.
  mutating func forgetReads(from count: Int) {
    if reads.count > count { noteChange() }
    while reads.count > count { release(reads.removeLast()) }
  }

  /// Forgets those of the reads that fulfil a condition.
  mutating func forgetReads(where isForgotten: (StateValue) -> Bool) {
    let kept = reads.filter { !isForgotten($0) }
    if kept.count == reads.count { return }
    forgetReads(from: 0)
    for value in kept { read(value) }
  }

  /// Notes that a state has other values than before.
  mutating func noteChange() { version += 1 }

  private mutating func hold(_ value: StateValue) {
    let cell = value.state.cell
    outer.append(cell.held)
    cell.held = value.index
  }

  private mutating func release(_ value: StateValue) { value.state.cell.held = outer.removeLast() }
}
