/// A set, or a dictionary of flags: a value of members that actions change one by one.
protocol MemberwiseValue {
  /// Returns how many members two values do not have in common.
  func distance<Value>(to other: Value) -> Int

  /// Returns the way to the only member that is in one of two values; `nil` if there are several or none.
  func step<Value>(to other: Value) -> StatePartStep<Value, Bool>?
}

extension Set: MemberwiseValue {
  func distance<Value>(to other: Value) -> Int { (other as? Set).map { symmetricDifference($0).count } ?? 0 }

  func step<Value>(to other: Value) -> StatePartStep<Value, Bool>? {
    guard let changed = (other as? Set).map(symmetricDifference), changed.count == 1, let member = changed.first else {
      return nil
    }
    return StatePartStep(
      key: .member(AnyHashable(member)),
      get: { ($0 as? Set)?.contains(member) == true },
      set: { value, isMember in
        guard var set = value as? Set else { return }
        if isMember { set.insert(member) } else { set.remove(member) }
        if let changed = set as? Value { value = changed }
      }
    )
  }
}

extension Dictionary: MemberwiseValue where Value == Bool {
  func distance<Other>(to other: Other) -> Int { (other as? Self).map { changedKeys(in: $0).count } ?? 0 }

  func step<Other>(to other: Other) -> StatePartStep<Other, Bool>? {
    guard let changed = (other as? Self).map(changedKeys), changed.count == 1, let key = changed.first else {
      return nil
    }
    return StatePartStep(
      key: .member(AnyHashable(key)),
      get: { ($0 as? Self)?[key] == true },
      set: { value, isOn in
        // A flag that is off may have no entry, so that switching twice changes nothing.
        guard var flags = value as? Self, flags[key, default: false] != isOn else { return }
        flags[key] = isOn
        if let changed = flags as? Other { value = changed }
      }
    )
  }

  /// The keys of the flags that differ; one without an entry is off.
  private func changedKeys(in other: Self) -> Set<Key> {
    var changed: Set<Key> = []
    for (key, isOn) in self where other[key, default: false] != isOn { changed.insert(key) }
    for (key, isOn) in other where self[key, default: false] != isOn { changed.insert(key) }
    return changed
  }
}
