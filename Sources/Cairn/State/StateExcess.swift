/// States that have too many variants.
struct StateExcess: Error {
  /// How their variants count.
  enum Kind {
    /// What they show depends on one another, so each combination of values counts.
    case combined
    /// Each value of each of them counts.
    case added
  }

  /// The states that have to keep their initial values, so that the others have few enough.
  let states: [StateReference]
  /// The states with which they have too many combinations, and which may be followed.
  let others: [StateReference]
  /// How many variants there may be.
  let limit: Int

  /// Chooses among states: those with the most values keep their initial ones, and parts of a state do so together.
  init(_ states: [StateReference], limit: Int, _ kind: Kind) {
    self.limit = limit
    let families = Dictionary(grouping: states) { ObjectIdentifier($0.cell.owner ?? $0.cell) }
    let isAlone = { (state: StateReference) in families[ObjectIdentifier(state.cell.owner ?? state.cell)]?.count == 1 }
    var fixed = Self.withOtherParts(states.filter { !isAlone($0) })
    var kept = states.filter(isAlone)
    func count(of states: [StateReference]) -> Int {
      switch kind {
      case .combined: states.reduce(1) { min($0 * $1.cell.count, .max / 1_024) }
      case .added: states.reduce(1) { $0 + $1.cell.count - 1 }
      }
    }
    while count(of: kept) > limit, let most = kept.map(\.cell.count).max() {
      guard let richest = kept.lastIndex(where: { $0.cell.count == most }) else { break }
      fixed.append(kept.remove(at: richest))
    }
    self.states = fixed.isEmpty ? states : fixed
    others = fixed.isEmpty || kind == .added ? [] : kept.filter { $0.cell.count > 1 }
  }

  /// Returns parts of states together with the other parts of the same states.
  private static func withOtherParts(_ parts: [StateReference]) -> [StateReference] {
    var owners: Set<ObjectIdentifier> = []
    return parts.flatMap { part -> [StateReference] in
      guard let owner = part.cell.owner else { return [part] }
      guard owners.insert(ObjectIdentifier(owner)).inserted else { return [] }
      return owner.cellsOfParts.map { StateReference(cell: $0) }
    }
  }
}
