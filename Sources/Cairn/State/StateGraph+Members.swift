extension StateGraph {
  /// Returns the only member of a set by which it differs from another one, as a part of the state; `nil` for another change.
  ///
  /// A toggle for each member is a habit. Each of them changes by itself, as toggles for properties do.
  func member<Value>(changedBy value: Value, of part: any StatePart<Value>) -> (
    part: any StatePart<Bool>, isMember: Bool
  )? {
    guard isSwitching, let step = (part.value as? any SetOfMembers)?.step(to: value) else { return nil }
    return (part.part(step), step.get(value))
  }
}

extension StateGraph {
  /// Returns a binding for a control that switches, but is written as a button.
  static func switching(_ isOn: Binding<Bool>) -> Binding<Bool> {
    if isOn.isPlain { return isOn }
    return isOn.derived(
      get: { isOn.wrappedValue },
      set: { value in
        let graph = current
        let wasSwitching = graph?.isSwitching ?? false
        graph?.isSwitching = true
        isOn.wrappedValue = value
        graph?.isSwitching = wasSwitching
      }
    )
  }
}

/// A set, whatever the type of its members.
private protocol SetOfMembers {
  /// Returns the way to the only member that is in one of two sets; `nil` if there are several or none.
  func step<Value>(to other: Value) -> StatePartStep<Value, Bool>?
}

extension Set: SetOfMembers {
  fileprivate func step<Value>(to other: Value) -> StatePartStep<Value, Bool>? {
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
