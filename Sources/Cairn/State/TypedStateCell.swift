/// The values that a state can have in a page, with their type.
///
/// Unchecked for the same reason as what it inherits from.
final class TypedStateCell<Value>: StateCell, @unchecked Sendable {
  @exclusivity(unchecked) private(set) var values: [Value]
  /// What the running action has written; `nil` for nothing.
  @exclusivity(unchecked) private(set) var written: Value?
  /// The parts that change by themselves.
  @exclusivity(unchecked) private var knownParts = StateCellParts()
  /// What it and its parts make together; `nil` while nobody asks.
  @exclusivity(unchecked) private var wholes: WholeValues<Value>?
  /// Whether the parts keep their initial values too.
  @exclusivity(unchecked) private var partsAreFixed = false
  /// How actions change members; `nil` for a value that has none.
  @exclusivity(unchecked) private var memberChanges: MemberChanges?

  init(name: @escaping @autoclosure () -> String, initialValue: Value, owner: StateCell? = nil) {
    values = [initialValue]
    // Most states are of this type, and to ask any other takes a hundred times as long.
    if Value.self != Bool.self, initialValue is any MemberwiseValue { memberChanges = MemberChanges() }
    super.init(name: name, owner: owner)
  }

  package override var count: Int { isFixed || isNew ? 1 : values.count }

  /// Notes what the running action writes.
  func write(_ value: Value) {
    written = value
    isWritten = true
  }

  override func forgetWritten() {
    written = nil
    isWritten = false
  }

  override var isGivenBack: Bool { written.map { areAlike($0, values[0]) == true } ?? false }

  override func takeWritten(from present: Int?, limit: Int) -> Int? {
    defer { forgetWritten() }
    guard let written else { return nil }
    if let present, present < values.count {
      memberChanges?.note(from: values[present], to: written, initial: values[0])
    }
    if values.count == limit, !isFixed, joint == nil, firstIndex(of: written, in: values) == nil,
      memberChanges?.divideMany(values[0]) == true
    {
      forgetValues()
      return nil
    }
    return index(of: written, limit: limit)
  }

  // MARK: Members

  override var isMemberwise: Bool { memberChanges?.areParts == true }

  /// Whether it keeps all but its members when these change by themselves, because both would be too much to try.
  private var keepsTheRest: Bool {
    guard isMemberwise, let value = values[0] as? any MemberwiseValue, value.hasMoreThanMembers else { return false }
    return parts.allSatisfy { $0.path.first.map { value.hasKeys(of: $0.kind) } == true }
  }

  override func divide() -> Bool {
    let hasElements = parts.contains { $0.path.first?.kind == .element }
    if memberChanges?.divide(values, besidesElements: hasElements) == true {
      forgetValues()
      return true
    }
    return parts.reduce(false) { $1.cell.divide() || $0 }
  }

  override func forgetValues() {
    super.forgetValues()
    values.removeLast(values.count - 1)
    forgetWholes()
    owner?.forgetWholes()
    forgetResults()
  }

  override var cellsOfParts: [StateCell] { parts.map(\.cell) }

  override var hasParts: Bool { !parts.isEmpty }

  override func restart() {
    super.restart()
    knownParts.forgetPlaces()
    forgetWholes()
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
    partsAreFixed = true
    for part in parts { part.cell.fix(isTold: isTold) }
  }

  /// Gives up all values but the initial one, because there are too many; parts still change by themselves.
  ///
  /// They are found anew, as some may be of elements that only the values had which are given up.
  private func fixWhole() {
    super.fix()
    for part in parts { part.cell.isGone = true }
    knownParts = StateCellParts()
    forgetWholes()
  }

  /// Returns the position of a value; adds it where it is new and there is room for it.
  ///
  /// - Returns: `nil` for a value that cannot be compared, or if there are too many.
  private func index(of value: Value, limit: Int) -> Int? {
    if isFixed { return firstIndex(of: value, in: Array(values.prefix(1))) }
    if let known = firstIndex(of: value, in: values) { return known }
    guard isComparable(value) else { return nil }
    guard values.count < limit, !keepsTheRest else {
      // With others it has too many values, but may have few by itself.
      if joint == nil { fixWhole() }
      return nil
    }
    values.append(value)
    return values.count - 1
  }

  // MARK: Parts

  /// What it and its parts make together.
  var wholeValues: WholeValues<Value> {
    if let wholes { return wholes }
    let new = WholeValues<Value>()
    wholes = new
    return new
  }

  override func forgetWholes() { wholes = nil }

  /// The parts that change by themselves, outermost first.
  var parts: [AnyStateCellPart] { knownParts.all }

  /// The parts that tell which elements there are.
  var partsOfPresence: [AnyStateCellPart] { knownParts.ofPresence }

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
    cell.isPresence = path.last?.kind == .presence
    if partsAreFixed { cell.fix(isTold: isTold) }
    knownParts.insert(StateCellPart(part, cell))
    forgetWholes()
    return cell
  }
}
