extension StateGraph {
  /// Notes that the running action changes a state.
  func write<Value>(_ value: Value, to location: StateLocation<Value>) {
    guard isInAction, let cell = cell(of: location) else { return }
    if cell.hasParts, !writtenWholes.contains(where: { $0 === cell }) { writtenWholes.append(cell) }
    if write(memberChangedBy: value, of: location, cell, inside: cell.parts, depth: 0) { return }
    write(value, to: cell, with: cell.parts)
  }

  /// Notes that the running action changes a state or a part of one.
  func write<Value>(_ value: Value, to cell: TypedStateCell<Value>) {
    if !cell.isWritten { changed?.append(cell) }
    cell.write(value)
    if let animation { cell.animation = animation }
  }

  /// Reads something as a field does, which does not follow it.
  func inField<Result>(_ read: () -> Result) -> Result {
    isInField = true
    defer { isInField = false }
    return read()
  }

  /// Returns the value that a field has at first, and notes whose it is: a page does not know what readers write.
  func takenByField<Value>(_ binding: Binding<Value>) -> (value: Value, state: StateReference?) {
    let value = inField { binding.wrappedValue }
    let cells = states(changedBy: binding, to: value)
    for cell in cells where !fieldStates.contains(where: { $0 === cell }) { fieldStates.append(cell) }
    return (value, cells.count == 1 ? StateReference(cell: cells[0]) : nil)
  }

  /// Notes the state of a path of screens, of which a page has one.
  func notePath<Path>(_ path: Binding<Path>) {
    isInField = true
    defer { isInField = false }
    for cell in states(changedBy: path, to: path.wrappedValue) where !pathStates.contains(where: { $0 === cell }) {
      pathStates.append(cell)
      pathPushes.append { value in
        func pushed(to values: some RangeReplaceableCollection) -> Any? { Self.pushed(value, to: values) }
        let present = path.wrappedValue
        let next: Any? =
          if let values = present as? NavigationPath {
            updating(values) { $0.append(value) }
          } else {
            (present as? any RangeReplaceableCollection).flatMap { pushed(to: $0) }
          }
        if let next = next as? Path { path.wrappedValue = next }
      }
    }
  }

  private static func pushed<Values: RangeReplaceableCollection>(_ value: AnyHashable, to values: Values) -> Any? {
    (value.base as? Values.Element).map { values + CollectionOfOne($0) }
  }

  /// Lets paths end with the values of the links around the running action, as they would when a reader can press its control.
  ///
  /// A page has one screen, so what the action makes of them is no change.
  ///
  /// - Returns: The states of the paths, whose written values are to be forgotten.
  private func pushValues() -> [StateCell] {
    for value in pushedValues { for push in pathPushes { push(value) } }
    defer { changed = [] }
    return changed ?? []
  }

  /// Returns the states that a binding changes, without changing them.
  func states<Value>(changedBy binding: Binding<Value>, to value: Value) -> [StateCell] {
    guard changed == nil, !binding.changesObject else { return [] }
    changed = []
    defer { changed = nil }
    binding.wrappedValue = value
    let cells = changed ?? []
    for cell in cells {
      cell.forgetWritten()
      // What readers write or choose is no combination that buttons bring about.
      keepApart(cell, because: [cell])
    }
    return cells
  }

  /// Runs an action as it would run for the values that hold.
  ///
  /// - Parameters:
  ///   - isControl: Whether its change comes about, as a control in the page makes it.
  ///   - action: The action.
  /// - Returns: The states to which it gives another value, with the position of that value.
  func run(isControl: Bool = true, _ action: () -> Void) -> [StateChanges] {
    changes(of: written(by: action), isControl: isControl)
  }

  /// Runs an action, and returns what it leaves behind: what it goes through is no value.
  func written(by action: () -> Void) -> [StateChanges] {
    running(action) { cells in
      writtenCells = cells
      return cells.map { (cell: $0, index: takeWritten($0)) }
    }
  }

  /// Runs an action, and returns the states that it changes, without taking what it writes for values that come about.
  ///
  /// - Returns: `nil` if it gives any of them another value than the initial one.
  func statesGivenBack(by action: () -> Void) -> [StateCell]? {
    // What the button does for the values that hold is still asked for.
    let read = statesReadByAction
    defer { statesReadByAction = read }
    return running(action) { cells in
      defer { for cell in cells { cell.forgetWritten() } }
      return cells.allSatisfy(\.isGivenBack) ? cells : nil
    }
  }

  /// Runs an action, and returns the states that it changes, without taking what it writes.
  func statesWritten(by action: () -> Void) -> [StateCell] {
    running(action) { cells in
      for cell in cells { cell.forgetWritten() }
      return cells
    }
  }

  private func running<Result>(_ action: () -> Void, _ take: ([StateCell]) -> Result) -> Result {
    changed = []
    writtenWholes = []
    statesReadByAction = []
    defer { changed = nil }
    let paths = pushValues()
    action()
    for cell in paths { cell.forgetWritten() }
    return take(changed ?? [])
  }

  /// Returns what gives a state another value, and notes it if it comes about.
  func changes(of written: [StateChanges], isControl: Bool) -> [StateChanges] {
    var result = joined(written, isControl: isControl)
    // A button that resets everything gives many states the value that they have.
    if result.count > 1 { result.removeAll { $0.index == note($0.cell) } }
    if isControl, result.count == 1, let change = result.first, let index = change.index, index < change.cell.count,
      !change.cell.isKnown(result: index)
    {
      let effect = StateEffect(context: held.all, result: StateValue(change.cell, index))
      if waitingEffects != nil { waitingEffects?.append(effect) } else { take(effect) }
    }
    return result
  }

  /// Takes the value that was written to a state, and returns its position; `nil` for one that cannot be shown.
  @discardableResult
  func takeWritten(_ cell: StateCell) -> Int? {
    let (count, wasFixed) = (cell.count, cell.isFixed)
    let wasMemberwise = cell.isMemberwise
    let index = cell.takeWritten(from: index(of: cell), limit: limit)
    let (isDivided, isFixed) = (cell.isMemberwise != wasMemberwise, cell.isFixed != wasFixed)
    if isDivided || isFixed {
      held.noteChange()
      // Content that was made for a value that is given up may have controls that rely on it.
      stopRecording()
    }
    // What came about with its other values does not any more, and its parts are found anew.
    if isFixed { forgetsEffects = true }
    if cell.wasCounted, cell.count != count { hasNews = true }
    return index
  }

  /// Notes what a control does.
  func take(_ effect: StateEffect) {
    let cell = effect.result.state.cell
    if cell.take(effect), cell.isSettled { hasNews = true }
  }

  /// Runs a part of an action whose changes move.
  func animating<Result>(with animation: Animation?, _ body: () throws -> Result) rethrows -> Result {
    // Another task must not look at what belongs to the rendering.
    guard task == Self.currentTask else { return try body() }
    let outer = self.animation
    self.animation = animation
    defer { self.animation = outer }
    return try body()
  }

  /// Notes a control that changes a state.
  func take(_ control: StateCell.Controls, of cell: StateCell) { if cell.take(control) { hasNews = true } }

  /// Notes a toggle that changes a state.
  func takeToggle(of cell: StateCell, isOnAtFirst: Bool) {
    if cell.takeToggle(isOnAtFirst: isOnAtFirst) { hasNews = true }
  }
}
