extension StateGraph {
  /// Returns the value of a part of a state for which the content is being evaluated; `nil` for a state that no view here declares.
  func value<Root, Value>(of part: PartOfState<Root, Value>) -> Value? {
    guard let base = cell(of: part.location) else { return nil }
    let place = base.place(of: part)
    if changed != nil {
      statesReadByAction.append(base)
      for part in place.related { statesReadByAction.append(part.cell) }
    }
    if place.related.count == 1, let own = place.own {
      noteFollower(of: own)
      return present(own)
    }
    return part.get(value(of: base, with: place.related))
  }

  /// Returns the value of a state without what its parts are by themselves.
  func outline<Value>(of location: StateLocation<Value>) -> Value? {
    cell(of: location).map { value(of: $0, with: $0.partsOfPresence) }
  }

  /// Returns the value of a part of a state without what the parts inside are by themselves.
  func outline<Root, Value>(of part: PartOfState<Root, Value>) -> Value? {
    cell(of: part.location).map { base in
      let depth = part.path.count
      let parts = base.parts(around: part).filter { other in
        other.path.count <= depth || other.path.count == depth + 1 && other.path[depth].kind == .presence
      }
      return part.get(value(of: base, with: parts))
    }
  }

  /// Returns the value of a state that has all of its parts by themselves.
  func whole<Root>(_ base: TypedStateCell<Root>) -> Root {
    let parts = base.parts
    if parts.isEmpty { return present(base) }
    // What the running action writes is no value of a state yet.
    if changed != nil, base.isWritten || parts.contains(where: \.cell.isWritten) { return value(of: base, with: parts) }
    if let latest = base.wholeValues.latest(in: held.version) { return latest }
    var positions = [note(base)]
    positions.reserveCapacity(parts.count + 1)
    for part in parts { positions.append(note(part.cell)) }
    return base.wholeValues.value(at: positions, in: held.version) { value(of: base, with: parts) }
  }

  /// Returns the value of a state that has some of its parts by themselves.
  func value<Root>(of base: TypedStateCell<Root>, with parts: [AnyStateCellPart]) -> Root {
    var root = present(base)
    for part in parts { base.typed(part)?.apply(&root, self) }
    return root
  }

  /// Notes that the running action changes a part of a state.
  func write<Root, Value>(_ value: Value, to part: PartOfState<Root, Value>) {
    guard isInAction, let base = cell(of: part.location) else { return }
    let place = base.place(of: part)
    if write(memberChangedBy: value, of: part, place.own, inside: place.related, depth: part.path.count) { return }
    let own = cell(of: part, in: base)
    let parts = base.parts(around: part)
    if !parts.contains(where: { $0.isInside(part.path) }) { return write(value, to: own) }
    let present = self.value(of: base, with: parts)
    var root = present
    part.set(&root, value)
    write(root, inPlaceOf: present, to: parts.filter { $0.path.count >= part.path.count }, of: base)
  }

  /// Notes that the running action changes a state, or some of its parts.
  func write<Root>(_ value: Root, to base: TypedStateCell<Root>, with parts: [AnyStateCellPart]) {
    if parts.isEmpty { return write(value, to: base) }
    let present = whole(base)
    write(value, inPlaceOf: present, to: parts, of: base)
    var rest = value
    let typed = parts.compactMap(base.typed)
    for part in typed { part.copy(&rest, present) }
    if areAlike(rest, present) == true { return }
    // What the parts are by themselves makes no other value of the whole.
    let outline = self.present(base)
    for part in typed { part.copy(&rest, outline) }
    write(rest, to: base)
  }

  /// Notes which parts a change of the whole changes; what is inside of them counts by itself.
  private func write<Root>(
    _ value: Root,
    inPlaceOf present: Root,
    to parts: [AnyStateCellPart],
    of base: TypedStateCell<Root>
  ) {
    let typed = parts.compactMap(base.typed)
    for part in typed {
      let inside = typed.filter { $0.isInside(part.path) }
      var rest = value
      for inner in inside { inner.copy(&rest, present) }
      if part.isKept(rest, present) { continue }
      if !inside.isEmpty {
        let outline = self.value(of: base, with: parts.filter { $0.path.count <= part.path.count })
        for inner in inside { inner.copy(&rest, outline) }
      }
      part.write(rest, self)
    }
  }

  /// Returns what keeps the values of a part, which changes by itself from now on.
  func cell<Root, Value>(
    of part: PartOfState<Root, Value>,
    in base: TypedStateCell<Root>
  ) -> TypedStateCell<Value> {
    if let known = base.cell(of: part) { return known }
    keepApart(base, because: [base])
    let cell = base.makeCell(of: part)
    // What was read as a whole up to now depends on the part too. Fields change nothing that could be seen.
    if !isInField {
      hasNews = true
      cell.isNew = true
    }
    return cell
  }
}
