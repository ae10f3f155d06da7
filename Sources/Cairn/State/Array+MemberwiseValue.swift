/// Elements are told apart by their identities. Actions replace single ones.
extension Array: MemberwiseValue where Element: Identifiable {
  var hasMoreThanMembers: Bool { true }

  func difference<Value>(to other: Value) -> MemberDifference? {
    guard let other = other as? Self, Set(map(\.id)).count == count, let positions = positionsReplaced(in: other) else {
      return nil
    }
    return MemberDifference(members: Set(positions.map { AnyHashable(self[$0].id) }))
  }

  func write<Value>(memberChangedBy other: Value, to part: any StatePart<Value>) -> Bool {
    guard let other = other as? Self, let part = part as? any StatePart<Self>,
      let positions = positionsReplaced(in: other), positions.count == 1, let position = positions.first,
      isFirst(position)
    else { return false }
    let id = self[position].id
    let way = wayToElement(of: Self.self, self[position], at: position) { $0.id == id }
    part.part(StatePartStep(key: .element(AnyHashable(id)), get: way.get, set: way.set)).value = other[position]
    return true
  }

  /// Whether no element before a position has the identity of the one there.
  private func isFirst(_ position: Int) -> Bool {
    let id = self[position].id
    return !self[..<position].contains { $0.id == id }
  }

  /// Returns the positions of the elements that are others in another array.
  ///
  /// - Returns: `nil` if elements came, went or changed their places, or if they are more than content may depend on.
  private func positionsReplaced(in other: Self) -> [Int]? {
    guard count == other.count, count < StateExploration.mostVariants else { return nil }
    let candidates = positionsWithOtherBytes(in: other)
    guard candidates.allSatisfy({ self[$0].id == other[$0].id }) else { return nil }
    // To compare the only one that may differ would tell nothing.
    return candidates.count == 1 ? candidates : candidates.filter { areAlike(self[$0], other[$0]) != true }
  }
}
