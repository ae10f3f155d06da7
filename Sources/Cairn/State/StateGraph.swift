/// The states of a view and of the views inside it, while they are evaluated ahead.
///
/// The outermost view with states is recorded until its controls bring no further values. Each part of the content that reads a
/// state is evaluated once for each value, and a ``RecordingMerger`` joins the results.
final class StateGraph {
  private struct BoundState {
    /// Kept alive, so that no other state gets the same address.
    let identity: any StateIdentity
    let cell: StateCell
  }

  /// The values of states that hold for the part being evaluated, outermost first.
  private var assumed: [StateValue] = []
  /// What the part being evaluated read, without the values that hold.
  private var reads: [StateCell] = []
  private var bindings: [ObjectIdentifier: BoundState] = [:]
  private var scope = StateScope()
  /// What an action changes that is being run.
  private var changes: [(cell: StateCell, index: Int?)]?
  /// Whether the latest recording found values or controls that were not known before it.
  private var hasNews = false
  /// The most values of a state, and the most variants of a part.
  private let limit: Int
  private let stateful: StatefulTypes

  private init(limit: Int, stateful: StatefulTypes) {
    self.limit = max(limit, 1)
    self.stateful = stateful
  }

  /// Renders the body of a view or a modifier, which may have states.
  static func render<Owner, Content: View>(
    _ owner: Owner,
    into renderer: any Renderer,
    content: () -> Content
  ) {
    guard let source = EnvironmentSource.current else { return content()._render(into: renderer) }
    if let graph = source.states {
      graph.inScope(of: owner) { graph.render(content, into: renderer) }
    } else if renderer.showsAllStates, source.statefulTypes.hasStates(owner) {
      renderAhead(owner, for: source, into: renderer, content: content)
    } else {
      content()._render(into: renderer)
    }
  }

  private static func renderAhead<Owner, Content: View>(
    _ owner: Owner,
    for source: EnvironmentSource,
    into renderer: any Renderer,
    content: () -> Content
  ) {
    let limit = renderer.environment.stateVariantLimit
    let graph = StateGraph(limit: limit, stateful: source.statefulTypes)
    source.states = graph
    var recorder: Recorder
    repeat {
      graph.hasNews = false
      graph.scope.counts = [:]
      recorder = Recorder(for: renderer)
      graph.inScope(of: owner) { graph.render(content, into: recorder) }
    } while graph.hasNews
    source.states = nil
    RecordedView(recorder.recording, recorder.recording.entries.indices)._render(into: renderer)
  }

  // MARK: Values

  /// Returns the value of a state for which the content is being evaluated; `nil` for one that no view here declares.
  func value<Value>(of location: StateLocation<Value>) -> Value? {
    guard let cell = bindings[ObjectIdentifier(location)]?.cell as? TypedStateCell<Value> else { return nil }
    if let index = changes?.last(where: { $0.cell === cell })?.index { return cell.values[index] }
    if let known = assumed.last(where: { $0.state.cell === cell }), known.index < cell.values.count {
      return cell.values[known.index]
    }
    if !reads.contains(where: { $0 === cell }) { reads.append(cell) }
    return cell.values[0]
  }

  /// Notes that the running action changes a state.
  func write<Value>(_ value: Value, to location: StateLocation<Value>) {
    guard changes != nil, let cell = bindings[ObjectIdentifier(location)]?.cell as? TypedStateCell<Value> else {
      return
    }
    let count = cell.count
    let wasFixed = cell.isFixed
    let index = cell.index(of: value, limit: limit)
    if cell.count != count || cell.isFixed != wasFixed { hasNews = true }
    changes?.removeAll { $0.cell === cell }
    changes?.append((cell, index))
  }

  /// Runs an action as it would run for the values that hold.
  ///
  /// - Returns: The states that it changes, with the position of the new value; `nil` for one that cannot be shown.
  func run(_ action: () -> Void) -> [(cell: StateCell, index: Int?)] {
    let outer = changes
    changes = []
    action()
    defer { changes = outer }
    return changes ?? []
  }

  /// Evaluates something as for a value of a state, without noting what it reads.
  func assuming<Result>(_ values: [StateValue], _ body: () -> Result) -> Result {
    let outerReads = reads
    assumed += values
    defer {
      assumed.removeLast(values.count)
      reads = outerReads
    }
    return body()
  }

  /// Evaluates something without noting what it reads.
  func unnoticed<Result>(_ body: () -> Result) -> Result { assuming([], body) }

  /// The states that something read whose values do not hold yet.
  private func readsOf<Result>(_ body: () -> Result) -> (Result, [StateCell]) {
    let outer = reads
    reads = []
    defer { reads = outer }
    let result = body()
    return (result, reads)
  }

  // MARK: Controls

