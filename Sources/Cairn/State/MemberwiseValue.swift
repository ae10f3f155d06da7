/// A set, a dictionary of flags, or an array: a value of members that actions change one by one.
protocol MemberwiseValue {
  /// Whether values differ in more than their members, such as in their order.
  var hasMoreThanMembers: Bool { get }

  /// Whether members are such values themselves.
  var membersHaveMembers: Bool { get }

  /// Whether its members are told apart by keys of a kind.
  func hasKeys(of kind: StatePartKey.Kind) -> Bool

  /// Returns how another value differs; `nil` if its members cannot be told from those of this one.
  func difference<Value>(to other: Value) -> MemberDifference?

  /// Whether values are all that can be made of what their members have in any of them, if each member differs in some.
  func areAllCombinations<Value>(_ values: [Value]) -> Bool

  /// Gives a part of a state, which has this value, another value, by changing only the member that differs.
  ///
  /// - Returns: Whether it does, because just one member differs.
  func write<Value>(memberChangedBy other: Value, to part: any StatePart<Value>) -> Bool

  /// Gives a part of a state, which has this value, another value, by removing all members that the other one has not.
  ///
  /// - Returns: Whether it does, because they differ in nothing else.
  func write<Value>(membersRemovedIn other: Value, to part: any StatePart<Value>) -> Bool
}

extension MemberwiseValue {
  var hasMoreThanMembers: Bool { false }

  var membersHaveMembers: Bool { false }

  func areAllCombinations<Value>(_ values: [Value]) -> Bool { true }

  func hasKeys(of kind: StatePartKey.Kind) -> Bool { kind == .member }

  func write<Value>(membersRemovedIn other: Value, to part: any StatePart<Value>) -> Bool { false }
}

extension StatePart {
  /// Changes the member to which a step leads, which is in one of two values; without a step, several differ or none.
  fileprivate func write(_ value: Value, by step: StatePartStep<Value, Bool>?) -> Bool {
    guard let step else { return false }
    part(step).value = step.get(value)
    return true
  }
}

/// How two values of members differ.
struct MemberDifference {
  /// The members that only one of them has; flags that are on in one of them.
  var members: Set<AnyHashable> = []
  /// The flags that were on and have no entry any more.
  var removed: Set<AnyHashable> = []
  /// The flags that were on and are off.
  var switchedOff: Set<AnyHashable> = []
  /// Whether a flag that is off in one of them has no entry in the other one.
  var changesEntries = false
}

extension Set: MemberwiseValue {
  func difference<Value>(to other: Value) -> MemberDifference? {
    (other as? Set).map { MemberDifference(members: Set<AnyHashable>(symmetricDifference($0))) }
  }

  func write<Value>(memberChangedBy other: Value, to part: any StatePart<Value>) -> Bool {
    part.write(other, by: step(to: other))
  }

  /// Returns the way to the only member that is in one of two sets; `nil` if there are several or none.
  private func step<Value>(to other: Value) -> StatePartStep<Value, Bool>? {
    guard let member = (other as? Set).flatMap(onlyDifference) else { return nil }
    let key = StatePartKey.member(AnyHashable(member))
    // A view reads each member for each of the others, so they are found and changed in their place, without casts.
    if Value.self == Set.self {
      return StatePartStep(
        key: key,
        get: { unsafeBitCast($0, to: Set.self).contains(member) },
        set: { value, isMember in
          withUnsafeMutableBytes(of: &value) { bytes in
            bytes.baseAddress?.assumingMemoryBound(to: Set.self).pointee.change(member, isMember: isMember)
          }
        }
      )
    }
    return StatePartStep(
      key: key,
      get: { ($0 as? Set)?.contains(member) == true },
      set: { value, isMember in
        guard var set = value as? Set else { return }
        set.change(member, isMember: isMember)
        if let changed = set as? Value { value = changed }
      }
    )
  }

  /// Returns the only member that is in this set or in another one, but not in both; `nil` if there are several or none.
  private func onlyDifference(from other: Self) -> Element? {
    guard abs(count - other.count) == 1 else { return nil }
    let (more, fewer) = count > other.count ? (self, other) : (other, self)
    var found: Element?
    for member in more where !fewer.contains(member) {
      if found != nil { return nil }
      found = member
    }
    return found
  }

  private mutating func change(_ member: Element, isMember: Bool) {
    if isMember { insert(member) } else { remove(member) }
  }
}

extension Dictionary: MemberwiseValue where Value == Bool {
  func difference<Other>(to other: Other) -> MemberDifference? {
    guard let other = other as? Self else { return nil }
    var difference = MemberDifference()
    for key in Set(keys).union(other.keys) where self[key] != other[key] {
      switch (self[key], other[key]) {
      case (true, nil): difference.removed.insert(key)
      case (true, _): difference.switchedOff.insert(key)
      case (_, true): break
      default:
        difference.changesEntries = true
        continue
      }
      difference.members.insert(key)
    }
    return difference
  }

  func write<Other>(memberChangedBy other: Other, to part: any StatePart<Other>) -> Bool {
    part.write(other, by: step(to: other))
  }

  /// Returns the way to the only flag that is on in one of two dictionaries; `nil` if there are several or none.
  private func step<Other>(to other: Other) -> StatePartStep<Other, Bool>? {
    guard let other = other as? Self, let changed = difference(to: other)?.members, changed.count == 1,
      let key = changed.first?.base as? Key
    else { return nil }
    let whenOff = self[key] == true ? other[key] : self[key]
    return StatePartStep(
      key: .member(AnyHashable(key)),
      get: { ($0 as? Self)?[key] == true },
      set: { value, isOn in
        // A flag that is off may have no entry, so that switching twice changes nothing.
        guard var flags = value as? Self, flags[key, default: false] != isOn else { return }
        flags[key] = isOn ? true : whenOff
        if let changed = flags as? Other { value = changed }
      }
    )
  }
}
