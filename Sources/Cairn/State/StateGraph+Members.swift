extension StateGraph {
  /// Notes that the running action changes the only member by which a value differs from that of a state.
  ///
  /// A control for each member is a habit. Each of them changes by itself, as controls for properties do.
  ///
  /// - Parameters:
  ///   - value: The value that the running action gives the state.
  ///   - part: The state, or a part of one.
  ///   - cell: What keeps its values, if it changes by itself.
  ///   - inside: The parts of the state, which may be inside of this one.
  ///   - depth: How many keys lead to this one.
  /// - Returns: Whether it is such a change.
  func write<Value>(
    memberChangedBy value: Value,
    of part: any StatePart<Value>,
    _ cell: TypedStateCell<Value>?,
    inside: [AnyStateCellPart],
    depth: Int
  ) -> Bool {
    guard isSwitching || cell?.isMemberwise == true else { return false }
    let read = statesReadByAction
    defer { statesReadByAction = read }
    guard let present = part.value as? any MemberwiseValue else { return false }
    // An element that is told otherwise has parts of its own, which count besides those that it has as a member.
    if inside.contains(where: { $0.path.count > depth && !present.hasKeys(of: $0.path[depth].kind) }) { return false }
    if present.write(memberChangedBy: value, to: part) { return true }
    // A value of the whole would take from its elements that each is removed by itself.
    let haveElements = inside.contains { $0.path.count == depth + 1 && $0.path[depth].kind == .presence }
    return haveElements && present.write(membersRemovedIn: value, to: part)
  }

  /// Lets the members of states change by themselves whose values are combinations of them, if there are such states.
  func divideStates() {
    root.forEach { scope in
      for cell in scope.cells.values where cell.joint == nil && cell.divide() { hasNews = true }
    }
  }

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
