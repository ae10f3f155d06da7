/// The values that a state can have in a page; the first one is the initial value.
///
/// Unchecked, because only the rendering that made it uses it, and a rendering is on one thread.
package class StateCell: @unchecked Sendable {
  /// The kinds of controls that change a state.
  package struct Controls: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let toggle = Controls(rawValue: 1)
    package static let button = Controls(rawValue: 2)
    /// Radio buttons, one for each value.
    package static let radios = Controls(rawValue: 4)
    /// A menu with an option for each value.
    package static let menu = Controls(rawValue: 8)
    /// Something that unfolds.
    package static let disclosure = Controls(rawValue: 16)
    /// Something in front of the page, which a reader can close.
    package static let presentation = Controls(rawValue: 32)
    /// Rows of a list of which one can be chosen.
    package static let rows = Controls(rawValue: 64)
    /// The controls that offer each value by itself.
    package static let pickers: Controls = [.radios, .menu, .rows]
    /// The controls with an element for each value, so that a button can press only those that are there.
    static let choices: Controls = [.radios, .rows]
  }

  /// The name of the property, for diagnostics: made when it is asked for, because to name a part takes long.
  package private(set) lazy var name = makeName()
  private let makeName: () -> String
  /// What changes it.
  @exclusivity(unchecked) package private(set) var controls: Controls = []
  /// Whether the first toggle that changes it is on for the initial value.
  package private(set) var isToggleOnAtFirst = false
  /// The values that radio buttons or rows give it.
  package private(set) var choiceValues: Set<Int> = []
  /// The values that rows of lists give it, by the identities of the rows.
  private var rowValues: [String: Int] = [:]
  /// Whether it was found in the recording that goes on, for which it has one value: the content around was made as if there were none.
  @exclusivity(unchecked) final var isNew = false
  /// Whether it has more values than are shown, so that it keeps the initial one.
  @exclusivity(unchecked) package private(set) var isFixed = false
  /// Whether a diagnostic says already why it keeps the initial value.
  private(set) var isTold = false
  /// What the controls do that were found so far.
  var effects: [StateEffect] { foundEffects.all }
  private var foundEffects = StateEffects()
  /// What the controls do, with all values for which they are there, to tell exactly what can come about; see ``ReachableCombinations``.
  @exclusivity(unchecked) final var transitions = StateTransitions()
  /// The values that some control gives it whatever others have, a bit for each: there are at most as many as variants.
  @exclusivity(unchecked) private var unconditionalResults: StateVariants.Members = 0
  /// The values that some control gives it.
  @exclusivity(unchecked) private(set) var results: Set<Int> = []
  /// Whether something was decided by its controls, so that more of them would be news.
  @exclusivity(unchecked) private(set) var wasAsked = false
  /// Whether something was decided by the number of its values.
  @exclusivity(unchecked) private(set) var wasCounted = false
  /// Whether some content depends on it.
  private(set) var hasReaders = false
  /// Whether anything but fields shows its value.
  var hasFollowers = false
  /// The position of the value that holds for the part being evaluated; `nil` if none does.
  ///
  /// See ``HeldValues``.
  @exclusivity(unchecked) final var held: Int?
  /// Whether the running action has written anything: each read asks, and to ask for the value would look its type up each time.
  @exclusivity(unchecked) final var isWritten = false
  /// Whether content was written for all that its controls do, so that more would be news.
  @exclusivity(unchecked) private(set) var isSettled = false

  /// How what depends on it moves when a control changes it.
  package var animation: Animation?

  /// The state of which it is a part; `nil` for a whole state.
  private(set) weak var owner: StateCell?
  /// Whether it tells if an element is in an array: content may be made for the elements that there are.
  var isPresence = false
  /// Whether it was a part of a state whose parts are found anew.
  var isGone = false
  /// The state that it and others make together, and which of them it is; `nil` for one that changes by itself.
  @exclusivity(unchecked) final var joint: (cell: JointStateCell, position: Int)?
  /// Whether a page could not show it as one with others.
  var isKeptApart = false
  /// The names of the states with which it had too many combinations to be shown as one.
  var namesOfTooMany: [String] = []
  /// What shows in front of the page for some of its values; `nil` for nothing.
  var presentation: PresentationNote?
  /// Whether what it presents is content of the page that looks as if it were in front: a browser's dialog cannot do what its buttons do.
  var isShownByPage = false
  /// Whether content of the page shows its value, and not only what shows in front of it.
  @exclusivity(unchecked) final var isFollowedOnPage = false
  /// The places of what shows in front of the page around all content there that shows its value; `nil` while there is none.
  private var placesOfFollowers: [ObjectIdentifier]?

  init(name: @escaping () -> String, owner: StateCell?) {
    makeName = name
    self.owner = owner
  }

  /// The states of which it is made: itself, unless it is several as one.
  var members: [StateCell] { [self] }

  /// The names of these states, for diagnostics.
  var names: [String] { members.map(\.name) }

  /// What it is one of, or itself if it is several as one; `nil` if it changes by itself.
  var ownJoint: JointStateCell? { joint?.cell }

  /// The parts that change by themselves.
  var cellsOfParts: [StateCell] { [] }

  /// Whether there are any.
  var hasParts: Bool { false }

  /// The values for which something shows in front of the page.
  package private(set) var presentedValues: Set<Int> = []

  /// Whether the first disclosure that changes it is open for the initial value.
  package private(set) var isOpenAtFirst = false

  /// Whether the page around what shows in front of it cannot be used.
  package private(set) var presentsModally = true

  /// What decides whether a button can reset it.
  var resetNotes = ResetNotes()

  /// What resets its controls outside of forms; `nil` for nothing.
  package var reset: StateReset? { resetNotes.reset }

  /// How many toggles of it stand in the content.
  var toggleCount = 0

  /// Whether several toggles change it, so that buttons stand in their place and none of them keeps it.
  package private(set) var isKeptByButtons = false

  /// Lets buttons take the place of toggles.
  func keepByButtons() { isKeptByButtons = true }

  /// Whether nothing but what unfolds changes it.
  package var isKeptByDisclosure: Bool { controls == .disclosure }

  /// Whether it has its initial value while nothing shows in front of the page, and buttons alone bring that about.
  package var isKeptByPresentations: Bool {
    controls.contains(.presentation) && controls.isSubset(of: [.button, .presentation])
      && presentedValues == Set(1..<max(count, 1))
  }

  /// The number of values.
  package var count: Int { 1 }

  /// Notes a control that changes the state.
  ///
  /// - Returns: Whether that is news for what was decided already.
  func take(_ control: Controls) -> Bool {
    if controls.contains(control) { return false }
    controls.insert(control)
    return wasAsked
  }

  /// Whether readers switch or choose its value, and no button changes it.
  var isSwitchedOnly: Bool { !controls.isEmpty && !controls.contains(.button) }

  /// Forgets that buttons change the state, and what controls do to it; what does is noted again.
  ///
  /// Until the recording ends, what leads where is still known, so that nothing is evaluated that cannot come about.
  func forgetButtons() {
    controls.remove(.button)
    forgetEffectsOfControls()
    results = []
  }

  /// Notes a picker with radio buttons, or a list with rows.
  func takeChoices(of values: some Sequence<Int>, by control: Controls) -> Bool {
    let count = choiceValues.count
    choiceValues.formUnion(values)
    return take(control) || (choiceValues.count > count && wasAsked)
  }

  /// Notes the value that a row gives the state.
  func take(row identity: String, givingIt value: Int) { rowValues[identity] = value }

  /// Returns what the choice of a row does; `nil` for a row that gives the state no other value.
  func change(byRow identity: String) -> StateValue? {
    count > 1 ? rowValues[identity].map { StateValue(self, $0) } : nil
  }

  /// Notes something that shows in front of the page for a value.
  ///
  /// - Returns: Whether that is news for what was decided already.
  func takePresentation(of value: Int, isModal: Bool) -> Bool {
    if !isModal { presentsModally = false }
    let isNew = presentedValues.insert(value).inserted
    return take(.presentation) || (isNew && wasAsked)
  }

  /// Whether something shows in front of the page for one of its values.
  var presents: Bool { presentation != nil }

  /// Notes that content in front of the page shows its value, inside of some places.
  func note(followedIn places: [ObjectIdentifier]) {
    if placesOfFollowers != places { placesOfFollowers = placesOfFollowers?.filter(places.contains) ?? places }
  }

  /// Whether content shows its value that is not in front of the page at a place.
  func isFollowed(outside place: ObjectIdentifier) -> Bool {
    isFollowedOnPage || placesOfFollowers?.contains(place) == false
  }

  /// Notes something that unfolds; the first one says which value is open.
  func takeDisclosure(isOpenAtFirst: Bool) -> Bool {
    if !controls.contains(.disclosure) { self.isOpenAtFirst = isOpenAtFirst }
    return take(.disclosure)
  }

  /// Notes a toggle that changes the state; the first one says which value is on.
  func takeToggle(isOnAtFirst: Bool) -> Bool {
    if !controls.contains(.toggle) { isToggleOnAtFirst = isOnAtFirst }
    return take(.toggle)
  }

  /// Whether it has several values, and what leads to them is known; see ``ReachableCombinations``.
  final var isFollowed: Bool { count > 1 && !transitions.isFree }

  /// Whether its value rules out nothing: any may come at any time, or there is only one.
  final var isUndecided: Bool { transitions.isFree || isFixed }

  /// Whether nothing is to be noted of a control that gives it a value.
  func isKnown(result value: Int) -> Bool { comesAboutAnyway(value) && transitions.isUnconditional(value) }

  /// Whether a control gives it a value whatever others have, so that nothing else about the value is news.
  func comesAboutAnyway(_ value: Int) -> Bool { unconditionalResults & StateVariants.member(value) != 0 }

  /// Notes what a control does; `true` if that is new.
  func take(_ effect: StateEffect) -> Bool {
    transitions.take(effect)
    if comesAboutAnyway(effect.result.index) { return false }
    let effect = effect.essential
    guard foundEffects.insert(effect) else { return false }
    if effect.context.isEmpty { unconditionalResults |= StateVariants.member(effect.result.index) }
    results.insert(effect.result.index)
    return true
  }

  /// Forgets what its controls do when the rendering has ended: what they do refers to states, also to this one.
  func forgetEffects() {
    forgetEffectsOfControls()
    transitions.forget()
  }

  private func forgetEffectsOfControls() {
    foundEffects = StateEffects()
    unconditionalResults = 0
  }

  /// Whether it has two values, and a button that gives it the other one looks the same for both.
  var isSwitchedByButtons: Bool { count == 2 && controls.isDisjoint(with: .pickers) }

  /// Forgets the values that its controls give it, as they are not values any more.
  func forgetResults() {
    forgetEffects()
    transitions.follow()
    results = []
    choiceValues = []
    rowValues = [:]
    controls = []
  }

  /// Notes that something is decided by its controls.
  func ask() { wasAsked = true }

  /// Notes that something is decided by its controls and by the number of its values.
  func askForCount() {
    wasAsked = true
    wasCounted = true
  }

  /// Notes that content was written for all that its controls do.
  ///
  /// - Returns: Whether a control had counted on that nothing depends on it.
  func settle() -> Bool {
    askForCount()
    isSettled = true
    defer { hasReaders = true }
    return isFixed && !hasReaders
  }

  /// Takes the value that an action wrote.
  ///
  /// - Parameters:
  ///   - present: The position of the value that it takes the place of; `nil` if that makes no difference.
  ///   - limit: The most values.
  /// - Returns: Its position; `nil` for a value that cannot be compared, or if there are too many.
  func takeWritten(from present: Int?, limit: Int) -> Int? { nil }

  /// Whether actions change single members of it, each of which is a part that changes by itself.
  var isMemberwise: Bool { false }

  /// Lets its members change by themselves, or those of its parts, if the values found so far are combinations of members.
  ///
  /// - Returns: Whether it does, so that everything must be found anew.
  func divide() -> Bool { false }

  /// Whether the value that was written is the initial one.
  var isGivenBack: Bool { false }

  /// Forgets the value that was written.
  func forgetWritten() {}

  /// Forgets all values but the initial one, and what controls do.
  func forgetValues() { presentedValues = [] }

  /// Forgets the values that were put together from parts, as the values of a part are others.
  func forgetWholes() {}

  /// Forgets what was decided, for another recording.
  func restart() {
    isNew = false
    wasAsked = false
    wasCounted = false
    isSettled = false
    rowValues = [:]
    resetNotes.restart()
  }

  /// Gives up all values but the initial one.
  ///
  /// - Parameter isTold: Whether a diagnostic says why, so that the controls need none.
  func fix(isTold: Bool = false) {
    isFixed = true
    if isTold { self.isTold = true }
  }
}

/// A reference to a state; equal for the same state.
package struct StateReference: Hashable, Sendable {
  package let cell: StateCell

  package static func == (left: Self, right: Self) -> Bool { left.cell === right.cell }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(cell)) }
}

/// A state with one of its values.
package struct StateValue: Hashable, Sendable {
  package var state: StateReference
  package var index: Int

  package init(_ cell: StateCell, _ index: Int) {
    state = StateReference(cell: cell)
    self.index = index
  }
}