  /// Notes that a toggle changes a state.
  func noteToggle(of cell: StateCell, isOnAtFirst: Bool) {
    if cell.takeToggle(isOnAtFirst: isOnAtFirst) { hasNews = true }
  }

  /// Notes that a button changes a state.
  func noteButton(of cell: StateCell) { if cell.takeButton() { hasNews = true } }

  /// Notes that content depends on the value of a state, although it does not read it.
  func noteRead(of cell: StateCell) {
    guard !assumed.contains(where: { $0.state.cell === cell }), !reads.contains(where: { $0 === cell }) else { return }
    reads.append(cell)
  }

  /// The position of the value of a state that holds for the content being evaluated; `nil` if none does.
  func index(of cell: StateCell) -> Int? { assumed.last { $0.state.cell === cell }?.index }

  // MARK: Parts of the content

  /// Evaluates something with the states of a view or a modifier.
  private func inScope<Owner>(of owner: Owner, _ body: () -> Void) {
    guard stateful.hasStates(owner) else { return body() }
    let outer = scope
    scope = outer.next(of: Owner.self)
    for (position, property) in StateProperties.properties(of: owner).enumerated() {
      let cell = scope.cell(at: position) { property.identity.makeCell(named: property.name) }
      bindings[ObjectIdentifier(property.identity)] = BoundState(identity: property.identity, cell: cell)
    }
    body()
    scope = outer
  }

  /// Renders a part of the content, for each value of the states that it reads.
  func render<Content: View>(_ content: () -> Content, into renderer: any Renderer) {
    let (view, reads) = readsOf(content)
    if reads.isEmpty { return view._render(into: renderer) }
    var fixed: [StateValue] = []
    while true {
      switch explore(content, fixed: fixed, for: renderer) {
      case .variants(let variants):
        return variants.count == 1
          ? variants[0].view._render(into: renderer) : RecordingMerger.merge(variants, into: renderer)
      case .tooMany(let cell):
        renderer.report(.tooManyVariants(of: cell.name, limit: limit, at: renderer.place))
        fixed.append(StateValue(state: StateReference(cell: cell), index: 0))
      }
    }
  }

  private enum Exploration {
    case variants([StateVariant])
    /// There are too many variants; the state is the one with the most values.
    case tooMany(StateCell)
  }

  /// Evaluates content for all values of what it reads, except for states that keep their initial value.
  private func explore<Content: View>(
    _ content: () -> Content,
    fixed: [StateValue],
    for renderer: any Renderer
  ) -> Exploration {
    let counts = scope.counts
    var latestCounts = counts
    var variants: [StateVariant] = []
    var branches = [Branch(values: [])]
    // The actions of one variant may bring values for others.
    while let values = Self.next(of: &branches) {
      scope.counts = counts
      let (initial, recording) = evaluate(content, assuming: fixed + values, for: renderer)
      latestCounts.merge(scope.counts) { max($0, $1) }
      branches += initial.indices.map { position in
        Branch(values: values + initial[..<position], state: initial[position].state, index: 1)
      }
      variants.append(StateVariant(values: values + initial, recording: recording))
      if variants.count > limit {
        let cells = variants.flatMap(\.values).map(\.state.cell)
        return cells.max { $0.count < $1.count }.map(Exploration.tooMany) ?? .variants(variants)
      }
    }
    scope.counts = latestCounts
    return .variants(variants)
  }

  /// The values of states for which content is to be evaluated.
  private struct Branch {
    var values: [StateValue]
    /// A state that has each value from an index on besides; `nil` for none.
    var state: StateReference?
    var index = 0
  }

  /// Takes the next values; `nil` if none are left.
  private static func next(of branches: inout [Branch]) -> [StateValue]? {
    guard let position = branches.firstIndex(where: { $0.index < ($0.state?.cell.count ?? 1) }) else { return nil }
    defer { branches[position].index += 1 }
    let branch = branches[position]
    return branch.values + (branch.state.map { [StateValue(state: $0, index: branch.index)] } ?? [])
  }

  /// Records content for some values; the states that it reads besides have their initial values.
  private func evaluate<Content: View>(
    _ content: () -> Content,
    assuming values: [StateValue],
    for renderer: any Renderer
  ) -> (initial: [StateValue], recording: Recording) {
    let recorder = Recorder(for: renderer)
    var initial: [StateValue] = []
    assuming(values) {
      let (view, reads) = readsOf(content)
      initial = reads.map { StateValue(state: StateReference(cell: $0), index: 0) }
      assuming(initial) { view._render(into: recorder) }
    }
    return (initial, recorder.recording)
  }
}

/// What a part of the content is for some values of states.
struct StateVariant {
  var values: [StateValue]
  var recording: Recording

  var view: RecordedView { RecordedView(recording, recording.entries.indices) }
}
