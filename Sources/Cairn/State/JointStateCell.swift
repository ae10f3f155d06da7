/// States that buttons change at once, as one state: each of its values is a combination of theirs.
///
/// Only combinations that buttons bring about are values, so that an action is run for no others.
///
/// Unchecked for the same reason as what it inherits from.
final class JointStateCell: StateCell, @unchecked Sendable {
  /// The positions of the values that the states have, in their order.
  typealias Combination = [Int]

  private let states: [StateCell]
  @exclusivity(unchecked) private var combinations: [Combination]
  /// The states that make something show in front of the page.
  private var presenting: Set<Int> = []
  /// Whether the combinations are found anew, as others are the same.
  private var forgetsCombinations = false

  init(of states: [StateCell]) {
    self.states = states
    combinations = [Combination(repeating: 0, count: states.count)]
    super.init(name: { states.map(\.name).joined(separator: ", ") }, owner: nil)
    for (position, state) in states.enumerated() { state.joint = (self, position) }
  }

  package override var count: Int { isFixed ? 1 : combinations.count }

  override var members: [StateCell] { states }

  override var ownJoint: JointStateCell? { self }

  override func restart() {
    super.restart()
    guard forgetsCombinations else { return }
    forgetsCombinations = false
    combinations.removeLast(combinations.count - 1)
    forgetPresentations()
  }

  /// Returns the positions of the values that the states have for a value of it.
  func combination(at index: Int) -> Combination { combinations[index < count ? index : 0] }

  /// Returns the position of a combination; adds one that is new and for which there is room.
  ///
  /// - Returns: `nil` if there are too many.
  func index(of combination: Combination, limit: Int) -> Int? {
    if let known = combinations.firstIndex(of: combination) { return known }
    if combinations.count >= limit { return nil }
    combinations.append(combination)
    return combinations.count - 1
  }

  // MARK: In front of the page

  /// Notes the state that makes something show in front of the page.
  ///
  /// When that closes, the others are as at first, so the combinations that they make then are one and the same.
  ///
  /// - Returns: Whether that is news.
  func take(presenting position: Int) -> Bool {
    guard presenting.insert(position).inserted else { return false }
    presents = true
    forgetsCombinations = true
    return true
  }

  /// Whether something shows in front of the page for a combination.
  func isOpen(_ combination: Combination) -> Bool { presenting.contains { combination[$0] > 0 } }

  /// Whether content around what shows in front of the page shows what would be as at first when that closes.
  var hasOutsideFollowers: Bool {
    presents && states.indices.contains { !presenting.contains($0) && states[$0].isFollowedOutside }
  }

  // MARK: Ending

  /// Lets the states change by themselves again, from their initial values on.
  func separate() {
    for state in states {
      state.joint = nil
      state.forgetValues()
      state.forgetPresentations()
    }
  }
}
