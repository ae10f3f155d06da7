/// Elements are told apart by their identities, or by their places if they have none. Actions replace single ones, and remove such with an
/// identity.
extension Array: MemberwiseValue {
  var hasMoreThanMembers: Bool { true }

  var membersHaveMembers: Bool { Element.self is any MemberwiseValue.Type }

  func hasKeys(of kind: StatePartKey.Kind) -> Bool {
    Element.self is any Identifiable.Type ? kind == .element || kind == .presence : kind == .position
  }

  func difference<Value>(to other: Value) -> MemberDifference? {
    if let elements = self as? any IdentifiedElements { return elements.identifiedDifference(to: other) }
    guard let other = other as? Self, let positions = positionsReplaced(in: other) else { return nil }
    return MemberDifference(members: Set(positions.map { AnyHashable($0) }))
  }

  func areAllCombinations<Value>(_ values: [Value]) -> Bool {
    guard let arrays = values as? [Self], arrays.allSatisfy({ $0.count == count }) else { return false }
    var combinations = 1
    for position in indices where combinations <= arrays.count {
      var found: [Element] = []
      for array in arrays where !found.contains(where: { areAlike($0, array[position]) == true }) {
        found.append(array[position])
      }
      combinations *= found.count
    }
    return combinations == arrays.count
  }

  func write<Value>(memberChangedBy other: Value, to part: any StatePart<Value>) -> Bool {
    if let elements = self as? any IdentifiedElements {
      return elements.write(identifiedElementChangedBy: other, to: part)
    }
    guard let other = other as? Self, let part = part as? any StatePart<Self>,
      let positions = positionsReplaced(in: other), positions.count == 1, let position = positions.first
    else { return false }
    write(other[position], at: position, of: part, key: .position(AnyHashable(position)), isIt: nil)
    return true
  }

  func write<Value>(membersRemovedIn other: Value, to part: any StatePart<Value>) -> Bool {
    (self as? any IdentifiedElements)?.write(elementsRemovedIn: other, to: part) == true
  }

  /// Gives an element of a part of a state, which has this value, another value.
  fileprivate func write(
    _ element: Element,
    at position: Int,
    of part: any StatePart<Self>,
    key: StatePartKey,
    isIt: ((Element) -> Bool)?
  ) {
    let way = wayToElement(of: Self.self, self[position], at: position, isIt: isIt)
    part.part(StatePartStep(key: key, get: way.get, set: way.set)).value = element
  }

  /// Returns the positions of the elements that are others in another array.
  ///
  /// - Parameters:
  ///   - other: The other array.
  ///   - isKept: Whether the element at a position is one that changed, and not another one in its place.
  /// - Returns: `nil` if elements came, went or changed their places, or if they are more than content may depend on.
  fileprivate func positionsReplaced(in other: Self, where isKept: (Int) -> Bool = { _ in true }) -> [Int]? {
    guard count == other.count, count < StateExploration.mostVariants else { return nil }
    let candidates = positionsWithOtherBytes(in: other)
    guard candidates.allSatisfy(isKept) else { return nil }
    // To compare the only one that may differ would tell nothing.
    return candidates.count == 1 ? candidates : candidates.filter { areAlike(self[$0], other[$0]) != true }
  }
}

/// Elements that are told apart by their identities.
private protocol IdentifiedElements {
  func identifiedDifference<Other>(to other: Other) -> MemberDifference?

  func write<Other>(identifiedElementChangedBy other: Other, to part: any StatePart<Other>) -> Bool

  func write<Other>(elementsRemovedIn other: Other, to part: any StatePart<Other>) -> Bool
}

extension Array: IdentifiedElements where Element: Identifiable {
  func identifiedDifference<Other>(to other: Other) -> MemberDifference? {
    guard let other = other as? Self, Set(map(\.id)).count == count else { return nil }
    if let positions = identifiedPositions(in: other) {
      return MemberDifference(members: Set(positions.map { AnyHashable(self[$0].id) }))
    }
    return elementsRemoved(in: other).map { elements in
      MemberDifference(members: Set(elements.map { AnyHashable(ElementPresence(id: $0.id)) }))
    }
  }

