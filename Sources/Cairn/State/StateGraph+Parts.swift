extension StateGraph {
  /// Returns the value of a part of a state for which the content is being evaluated; `nil` for a state that no view here declares.
  func value<Root, Value>(of part: PartOfState<Root, Value>) -> Value? {
    guard let base = cell(of: part.location) else { return nil }
    let parts = base.parts(around: part.path)
    if parts.count == 1, let own = base.cell(of: part) {
      noteFollower(of: own)
      return present(own)
    }
    return part.get(value(of: base, with: parts))
  }

  /// Returns the value of a state without what its parts are by themselves.
  func outline<Value>(of location: StateLocation<Value>) -> Value? { cell(of: location).map { present($0) } }

  /// Returns the value of a state that has some of its parts by themselves.
  func value<Root>(of base: TypedStateCell<Root>, with parts: [StateCellPart<Root>]) -> Root {
    noteFollower(of: base)
    var root = present(base)
    for part in parts { part.apply(&root, self) }
    return root
  }

  /// Notes that the running action changes a part of a state.
  func write<Root, Value>(_ value: Value, to part: PartOfState<Root, Value>) {
    guard isInAction, let base = cell(of: part.location) else { return }
    let inside = base.parts(around: part.path).filter { $0.path.count > part.path.count }
    if inside.isEmpty { return write(value, to: cell(of: part, in: base)) }
    var known = self.value(of: base, with: base.parts(around: part.path))
    let present = part.get(known)
    part.set(&known, value)
    for inner in inside { inner.write(known, self) }
    // What is left of the change without its parts is one of the whole.
    var rest = known
    part.set(&known, present)
    for inner in inside { inner.copy(&rest, known) }
    if areEqual(part.get(rest), present) != true { write(value, to: cell(of: part, in: base)) }
  }

  /// Notes that the running action changes a state, or some of its parts.
  func write<Root>(_ value: Root, to base: TypedStateCell<Root>, with parts: [StateCellPart<Root>]) {
    if parts.isEmpty { return write(value, to: base) }
    let present = self.value(of: base, with: parts)
    for part in parts { part.write(value, self) }
    var rest = value
    for part in parts { part.copy(&rest, present) }
    if areEqual(rest, present) != true { write(value, to: base) }
  }

  private func cell<Root, Value>(
    of part: PartOfState<Root, Value>,
    in base: TypedStateCell<Root>
  ) -> TypedStateCell<Value> {
    if let known = base.cell(of: part) { return known }
    // What was read as a whole up to now depends on the part too. Fields change nothing that could be seen.
    if !isInField { hasNews = true }
    return base.makeCell(of: part)
  }
}
