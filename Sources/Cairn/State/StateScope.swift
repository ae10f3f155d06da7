/// A place in the content, at which states stay the same however often the content is made anew.
final class StateScope {
  /// What makes a place inside of another one.
  enum Kind: Hashable {
    /// A view or a modifier with states.
    case owner(ObjectIdentifier)
    /// A button with an action.
    case button
    /// Something that shows in front of the page.
    case presentation
    /// A form.
    case form
    /// An `if` or a `switch`.
    case choice
    /// One of the branches of a choice.
    case branch(Int)
    /// The elements of a sequence.
    case sequence
    /// An element with an identity.
    case element(ElementIdentity)
  }

  private struct Key: Hashable {
    var kind: Kind
    var number: Int
  }

  /// The places inside, in the order in which they were entered first.
  @exclusivity(unchecked) private var inside: [(kind: Kind, place: StateScope)] = []
  /// Where places inside are by their keys: the first ones, as far as somebody has looked for one out of order.
  private var positions: [Key: Int] = [:]
  /// How many of these there are of each kind.
  private var totals: [Kind: Int] = [:]
  @exclusivity(unchecked) private(set) var cells: [String: StateCell] = [:]
  private var objects: [String: AnyObject] = [:]
  /// Whether the action of the button here changes a state, for some values of the states that it reads.
  var changesStates = false
  /// The states that the action of the button here changes at once, for some values of the states that it reads; empty for none.
  var changedTogether: [StateGraph.StateChanges] = []
  /// The states that the action of the button here reads or changes; `nil` before it was run.
  var statesOfAction: [StateCell]?
  /// Whether the button was behind something each time until now, so that its action was not run.
  var waitsBehindPresentation = false
  /// Whether the action of the button here changes states that are one from the next recording on.
  var waitsForJoint = false
  /// The states whose controls stand in the form here.
  private var controls: [StateCell] = []
  /// Whether controls stand in it of which nobody knows the state.
  private var hasUnknownControls = false
  /// Whether something was decided by its controls, so that more would be news.
  private var wasAskedForControls = false
  /// Whether the button here was taken for one that resets parts of states.
  var wasTakenForReset = false
  /// Whether no values were found for which the action of the button here does not give back all parts of a state.
  var givesBack = true
  /// The states of which the button here is a control.
  private var pressed: [StateCell] = []
  /// Whether the action was taken for one that has nothing to do with states.
  var hasIdleAction = false
  /// What was told of the button here, and in which evaluation: its content is made for many values in each.
  private var told: (evaluation: Int, diagnostics: [Diagnostic]) = (0, [])
  /// How often it was entered in the recording that goes on.
  var entries = 0
  /// Which of the places inside were entered in the evaluation that is going on.
  @exclusivity(unchecked) var progress = Progress()

  /// Which of the places inside of a place were entered.
  struct Progress {
    /// How many were entered, while each evaluation enters the same ones in the same order, as nearly all do.
    fileprivate var followed = 0
    /// How many of each kind were entered; `nil` while they are entered in order, where no kind needs to be looked up.
    fileprivate var counts: [Kind: Int]?
  }

  /// Notes that the button here is a control of a state.
  func press(_ cell: StateCell) {
    if !pressed.contains(where: { $0 === cell }) { pressed.append(cell) }
  }

  /// Notes a state of which a control stands in the form here; `nil` for one that nobody knows.
  ///
  /// - Returns: Whether that is news for what was decided already.
  func note(control cell: StateCell?) -> Bool {
    if let cell {
      if controls.contains(where: { $0 === cell }) { return false }
      controls.append(cell)
    } else {
      if hasUnknownControls { return false }
      hasUnknownControls = true
    }
    return wasAskedForControls
  }

  /// Whether all controls of the form here are of some states.
  func areControls(among cells: [StateCell]) -> Bool {
    wasAskedForControls = true
    return !hasUnknownControls && controls.allSatisfy { control in control.isGone || cells.contains { $0 === control } }
  }

  /// Notes what is told of the button here.
  ///
  /// - Returns: Whether it was not told in this evaluation yet.
  func isNews(_ diagnostic: Diagnostic, in evaluation: Int) -> Bool {
    if told.evaluation != evaluation { told = (evaluation, []) }
    if told.diagnostics.contains(diagnostic) { return false }
    told.diagnostics.append(diagnostic)
    return true
  }

  /// Notes that the button here does nothing after all; other buttons of its states are found again.
  func giveUpButton() {
    for cell in pressed { cell.forgetButtons() }
    pressed = []
  }

  /// Returns the next place of a kind inside of this one.
  func next(_ kind: Kind) -> StateScope {
    let position = position(ofNext: kind)
    if position < inside.count {
      let known = inside[position].place
      known.progress = Progress()
      return known
    }
    let new = StateScope()
    inside.append((kind, new))
    return new
  }

  /// Returns where the next place of a kind is, and counts it as entered; the end for a new one.
  private func position(ofNext kind: Kind) -> Int {
    if progress.counts == nil {
      let position = progress.followed
      if position == inside.count || inside[position].kind == kind {
        progress.followed = position + 1
        return position
      }
    }
    findPositions()
    if progress.counts == nil { progress.counts = counts(of: progress) }
    // Changed in place, because a copy at each element would make the time grow with the square of their number.
    let number = progress.counts?[kind] ?? 0
    progress.counts?[kind] = number + 1
    return positions[Key(kind: kind, number: number)] ?? inside.count
  }

  private func findPositions() {
    for position in positions.count..<inside.count {
      let kind = inside[position].kind
      positions[Key(kind: kind, number: totals[kind, default: 0])] = position
      totals[kind, default: 0] += 1
    }
  }

  private func counts(of progress: Progress) -> [Kind: Int] {
    if let counts = progress.counts { return counts }
    return inside[..<progress.followed].reduce(into: [:]) { $0[$1.kind, default: 0] += 1 }
  }

  /// Returns what was entered in one evaluation or in the other.
  func joined(_ left: Progress, _ right: Progress) -> Progress {
    if left.counts == nil, right.counts == nil { return Progress(followed: max(left.followed, right.followed)) }
    return Progress(counts: counts(of: left).merging(counts(of: right)) { max($0, $1) })
  }

  /// Returns what keeps the values of a state here.
  func cell(named name: String, _ make: () -> StateCell) -> StateCell {
    if let known = cells[name] { return known }
    let cell = make()
    cells[name] = cell
    return cell
  }

  /// Returns an object that a view makes here, the same in each evaluation.
  func object(named name: String, _ make: () -> AnyObject) -> AnyObject {
    if let known = objects[name] { return known }
    let object = make()
    objects[name] = object
    return object
  }

  /// Forgets, also for the places inside, what belongs to a recording.
  func restart() {
    forEach { scope in
      scope.progress = Progress()
      scope.entries = 0
      scope.waitsForJoint = false
      scope.cells.values.forEach { $0.restart() }
    }
  }

  /// Forgets, also for the places inside, what controls do.
  func forgetResults() { forEach { $0.cells.values.forEach { $0.forgetResults() } } }

  /// Lets go, also for the places inside, of what refers to one another, so that nothing is kept when a rendering has ended.
  func end() {
    forEach { scope in
      for cell in scope.cells.values {
        cell.forgetEffects()
        cell.joint = nil
      }
    }
  }

  /// Calls a closure for this place and all places inside.
  func forEach(_ body: (StateScope) -> Void) {
    var waiting = [self]
    while let scope = waiting.popLast() {
      body(scope)
      waiting += scope.inside.map(\.place)
    }
  }
}
