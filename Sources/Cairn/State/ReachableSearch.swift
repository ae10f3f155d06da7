/// A search for the combinations of values to which controls lead from the initial values; it goes on as more controls are found.
struct ReachableSearch {
  /// The most states that are looked at together; each takes some bits of a combination.
  static let mostStates = 10
  private static let bits = UInt64(6)
  /// All bits of one state: it has at most as many values as content has variants.
  private static let allBits = (UInt64(1) << bits) - 1
  /// The most combinations that are looked at.
  static let mostCombinations = 512

  /// The numbers of the values of all states.
  private typealias Combination = UInt64

  /// What a control does to a combination that is one of some.
  private struct Move {
    var mask: Combination = 0
    var condition: Combination = 0
    var cleared: Combination = 0
    var result: Combination = 0
  }

  private let cells: [StateCell]
  private var moves: [Move] = []
  private var reached: [Combination] = [0]
  private var known: Set<Combination> = [0]
  /// How much of what controls do to each state is among the moves.
  private var followed: [(generation: Int, unconditional: StateVariants.Members, count: Int)]

  private var isGivenUp: Bool { reached.count > Self.mostCombinations }

  init(_ cells: [StateCell]) {
    self.cells = cells
    followed = cells.map { ($0.transitions.generation, 0, 0) }
  }

  /// Tells whether controls lead to a combination with some values; `nil` if there are too many combinations.
  mutating func reaches(_ values: [StateValue]) -> Bool? {
    advance()
    if isGivenUp { return nil }
    let sought = part(of: values)
    return reached.contains { $0 & sought.mask == sought.condition }
  }

  private func part(of values: [StateValue]) -> Move {
    var part = Move()
    for value in values {
      guard let position = cells.firstIndex(where: { $0 === value.state.cell }) else { continue }
      let shift = Combination(position) * Self.bits
      part.mask |= Self.allBits << shift
      part.condition &= ~(Self.allBits << shift)
      part.condition |= Combination(value.index) << shift
    }
    return part
  }

  private func move(by effect: StateEffect) -> Move {
    var move = part(of: effect.context)
    let result = part(of: [effect.result])
    (move.cleared, move.result) = (result.mask, result.condition)
    return move
  }

  /// Follows the controls that were found since the last time.
  private mutating func advance() {
    if zip(cells, followed).contains(where: { $0.transitions.generation != $1.generation }) { self = Self(cells) }
    if isGivenUp { return }
    let old = moves.count
    for (position, cell) in cells.enumerated() {
      let transitions = cell.transitions
      let new = transitions.unconditional & ~followed[position].unconditional
      for index in 0..<cell.count where new & StateVariants.member(index) != 0 {
        moves.append(move(by: StateEffect(context: [], result: StateValue(cell, index))))
      }
      moves += transitions.conditional[followed[position].count...].map(move)
      followed[position].unconditional = transitions.unconditional
      followed[position].count = transitions.conditional.count
    }
    if moves.count == old { return }
    var next = reached.count
    for position in 0..<next where !isGivenUp { follow(moves[old...], from: reached[position]) }
    while next < reached.count, !isGivenUp {
      follow(moves[...], from: reached[next])
      next += 1
    }
  }

  private mutating func follow(_ moves: ArraySlice<Move>, from combination: Combination) {
    for move in moves where combination & move.mask == move.condition {
      let result = combination & ~move.cleared | move.result
      if known.insert(result).inserted { reached.append(result) }
    }
  }
}
