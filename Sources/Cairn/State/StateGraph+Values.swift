/// The values of states for which content is being evaluated.
extension StateGraph {
  /// Returns the value of a state for which the content is being evaluated; `nil` for one that no view here declares.
  func value<Value>(of location: StateLocation<Value>) -> Value? {
    if search != nil {
      search?.append(location)
      return location.initialValue
    }
    guard let cell = cell(of: location) else { return nil }
    noteFollower(of: cell)
    if changed != nil { statesReadByAction.append(cell) }
    return whole(cell)
  }

  /// Whether the action that was run last has read a state.
  func wasReadByAction(_ cell: StateCell) -> Bool { statesReadByAction.contains { $0 === cell } }

  /// Returns the value that a state has now, without its parts.
  func present<Value>(_ cell: TypedStateCell<Value>) -> Value {
    if cell.isWritten, let written = cell.written { return written }
    return cell.values[note(cell)]
  }

  /// Whether an action is being run, by the task of the rendering: another one must not look at what belongs to it.
  var isInAction: Bool { task == Self.currentTask && changed != nil }

  /// Returns the state that a property of an object is; `nil` for one that is computed from others.
  func state<Object: AnyObject, Value>(
    of object: Object,
    at keyPath: ReferenceWritableKeyPath<Object, Value>
  ) -> StateLocation<Value>? {
    guard task == Self.currentTask, changed == nil, search == nil else { return nil }
    search = []
    let value = object[keyPath: keyPath]
    let found = search ?? []
    search = nil
    guard found.count == 1, let location = found[0] as? StateLocation<Value> else { return nil }
    return areAlike(location.initialValue, value) == true ? location : nil
  }

  func cell<Value>(of location: StateLocation<Value>) -> TypedStateCell<Value>? {
    // A task that an action begins inherits the graph, and may outlive the rendering.
    guard task == Self.currentTask else { return nil }
    return bindings[ObjectIdentifier(location)]?.cell as? TypedStateCell<Value>
  }

  static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }

  /// Notes that the content depends on a state, and returns the position of the value that it has.
  ///
  /// A state that is not decided yet has the first value that can come together with the others.
  @discardableResult
  func note(_ cell: StateCell) -> Int {
    if let joint = cell.joint { return joint.cell.combination(at: note(joint.cell))[joint.position] }
    if let known = heldIndex(of: cell) { return known }
    let index = valueNotedFirst(of: cell)
    held.read(StateValue(cell, index))
    return index
  }

  /// Returns the position of the value that a state has which is not decided yet: the first one that can come, or the last one for views
  /// inside of what is looked at for that.
  private func valueNotedFirst(of cell: StateCell) -> Int {
    guard cell.count > 1 else { return 0 }
    let isLast = depth == .last && viewsInside > 0
    // A state that goes back to its initial value can have it whatever the others have, as far as it is not followed.
    let mayNeed = !cell.results.contains(0) && held.mayNeed(cell)
    let isFollowed = cell.isFollowed && held.contains { $0.index > 0 && $0.state.cell.isFollowed }
    if !isLast, !mayNeed, !isFollowed { return 0 }
    let held = held.all
    let possible = (0..<cell.count).filter { combinations.canCome(StateValue(cell, $0), with: held) }
    let probable = possible.filter {
      ReachableValues(held + [StateValue(cell, $0)]).canCome(from: isLast ? held.count : 0)
    }
    return (isLast ? probable.last ?? possible.last : probable.first ?? possible.first) ?? 0
  }

  /// The position of the value of a state that holds for the content being evaluated; `nil` if none does.
  func index(of cell: StateCell) -> Int? {
    if let joint = cell.joint { return index(of: joint.cell).map { joint.cell.combination(at: $0)[joint.position] } }
    return heldIndex(of: cell)
  }

  private func heldIndex(of cell: StateCell) -> Int? {
    guard let known = cell.held else { return nil }
    return known < cell.count ? known : 0
  }

  /// Evaluates something as for some values of states, without noting what it reads.
  func assuming<Result>(_ values: [StateValue], _ body: () -> Result) -> Result {
    let around = held.beginPart(assuming: values)
    defer { held.endPart(assuming: values, inside: around) }
    return body()
  }
}
