/// The states of a view and of the views inside it, while they are evaluated ahead.
///
/// The outermost view with states is recorded until its controls bring nothing new. Each part of the content that reads a state is
/// evaluated once for each value that the controls can bring about, and a ``RecordingMerger`` joins the results.
final class StateGraph {
  struct BoundState {
    /// Kept alive, so that no other state gets the same address.
    let identity: any StateIdentity
    let cell: StateCell
  }

  /// How often content is recorded; each pass finds more only where the controls of one view lead to those of another.
  private static let mostPasses = 64
  /// How often a view may be tried for the states of those around it, before its own states keep their initial values.
  private static let mostEntries = 256

  /// The values of states that hold for the part being evaluated.
  @exclusivity(unchecked) var held = HeldValues()
  /// The numbers of the evaluations that go on, outermost first; no two evaluations of a rendering have the same.
  @exclusivity(unchecked) private(set) var evaluations: [Int] = []
  @exclusivity(unchecked) private var lastEvaluation = 0
  @exclusivity(unchecked) private(set) var bindings: [ObjectIdentifier: BoundState] = [:]
  let root = StateScope()
  @exclusivity(unchecked) var scope: StateScope
  /// The views with states around the part being evaluated, outermost first.
  @exclusivity(unchecked) private var owners: [StateScope] = []
  /// How many of them may have other values than the initial ones.
  private var deepestOwner = Int.max
  /// The states to which an action gives values that is being run; `nil` while none runs.
  @exclusivity(unchecked) var changed: [StateCell]?
  /// The states that it has read.
  @exclusivity(unchecked) var statesReadByAction: [StateCell] = []
  /// The states to which the latest action gave values.
  @exclusivity(unchecked) var writtenCells: [StateCell] = []
  /// The states with parts to which it gives values as a whole, whether they change by that or not.
  @exclusivity(unchecked) var writtenWholes: [StateCell] = []
  /// What a control does that may turn out to be none that a page can show; `nil` while no such control is looked at.
  @exclusivity(unchecked) var waitingEffects: [StateEffect]?
  /// Which values can hold at the same time.
  let combinations = ReachableCombinations()
  /// The states that several others are together.
  var joints: [JointStateCell] = []
  /// Which states become one before the next recording, or come apart.
  var jointChanges = JointChanges()
  /// The states that make something show in front of the page.
  var presenters: [StateCell] = []
  /// The places of what shows in front of the page around what is being evaluated, outermost first.
  @exclusivity(unchecked) var presentations: [ObjectIdentifier] = []
  /// The objects that views read.
  let objects = ObjectWatch()
  /// The objects that bodies read, and not only controls.
  let objectsOfContent = ObjectWatch()
  /// What is to be told of actions that changed objects; the content around them may not be there in the next recording.
  var changedObjects: [Diagnostic] = []
  /// What gives properties of objects other values, and these their own again, as controls do.
  var objectChanges: [() -> Void] = []
  /// How far views inside are evaluated.
  @exclusivity(unchecked) var depth = StateExploration.Depth.whole
  /// How many views inside of the part being evaluated are around the one that is rendered; counted unless all of their values are tried.
  @exclusivity(unchecked) var viewsInside = 0
  /// The values that states keep in the content around what is being evaluated, because it has too many variants.
  @exclusivity(unchecked) var fixedValues: [StateValue] = []
  /// The actions of buttons that are being recorded without being run, in the order of the buttons; `nil` while none are.
  @exclusivity(unchecked) var recordedActions: [(() -> Void)?]?
  /// How often a part was rendered for the values of states.
  @exclusivity(unchecked) var variedParts = 0
  /// What is read of an object to find the state behind one of its properties; `nil` while nothing is searched.
  @exclusivity(unchecked) var search: [any StateIdentity]?
  /// Whether the value of a field is being read, which is no content that follows it.
  @exclusivity(unchecked) var isInField = false
  /// Whether what is being run is the change that a toggle makes.
  var isSwitching = false
  /// The states that readers write into fields.
  var fieldStates: [StateCell] = []
  /// The states that are paths of screens.
  var pathStates: [StateCell] = []
  /// What adds a value to each path of screens.
  var pathPushes: [(AnyHashable) -> Void] = []
  /// The values of the links around what is being rendered, outermost first: each of its paths would end with them.
  @exclusivity(unchecked) var pushedValues: [AnyHashable] = []
  /// How many open styles keep touches off what is being rendered.
  var untouchableStyles = 0
  /// How the changes move that the running action makes.
  @exclusivity(unchecked) var animation: Animation?
  /// Whether the latest recording found something that changes what it had decided before.
  @exclusivity(unchecked) var hasNews = false
  /// Whether a control turned out to do nothing, so that what others lead to must be found anew.
  var forgetsEffects = false
  /// How many recordings were begun.
  private var passes = 0
  /// Whether the recording that goes on will be given up anyway, as there is news.
  var isProvisional: Bool { hasNews && passes < Self.mostPasses }
  /// Whether the recording that goes on is given up.
  @exclusivity(unchecked) private(set) var isStopped = false
  /// Whether something shows in front of the page, for some values.
  var hasPresentations = false
  /// The most values of a state, and the most variants of a part.
  let limit: Int
  /// The colours around all of the content.
  let colorScheme: ColorScheme
  private let stateful: StatefulTypes
  let task = StateGraph.currentTask

