import Cairn

/// The numbers of states in the ids of their controls.
struct StateNumbers {
  private var numbers: [StateReference: Int] = [:]
  private var radioNumbers: [StateValue: Int] = [:]
  private var placedValues: Set<StateValue> = []
  private var placed: Set<StateReference> = []
  private var resets: [StateReset: Int] = [:]
  /// The resets whose forms are not in the page yet.
  private var waitingResets: [Int] = []
  /// The names of states as rules have them; each of many rules has that of the same state.
  var namesInRules: [StateReference: String] = [:]

  /// How much is in the page for states.
  var count: Int { numbers.count + radioNumbers.count + placedValues.count + placed.count + resets.count }

  /// The number of a state; `nil` if it has none yet.
  func known(_ state: StateReference) -> Int? { numbers[state] }

  /// The number of the radio button that gives a state a value; `nil` if it has none yet.
  func known(_ value: StateValue) -> Int? { radioNumbers[value] }

  /// The number of a reset; `nil` if it has none yet.
  func known(_ reset: StateReset) -> Int? { resets[reset] }

  mutating func add(_ reset: StateReset, _ number: Int) {
    if resets.updateValue(number, forKey: reset) == nil { waitingResets.append(number) }
  }

  var areResetsWaiting: Bool { !waitingResets.isEmpty }

  /// Returns the resets whose forms are not in the page yet, and notes that they are now.
  mutating func takeResets() -> [Int] {
    defer { waitingResets = [] }
    return waitingResets
  }

  mutating func add(_ value: StateValue, _ number: Int) { radioNumbers[value] = number }

  /// Returns whether the radio button of a value is not in the page yet, and notes that it is now.
  mutating func place(_ value: StateValue) -> Bool { placedValues.insert(value).inserted }

  mutating func add(_ state: StateReference, _ number: Int) { numbers[state] = number }

  /// Returns whether the element that keeps a state is not in the page yet, and notes that it is now.
  mutating func place(_ state: StateReference) -> Bool { placed.insert(state).inserted }
}
