import Cairn

/// The numbers of states in the ids of their controls.
struct StateNumbers {
  private var numbers: [StateReference: Int] = [:]
  private var radioNumbers: [StateValue: Int] = [:]
  private var placedValues: Set<StateValue> = []
  private var placed: Set<StateReference> = []
  /// The ids of the forms of resets: a section that is sent by itself has other ids than the page around.
  private var forms: [StateReset: String] = [:]
  /// The ids of those that are not in the page yet.
  private var waitingForms: [String] = []
  /// The names of states as rules have them; each of many rules has that of the same state.
  var namesInRules: [StateReference: String] = [:]

  /// How much is in the page for states.
  var count: Int { numbers.count + radioNumbers.count + placedValues.count + placed.count + forms.count }

  /// The number of a state; `nil` if it has none yet.
  func known(_ state: StateReference) -> Int? { numbers[state] }

  /// The number of the radio button that gives a state a value; `nil` if it has none yet.
  func known(_ value: StateValue) -> Int? { radioNumbers[value] }

  /// The id of the form of a reset; `nil` if it has none yet.
  func formIdentifier(of reset: StateReset) -> String? { forms[reset] }

  mutating func add(_ reset: StateReset, formIdentifier: String) {
    forms[reset] = formIdentifier
    waitingForms.append(formIdentifier)
  }

  /// Whether there are forms that are not in the page yet.
  var areFormsWaiting: Bool { !waitingForms.isEmpty }

  /// Returns the ids of the forms that are not in the page yet, and notes that they are now.
  mutating func takeForms() -> [String] {
    defer { waitingForms = [] }
    return waitingForms
  }

  mutating func add(_ value: StateValue, _ number: Int) { radioNumbers[value] = number }

  /// Returns whether the radio button of a value is not in the page yet, and notes that it is now.
  mutating func place(_ value: StateValue) -> Bool { placedValues.insert(value).inserted }

  mutating func add(_ state: StateReference, _ number: Int) { numbers[state] = number }

  /// Returns whether the element that keeps a state is not in the page yet, and notes that it is now.
  mutating func place(_ state: StateReference) -> Bool { placed.insert(state).inserted }
}
