/// States that buttons change at once, as one state: each of its values is a combination of theirs.
///
/// Only combinations that buttons bring about are values, so that an action is run for no others.
///
/// Unchecked for the same reason as what it inherits from.
final class JointStateCell: StateCell, @unchecked Sendable {
  /// The positions of the values that the states have, in their order.
  typealias Combination = [Int]

  private let states: [StateCell]
  /// The states that each of the buttons changes at once.
  private(set) var groups: [[StateCell]]
  @exclusivity(unchecked) private var combinations: [Combination]
  /// Which of the states makes something show in front of the page, and what; `nil` for none.
  private(set) var presenter: (position: Int, note: PresentationNote)?

  init(of states: [StateCell], changedBy groups: [[StateCell]]) {
    self.states = states
    self.groups = groups
    combinations = [Combination(repeating: 0, count: states.count)]
    super.init(name: { states.map(\.name).joined(separator: ", ") }, owner: nil)
    for (position, state) in states.enumerated() { state.joint = (self, position) }
  }

  package override var count: Int { isFixed ? 1 : combinations.count }

  override var members: [StateCell] { states }

  override var ownJoint: JointStateCell? { self }

  /// Forgets the combinations, too: some may come from what turned out to be no control, or are the same as others.
  override func forgetResults() {
    super.forgetResults()
    forgetValues()
  }

  override func forgetValues() {
    super.forgetValues()
    combinations.removeLast(combinations.count - 1)
    for state in states { state.forgetValues() }
  }

  /// Returns the positions of the values that the states have for a value of it.
  func combination(at index: Int) -> Combination { combinations[index < count ? index : 0] }

  /// Returns the position of a combination; `nil` for one that is not known.
  func index(of combination: Combination) -> Int? { combinations.firstIndex(of: combination) }

  /// Takes a combination, and returns its position; `nil` if there are too many.
  func take(_ combination: Combination, limit: Int) -> Int? {
    if let known = index(of: combination) { return known }
    if combinations.count >= limit { return nil }
    combinations.append(combination)
    return combinations.count - 1
  }

  /// Notes states that a button changes at once.
  func note(_ group: [StateCell]) {
    let isKnown = groups.contains { known in
      known.count == group.count && known.allSatisfy { cell in group.contains { $0 === cell } }
    }
    if !isKnown { groups.append(group) }
  }

  /// The states that most of the buttons change, without which there are fewer combinations.
  var hubs: [StateCell] {
    let counts = states.map { state in groups.count { $0.contains { $0 === state } } }
    return zip(states, counts).filter { $0.1 == counts.max() }.map(\.0)
  }

  // MARK: In front of the page

  /// Notes which of the states makes something show in front of the page.
  ///
  /// When that closes, the others are as at first, so the combinations that they make then are one and the same.
  func present(by position: Int, _ note: PresentationNote) {
    presenter = (position, note)
    presentation = note
  }

  /// Forgets which of the states makes something show in front of the page.
  func presentNothing() {
    presenter = nil
    presentation = nil
  }

  /// Whether something shows in front of the page for a combination.
  func isOpen(_ combination: Combination) -> Bool { presenter.map { combination[$0.position] > 0 } ?? false }

  /// The states whose values show in front of the page.
  var shown: [StateCell] { states.indices.filter { $0 != presenter?.position }.map { states[$0] } }

  /// Whether a page cannot show what it presents: something else shows the same, or nothing shows for some combination.
  var isPresentedBadly: Bool {
    guard let presenter else { return false }
    return shown.contains { $0.isFollowed(outside: presenter.note.place) } || presentedValues != Set(1..<max(count, 1))
  }

  // MARK: Ending

  /// Lets the states change by themselves again, from their initial values on.
  func separate() {
    // What is known of it refers to it.
    forgetResults()
    for state in states { state.joint = nil }
  }
}