  /// The value that an action gives a state; `nil` for one that cannot be shown.
  typealias StateChanges = (cell: StateCell, index: Int?)

  private init(limit: Int, colorScheme: ColorScheme, stateful: StatefulTypes) {
    self.colorScheme = colorScheme
    self.limit = min(max(limit, 1), StateExploration.mostVariants)
    self.stateful = stateful
    scope = root
  }

  /// The graph of the rendering that goes on.
  static var current: StateGraph? { EnvironmentSource.current?.states }

  /// Renders the body of a view or a modifier that states concern.
  static func render<Owner, Content: View>(
    _ owner: Owner,
    into renderer: any Renderer,
    content: () -> Content
  ) {
    guard let source = EnvironmentSource.current else { return content()._render(into: renderer) }
    if let graph = source.states {
      graph.inScope(of: owner, for: renderer) { graph.render(content, into: renderer) }
    } else {
      StateUse.evaluating { renderAhead(owner, for: source, into: renderer, content: content) }
    }
  }

  private static func renderAhead<Owner, Content: View>(
    _ owner: Owner,
    for source: EnvironmentSource,
    into renderer: any Renderer,
    content: () -> Content
  ) {
    let environment = renderer.environment
    let graph = StateGraph(
      limit: environment.stateVariantLimit,
      colorScheme: environment.colorScheme,
      stateful: source.statefulTypes
    )
    source.states = graph
    var recorder: Recorder
    repeat {
      graph.passes += 1
      graph.restart()
      recorder = Recorder(for: renderer)
      recorder.recording.elementsAreFree = renderer._rowScope == nil
      graph.inScope(of: owner, for: recorder) { graph.renderVariants(of: content, into: recorder) }
      if !graph.hasNews { graph.divideStates() }
      if !graph.hasNews { graph.checkJoints() }
      if !graph.hasNews, graph.combinations.isMissingAny { graph.hasNews = true }
    } while graph.isProvisional
    graph.report(to: recorder, at: renderer.place)
    graph.tellOfSharedStates(in: source, to: recorder, at: renderer.place)
    source.states = nil
    graph.end()
    let recording = RepeatedToggles.divided(in: recorder.recording)
    guard graph.hasPresentations else {
      return RecordedView(recording, recording.entries.indices)._render(into: renderer)
    }
    let raised = RaisedPresentations(of: recording)
    source.presentations += raised.presentations
    RecordedView(raised.content, raised.content.entries.indices)._render(into: renderer)
  }

  /// Tells what a page cannot show of what its controls and fields change.
  private func report(to recorder: Recorder, at place: Diagnostic.Place) {
    if hasNews { recorder.report(.unsettledStates(at: place)) }
    for cell in fieldStates {
      // What reads the whole may show other parts only, but nobody can tell.
      guard let followed = [cell, cell.owner].compactMap({ $0 }).first(where: \.hasFollowers) else { continue }
      let whole = followed === cell ? nil : followed.name
      recorder.report(.unfollowedField(of: cell.name, in: whole, at: place))
    }
    for cell in pathStates where cell.isFixed || cell.count > 1 {
      recorder.report(.unfollowedPath(cell.name, at: place))
    }
    changedObjects.forEach(recorder.report)
    if showsChangedObjects { recorder.report(.unfollowedObject(at: place)) }
  }

