/// A check whether changes of several groups of states look together as each of them looks alone.
struct StateDependenceCheck {
  typealias Choice = StateCombinations.Choice

  /// More cases than these in a condition are too many for a page.
  private static let mostCases = 64

  private let first: StateVariant
  private let groups: [StateVariants.Group]
  private let context: [StateValue]
  private(set) var tested: [StateVariants.Tested] = []
  /// Content that shows much at once, to see its order.
  private(set) var order: [StateVariants.Tested] = []
  /// The changes that lead to states to which no change leads alone.
  private var leading: [Choice] = []

  init(first: StateVariant, groups: [StateVariants.Group], context: [StateValue]) {
    self.first = first
    self.groups = groups
    self.context = context
  }

  /// Returns the values of all states for some changes.
  func values(of choice: Choice) -> [StateValue] {
    context
      + zip(groups, choice).flatMap { group, number in
        (number.map { group.variants[$0] } ?? first).values.filter { group.states.contains($0.state) }
      }
  }

  /// Adds the content for some changes.
  mutating func add(_ choice: Choice, _ variant: StateVariant, tellsOrder: Bool) {
    guard isComplete(variant, choice) else { return leading.append(choice) }
    tested.append(StateVariants.Tested(choice: choice, recording: variant.recording))
    if tellsOrder, let latest = tested.last { order.append(latest) }
  }

  private func isComplete(_ variant: StateVariant, _ choice: Choice) -> Bool {
    variant.values.count == values(of: choice).count
  }

  /// Returns the changes that do not look together as they look alone.
  mutating func failing() -> [Choice] {
    var columns = allColumns()
    let strange = tested.filter { !predicts($0, by: &columns) }
    var failing = leading
    for tested in strange {
      if agrees(tested.choice, tested.recording) {
        order.append(tested)
      } else {
        failing.append(tested.choice)
      }
    }
    if !failing.isEmpty { return failing }
    if !strange.isEmpty {
      columns = allColumns()
      let stranger = tested.filter { !predicts($0, by: &columns) }
      if !stranger.isEmpty { return stranger.map(\.choice) }
    }
    return columns.allMembers.compactMap(excess)
  }

  /// All variants side by side, and as much content that tells the order as there is room for.
  private func allColumns() -> RecordingColumns {
    let variants = [first.recording] + groups.flatMap { $0.variants.map(\.recording) }
    return RecordingColumns(variants + order.prefix(RecordingColumns.mostMembers - variants.count).map(\.recording))
  }

  private func predicts(_ tested: StateVariants.Tested, by columns: inout RecordingColumns) -> Bool {
    var start = 1
    var changes: [Int] = []
    for (group, number) in zip(groups, tested.choice) {
      if let number { changes.append(start + number) }
      start += group.variants.count
    }
    return columns.predict(tested.recording, from: 0, changedAs: changes)
  }

  /// Returns a choice of the groups that all show something for a few of their values, which is too much for one condition.
  private func excess(of members: RecordingColumns.Members) -> Choice? {
    if members & 1 != 0 { return nil }
    var start = 1
    var cases = 1
    var choice: Choice = []
    for group in groups {
      let shown =
        (members >> RecordingColumns.Members(start)) & ((1 << RecordingColumns.Members(group.variants.count)) - 1)
      start += group.variants.count
      choice.append(shown == 0 ? nil : shown.trailingZeroBitCount)
      if shown != 0 { cases = min(cases * (group.variants.count + 1 - shown.nonzeroBitCount), .max / 64) }
    }
    return cases > Self.mostCases ? choice : nil
  }

  /// Whether some changes look together as each of them looks alone.
  func agrees(_ choice: Choice, _ variant: StateVariant) -> Bool {
    isComplete(variant, choice) && agrees(choice, variant.recording)
  }

  private func agrees(_ choice: Choice, _ recording: Recording) -> Bool {
    let changes = zip(groups, choice).compactMap { group, number in number.map { group.variants[$0].recording } }
    var columns = RecordingColumns([first.recording] + changes + [recording])
    return columns.predict(recording, from: 0, changedAs: Array(1..<(changes.count + 1)))
  }
}