  func write<Other>(identifiedElementChangedBy other: Other, to part: any StatePart<Other>) -> Bool {
    guard let other = other as? Self, let part = part as? any StatePart<Self> else { return false }
    guard let positions = identifiedPositions(in: other) else { return write(presenceChangedBy: other, to: part) }
    guard positions.count == 1, let position = positions.first, isFirst(position) else { return false }
    let id = self[position].id
    write(other[position], at: position, of: part, key: .element(AnyHashable(id))) { $0.id == id }
    return true
  }

  private func identifiedPositions(in other: Self) -> [Int]? {
    positionsReplaced(in: other) { self[$0].id == other[$0].id }
  }

  /// Whether no element before a position has the identity of the one there.
  private func isFirst(_ position: Int) -> Bool {
    let id = self[position].id
    return !self[..<position].contains { $0.id == id }
  }
}

/// A mark for an element that may be there or not, besides what it is.
private struct ElementPresence<ID: Hashable>: Hashable {
  let id: ID
}

/// Elements that are removed, and come back where they were.
extension Array where Element: Identifiable {
  /// Returns the elements that only one of two arrays has, if the shorter one is the other one without them.
  private func elementsRemoved(in other: Self) -> [Element]? {
    if count < other.count { return other.elementsRemoved(in: self) }
    // Each element may change besides.
    guard count > other.count, count < StateExploration.mostVariants / 2 else { return nil }
    var removed: [Element] = []
    var kept: Self = []
    for element in self {
      if kept.count < other.count, other[kept.count].id == element.id {
        kept.append(element)
      } else {
        removed.append(element)
      }
    }
    return kept.positionsReplaced(in: other) == [] ? removed : nil
  }

  /// Removes the only element from a part of a state, which has this value, that another value does not have, or brings it back.
  private func write(presenceChangedBy other: Self, to part: any StatePart<Self>) -> Bool {
    guard let changed = elementsRemoved(in: other), changed.count == 1, let id = changed.first?.id else { return false }
    let step = Self.presence(of: id, among: part.initialValue)
    let isPresent = other.count > count
    var given = self
    step.set(&given, isPresent)
    guard given.positionsReplaced(in: other) == [] else { return false }
    part.part(step).value = isPresent
    if isPresent { writeElement(changedIn: other, to: part) }
    return true
  }

  func write<Other>(elementsRemovedIn other: Other, to part: any StatePart<Other>) -> Bool {
    guard let other = other as? Self, let part = part as? any StatePart<Self>, other.count < count,
      let removed = elementsRemoved(in: other)
    else { return false }
    for element in removed { part.part(Self.presence(of: element.id, among: part.initialValue)).value = false }
    return true
  }

  /// Returns the way to whether an element is there.
  private static func presence(of id: Element.ID, among all: Self) -> StatePartStep<Self, Bool> {
    StatePartStep(
      key: .presence(AnyHashable(id)),
      get: { $0.contains { $0.id == id } },
      set: { $1 ? $0.insert(elementWith: id, of: all) : $0.removeAll { $0.id == id } }
    )
  }

  /// Gives an element that a part of a state has again the value of another array, which may not be the one that it had.
  private func writeElement(changedIn other: Self, to part: any StatePart<Self>) {
    let present = part.value
    guard let position = present.positionsReplaced(in: other)?.first else { return }
    let id = other[position].id
    present.write(other[position], at: position, of: part, key: .element(AnyHashable(id))) { $0.id == id }
  }

  /// Inserts an element of another array where it stands there, unless there is one with its identity.
  private mutating func insert(elementWith id: Element.ID, of all: Self) {
    guard !contains(where: { $0.id == id }), let position = all.firstIndex(where: { $0.id == id }) else { return }
    let following = Set(all[position...].map(\.id))
    insert(all[position], at: firstIndex { following.contains($0.id) } ?? endIndex)
  }
}
