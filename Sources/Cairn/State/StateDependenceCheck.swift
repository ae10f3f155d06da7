/// A check whether changes of several groups of states look together as each of them looks alone.
struct StateDependenceCheck {
  typealias Choice = StateCombinations.Choice

  /// More cases than these in a condition are too many for a page.
  private static let mostCases = 64

  private let first: StateVariant
  private let groups: [StateVariants.Group]
  private let context: [StateValue]
  private let kept: KeptParts
  /// For each group, the values of its states in the first variant, and those in each of its own variants.
  private let values: [(first: [StateValue], ofVariants: [[StateValue]])]
  private(set) var tested: [StateVariants.Tested] = []
  /// Content that shows much at once, to see its order.
  private(set) var order: [StateVariants.Tested] = []
  /// The changes that lead to states to which no change leads alone.
  private var leading: [Choice] = []

  init(first: StateVariant, groups: [StateVariants.Group], context: [StateValue], keeping kept: KeptParts) {
    self.first = first
    self.kept = kept
    self.groups = groups
    self.context = context
    values = groups.map { group in
      let own = { (variant: StateVariant) in variant.values.filter { group.states.contains($0.state) } }
      return (own(first), group.variants.map(own))
    }
  }

  /// Returns the values of all states for some changes.
  func values(of choice: Choice) -> [StateValue] {
    var all = context
    for (values, number) in zip(values, choice) { all += number.map { values.ofVariants[$0] } ?? values.first }
    return all
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
    var variants = self.variants
    let strange = tested.filter { !variants.predicts($0) }
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
      variants = self.variants
      let stranger = tested.filter { !variants.predicts($0) }
      if !stranger.isEmpty { return stranger.map(\.choice) }
    }
    return variants.groupsWithTooManyCases(most: Self.mostCases)
  }

  /// The variants, in the order that is known.
  private var variants: StateVariants {
    StateVariants([StateVariants.Context(values: context, first: first, groups: groups, tested: order)], keeping: kept)
  }

  /// Whether some changes look together as each of them looks alone.
  func agrees(_ choice: Choice, _ variant: StateVariant) -> Bool {
    isComplete(variant, choice) && agrees(choice, variant.recording)
  }

  private func agrees(_ choice: Choice, _ recording: Recording) -> Bool {
    let changes = zip(groups, choice).compactMap { group, number in number.map { group.variants[$0].recording } }
    var columns = RecordingColumns([first.recording] + changes + [recording], keeping: kept)
    return columns.predict(recording, from: 0, changedAs: Array(1..<(changes.count + 1)))
  }
}
