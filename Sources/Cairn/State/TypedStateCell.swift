/// The values that a state can have in a page, with their type.
///
/// Unchecked for the same reason as what it inherits from.
final class TypedStateCell<Value>: StateCell, @unchecked Sendable {
  private(set) var values: [Value]
  /// What the running action has written; `nil` for nothing.
  var written: Value?
  /// The parts that change by themselves, outermost first.
  private(set) var parts: [StateCellPart<Value>] = []
  /// The parts that have the same first key, outermost first.
  private var partsByKey: [StatePartKey: [StateCellPart<Value>]] = [:]
  /// How actions change members; `nil` for a value that has none.
  private var memberChanges: MemberChanges?
  /// What bindings are for, which ask again and again in each evaluation.
  private var places: [ObjectIdentifier: Place] = [:]

  private static var mostPlaces: Int { 4_096 }

  /// Where what a binding is for is among the parts.
  private struct Place {
    /// Kept alive, so that no other binding gets the same address.
    let part: AnyObject
    /// The parts at its path, inside of it and around it, outermost first.
    let related: [StateCellPart<Value>]
    /// What keeps its values; `nil` while it does not change by itself.
    let cell: StateCell?
  }

  init(name: @escaping @autoclosure () -> String, initialValue: Value, owner: StateCell? = nil) {
    values = [initialValue]
    // Most states are of this type, and to ask any other takes a hundred times as long.
    if Value.self != Bool.self, initialValue is any MemberwiseValue { memberChanges = MemberChanges() }
    super.init(name: name, owner: owner)
  }

  package override var count: Int { isFixed ? 1 : values.count }

  override func forgetWritten() { written = nil }

  override func takeWritten(from present: Int?, limit: Int) -> Int? {
    defer { written = nil }
    guard let written else { return nil }
    if let present, present < values.count {
      memberChanges?.note(from: values[present], to: written, initial: values[0])
    }
    if values.count == limit, !isFixed, firstIndex(of: written, in: values) == nil,
      memberChanges?.divideMany() == true
    {
      forgetValues()
      return nil
    }
    return index(of: written, limit: limit)
  }

  // MARK: Members

  override var isMemberwise: Bool { memberChanges?.areParts == true }

  override func divide() -> Bool {
    if memberChanges?.divide(values) == true {
      forgetValues()
      return true
    }
    return parts.reduce(false) { $1.cell.divide() || $0 }
  }

  /// Forgets all values but the initial one, because members make the others.
  private func forgetValues() {
    values.removeLast(values.count - 1)
    forgetResults()
  }

  override var cellsOfParts: [StateCell] { parts.map(\.cell) }

  override func restart() {
    super.restart()
    places = [:]
    for part in parts { part.cell.restart() }
  }

  override func forgetEffects() {
    super.forgetEffects()
    places = [:]
    for part in parts { part.cell.forgetEffects() }
  }

  override func fix(isTold: Bool = false) {
    super.fix(isTold: isTold)
    for part in parts { part.cell.fix(isTold: isTold) }
  }

  /// Returns the position of a value; adds it where it is new and there is room for it.
  ///
  /// - Returns: `nil` for a value that cannot be compared, or if there are too many.
  private func index(of value: Value, limit: Int) -> Int? {
    let known = firstIndex(of: value, in: values)
    guard !isFixed else { return known == 0 ? 0 : nil }
    if let known { return known }
    guard areEqual(value, value) == true else { return nil }
    guard values.count < limit else {
      fix()
      return nil
    }
    values.append(value)
    return values.count - 1
  }

  // MARK: Parts

  /// Returns the parts at the path of a part, inside of it and around it, outermost first.
  func parts<Part>(around part: PartOfState<Value, Part>) -> [StateCellPart<Value>] { knownPlace(of: part).related }

  /// Returns what keeps the values of a part; `nil` while it does not change by itself.
  func cell<Part>(of part: PartOfState<Value, Part>) -> TypedStateCell<Part>? { place(of: part).own }

  /// Returns the parts around a part and what keeps its own values, which are looked up together.
  func place<Part>(
    of part: PartOfState<Value, Part>
  ) -> (related: [StateCellPart<Value>], own: TypedStateCell<Part>?) {
    let place = knownPlace(of: part)
    return (place.related, place.cell as? TypedStateCell<Part>)
  }

  private func knownPlace<Part>(of part: PartOfState<Value, Part>) -> Place {
    if let known = places[ObjectIdentifier(part)] { return known }
    var related: [StateCellPart<Value>] = []
    var own: StateCell?
    for other in part.path.first.flatMap({ partsByKey[$0] }) ?? [] {
      // The first keys are the same. To compare keys takes long.
      let shared = min(other.path.count, part.path.count)
      guard (1..<shared).allSatisfy({ other.path[$0] == part.path[$0] }) else { continue }
      related.append(other)
      if other.path.count == part.path.count { own = other.cell }
    }
    let place = Place(part: part, related: related, cell: own)
    // Each evaluation makes bindings anew, so those of earlier ones must not gather.
    if places.count >= Self.mostPlaces { places = [:] }
    places[ObjectIdentifier(part)] = place
    return place
  }

  /// Lets a part change by itself.
  func makeCell<Part>(of part: PartOfState<Value, Part>) -> TypedStateCell<Part> {
    let (name, path) = (name, part.path)
    let cell = TypedStateCell<Part>(
      name: ([name] + path.compactMap(\.name)).joined(separator: "."),
      initialValue: part.get(values[0]),
      owner: self
    )
    if isFixed { cell.fix(isTold: isTold) }
    let new = StateCellPart(part, cell)
    places = [:]
    Self.insert(new, into: &parts)
    if let first = part.path.first { Self.insert(new, into: &partsByKey[first, default: []]) }
    return cell
  }

  private static func insert(_ part: StateCellPart<Value>, into parts: inout [StateCellPart<Value>]) {
    let position = parts.lastIndex { $0.path.count <= part.path.count }
    parts.insert(part, at: position.map { $0 + 1 } ?? 0)
  }
}

/// A part of a state that changes by itself.
struct StateCellPart<Root> {
  let path: [StatePartKey]
  let cell: StateCell
  /// Gives a value the part that holds now.
  let apply: (inout Root, StateGraph) -> Void
  /// Gives a value the part of another one.
  let copy: (inout Root, _ from: Root) -> Void
  /// Whether two values have the same part.
  let isSame: (Root, Root) -> Bool
  /// Notes that an action gives the part the value that it has in another one.
  let write: (_ from: Root, StateGraph) -> Void

  init<Value>(_ part: PartOfState<Root, Value>, _ cell: TypedStateCell<Value>) {
    path = part.path
    self.cell = cell
    apply = { root, graph in part.set(&root, graph.present(cell)) }
    copy = { root, other in part.set(&root, part.get(other)) }
    isSame = { areEqual(part.get($0), part.get($1)) == true }
    write = { root, graph in graph.write(part.get(root), to: cell) }
  }

  /// Whether it is a part of the part at a path.
  func isInside(_ outer: [StatePartKey]) -> Bool { path.count > outer.count && path.starts(with: outer) }
}
