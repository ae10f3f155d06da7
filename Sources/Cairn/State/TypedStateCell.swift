/// The values that a state can have in a page, with their type.
///
/// Unchecked for the same reason as what it inherits from.
final class TypedStateCell<Value>: StateCell, @unchecked Sendable {
  @exclusivity(unchecked) private(set) var values: [Value]
  /// What the running action has written; `nil` for nothing.
  @exclusivity(unchecked) private(set) var written: Value?
  /// Whether it has written anything: each read asks, and to ask the optional value would look its type up each time.
  @exclusivity(unchecked) private(set) var isWritten = false
  /// The parts that change by themselves.
  @exclusivity(unchecked) private var knownParts = StateCellParts()
  /// How actions change members; `nil` for a value that has none.
  @exclusivity(unchecked) private var memberChanges: MemberChanges?

  init(name: @escaping @autoclosure () -> String, initialValue: Value, owner: StateCell? = nil) {
    values = [initialValue]
    // Most states are of this type, and to ask any other takes a hundred times as long.
    if Value.self != Bool.self, initialValue is any MemberwiseValue { memberChanges = MemberChanges() }
    super.init(name: name, owner: owner)
  }

  package override var count: Int { isFixed ? 1 : values.count }

  /// Notes what the running action writes.
  func write(_ value: Value) {
    written = value
    isWritten = true
  }

  override func forgetWritten() {
    written = nil
    isWritten = false
  }

  override func takeWritten(from present: Int?, limit: Int) -> Int? {
    defer { forgetWritten() }
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
    knownParts.forgetPlaces()
    for part in parts { part.cell.restart() }
  }

  override func forgetEffects() {
    super.forgetEffects()
    knownParts.forgetPlaces()
    for part in parts { part.cell.forgetEffects() }
  }

  override func forgetResults() {
    super.forgetResults()
    for part in parts { part.cell.forgetResults() }
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

  /// The parts that change by themselves, outermost first.
  var parts: [AnyStateCellPart] { knownParts.all }

  /// Returns a part with its type.
  ///
  /// - Returns: `nil` for a part of another state.
  func typed(_ part: AnyStateCellPart) -> StateCellPart<Value>? { part as? StateCellPart<Value> }

  /// Returns the parts at the path of a part, inside of it and around it, outermost first.
  func parts<Part>(around part: PartOfState<Value, Part>) -> [AnyStateCellPart] {
    knownParts.place(of: part, at: part.path).related
  }

  /// Returns what keeps the values of a part; `nil` while it does not change by itself.
  func cell<Part>(of part: PartOfState<Value, Part>) -> TypedStateCell<Part>? { place(of: part).own }

  /// Returns the parts around a part and what keeps its own values, which are looked up together.
  func place<Part>(
    of part: PartOfState<Value, Part>
  ) -> (related: [AnyStateCellPart], own: TypedStateCell<Part>?) {
    let place = knownParts.place(of: part, at: part.path)
    return (place.related, place.cell as? TypedStateCell<Part>)
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
    knownParts.insert(StateCellPart(part, cell))
    return cell
  }
}