  /// Calls a closure as an evaluation of its own.
  func asEvaluation(_ body: () -> Void) {
    lastEvaluation += 1
    evaluations.append(lastEvaluation)
    body()
    evaluations.removeLast()
  }

  /// Whether content shows a property of an object that a control changes.
  private var showsChangedObjects: Bool {
    objectChanges.contains { change in
      objectsOfContent.restart()
      change()
      return objectsOfContent.foundChange
    }
  }

  private func restart() {
    settleJoints()
    if forgetsEffects {
      root.forgetResults()
      for joint in joints { joint.forgetResults() }
    }
    forgetsEffects = false
    hasNews = false
    combinations.restart()
    objectChanges = []
    isStopped = false
    fieldStates = []
    pathStates = []
    pathPushes = []
    root.restart()
    for joint in joints { joint.restart() }
  }

  /// Lets go of what refers to one another, so that nothing is kept when the rendering has ended.
  private func end() {
    root.end()
    for joint in joints { joint.forgetEffects() }
  }

  // MARK: Places

  /// Evaluates something with the states of a view or a modifier.
  private func inScope<Owner>(of owner: Owner, for renderer: any Renderer, _ body: () -> Void) {
    guard stateful.hasStates(owner) else { return body() }
    inScope(.owner(ObjectIdentifier(Owner.self))) {
      owners.append(scope)
      defer { owners.removeLast() }
      checkRepetition(for: renderer)
      let properties = StateProperties.properties(of: owner) { scope.object(named: $0, $1) }
      let outer = properties.map { bindings[ObjectIdentifier($0.identity)] }
      for property in properties { bind(property) }
      body()
      for (property, outer) in zip(properties, outer) where !property.isShared {
        bindings[ObjectIdentifier(property.identity)] = outer
      }
    }
  }

  /// Connects a state with what keeps its values; all views share those of an object or of a key.
  private func bind(_ property: StateProperties.Property) {
    let identity = ObjectIdentifier(property.identity)
    let place = property.isShared ? root : scope
    let key = property.storageKey ?? (property.isShared ? "\(identity)" : property.name)
    let cell = place.cell(named: key) { property.identity.makeCell(named: property.name) }
    bindings[identity] = BoundState(identity: property.identity, cell: cell)
  }

  /// Lets states that lie deep in others keep their initial values, where those make them come again and again.
  private func checkRepetition(for renderer: any Renderer) {
    if depth == .whole { scope.entries += 1 }
    if scope.entries > Self.mostEntries, owners.count > 1, owners.count <= deepestOwner {
      deepestOwner = owners.count - 1
      var variants = 1
      for (depth, owner) in owners.enumerated() {
        variants *= owner.cells.values.reduce(1) { $0 * $1.count }
        if variants > Self.mostEntries { deepestOwner = min(deepestOwner, max(depth, 1)) }
      }
      // The next recording begins without the states below.
      stopRecording()
    }
    guard owners.count > deepestOwner else { return }
    for cell in scope.cells.values {
      keepApart(cell, because: [cell])
      cell.fix(isTold: true)
    }
    held.noteChange()
    // The first by its name, as the order of a dictionary differs from run to run.
    if scope.entries == 1, let name = scope.cells.keys.min() {
      renderer.report(.tooManyVariants(of: [name], limit: limit, haveParts: false, at: renderer.place))
    }
  }

  /// Gives up the recording that goes on, because it would go on with other values than those for which its content was made.
  func stopRecording() {
    hasNews = true
    if isProvisional { isStopped = true }
  }

  /// Evaluates something at the next place of a kind inside of the present one.
  func inScope<Result>(_ kind: StateScope.Kind, _ body: () -> Result) -> Result {
    let outer = scope
    scope = outer.next(kind)
    defer { scope = outer }
    return body()
  }

  /// Renders a branch of a choice, whose states are others than those of the other branches; `nil` for no branch.
  static func renderBranch<Content: View>(_ number: Int, _ content: Content?, into renderer: any Renderer) {
    guard let graph = current else { return content?._render(into: renderer) ?? () }
    graph.inScope(.choice) { if let content { graph.inScope(.branch(number)) { content._render(into: renderer) } } }
  }

  /// Evaluates something at a place of its own, if states are evaluated ahead.
  static func inScope(_ kind: StateScope.Kind, _ body: () -> Void) {
    if let current { current.inScope(kind, body) } else { body() }
  }
}
