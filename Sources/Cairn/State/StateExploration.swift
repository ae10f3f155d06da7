/// A search for the values of states that make a difference to content.
///
/// Content is evaluated for all combinations of values that controls can bring about, if they are few. Else each state is changed
/// alone, and then many are changed at random, to see which states depend on one another; only those are combined. Before, content is
/// evaluated for what buttons lead to, so that nothing else is tried.
struct StateExploration {
  /// The most variants of content; combinations of independent states do not count.
  static let mostVariants = RecordingColumns.mostMembers

  /// The most variants of states that depend on one another.
  let limit: Int
  /// The values that hold already.
  let held: [StateValue]
  /// Which values can hold at the same time.
  let reachable: ReachableCombinations
  /// Which states that are found may have any values together.
  var freedom = Freedom.none
  /// Evaluates content for some values; the variant tells besides which others it read.
  private let evaluation: (_ values: [StateValue], _ depth: Depth) -> StateVariant
  /// Whether the result will be given up anyway, as there is news.
  let isProvisional: () -> Bool
  /// Whether views inside were found that depend on further states.
  let hasStatesInside: () -> Bool
  /// What was evaluated, in that order, and where the variant of a request is among it.
  private(set) var evaluated: [(request: Request, variant: StateVariant)] = []
  private var known: [Request: Int] = [:]
  /// Parts of content that keep their first form.
  var kept = KeptParts()
  /// How far evaluations go.
  var depth = Depth.whole

  /// How far content is evaluated.
  enum Depth: Hashable {
    /// With all values of the states of views inside.
    case whole
    /// With the first values of the states of views inside, or the last ones: enough to compare the content itself.
    case first, last
    /// With the values that hold; what views inside read, the content around depends on.
    case plain
  }

  /// Values in any order, of which there are few.
  struct Request: Hashable {
    let values: [StateValue]
    let depth: Depth

    static func == (left: Self, right: Self) -> Bool {
      left.depth == right.depth && left.values.count == right.values.count
        && left.values.allSatisfy(right.values.contains)
    }

    func hash(into hasher: inout Hasher) {
      // A sum does not depend on the order.
      var sum: UInt = 0
      for value in values {
        let state = UInt(bitPattern: ObjectIdentifier(value.state.cell))
        let mixed = (state &+ UInt(bitPattern: value.index)) &* 0x9E37_79B9_7F4A_7C15
        sum &+= (mixed ^ mixed >> 32) &* 0x9E37_79B9_7F4A_7C15
      }
      hasher.combine(sum)
    }
  }

  /// Creates a search.
  init(
    limit: Int,
    holding held: [StateValue],
    among reachable: ReachableCombinations,
    isProvisional: @escaping () -> Bool,
    hasStatesInside: @escaping () -> Bool,
    _ evaluation: @escaping (_ values: [StateValue], _ depth: Depth) -> StateVariant
  ) {
    self.isProvisional = isProvisional
    self.hasStatesInside = hasStatesInside
    self.limit = limit
    self.held = held
    self.reachable = reachable
    self.evaluation = evaluation
  }

  /// Finds the variants.
  mutating func variants() throws(StateExcess) -> StateVariants {
    let contexts = try contexts(for: [])
    if isProvisional() { return StateVariants(contexts, comparesThem: false) }
    var variants = StateVariants(contexts, joinsParts: true, keeping: kept)
    if variants.isConsistent() { return variants }
    throw StateExcess(contexts[0].first.values.map(\.state), limit: limit, .combined)
  }

  /// Finds the variants for certain values of some states.
  private mutating func contexts(for values: [StateValue]) throws(StateExcess) -> [StateVariants.Context] {
    let (start, outer) = (evaluated.count, freedom)
    defer { freedom = outer }
    let first = variant(for: values)
    let states = first.values.dropFirst(values.count).map(\.state)
    if states.count(where: { $0.cell.count > 1 }) >= Self.mostVariants {
      Freedom.all.apply(to: first)
      throw StateExcess(states, limit: Self.mostVariants, .added)
    }
    if let variants = allCombinations(of: states, from: first, in: values) {
      let group = StateVariants.Group(
        states: Set(([first] + variants).flatMap(\.values).map(\.state)),
        variants: variants
      )
      return [StateVariants.Context(values: values, first: first, groups: [group])]
    }
    // What is given up anyway is looked at in the next recording.
    if !isProvisional() { findReach(of: states, in: values, after: start) }
    do {
      return [try independentStates(from: first, in: values)]
    } catch {
      switch error {
      case .excess(let excess): throw excess
      case .hub(let state): return try contexts(for: values, dividedBy: state, from: first)
      }
    }
  }

  /// How many combinations of values are tried: some may not come about, and where there are many more, it is not worth it.
  var mostTried: Int { limit * 4 }

  /// Returns a product, which may be smaller if it is very great.
  func combinations(_ counts: [Int]) -> Int { counts.reduce(1) { min($0 * max($1, 1), .max / 1_024) } }

  /// Returns the variants of all combinations of values besides the first one; `nil` if there are too many.
  private mutating func allCombinations(
    of states: [StateReference],
    from first: StateVariant,
    in context: [StateValue]
  ) -> [StateVariant]? {
    let most = combinations(states.map(\.cell.count))
    if most > mostTried { return nil }
    if most > limit, hasStatesInside() {
      // To evaluate views inside for all of their values is not worth it before it is known that there are few.
      depth = .first
      defer { depth = .whole }
      if combinations(from: variant(for: context), of: Set(states), upTo: limit) == nil { return nil }
    }
    return combinations(from: first, of: Set(states), upTo: limit)
  }

  /// Finds the variants for each value of a state that others depend on.
  private mutating func contexts(
    for values: [StateValue],
    dividedBy state: StateReference,
    from first: StateVariant
  ) throws(StateExcess) -> [StateVariants.Context] {
    let excess = StateExcess([state], limit: limit, .combined)
    guard values.count < 2 else { throw excess }
    var contexts: [StateVariants.Context] = []
    var branches = StateBranches(holding: held + values, reachable)
    branches.take(first.values.filter { $0.state == state }, after: 0)
    var next = first.values.first { $0.state == state }.map { [$0] }
    while let value = next {
      contexts += try self.contexts(for: values + value)
      if contexts.reduce(0, { $0 + $1.count }) > Self.mostVariants { throw excess }
      next = branches.next()
    }
    return contexts
  }

  /// Evaluates content for values, unless that was done before.
  mutating func variant(for values: [StateValue]) -> StateVariant {
    let key = Request(values: values, depth: depth)
    if let known = known[key] {
      var variant = evaluated[known].variant
      variant.values.replaceSubrange(..<values.count, with: values)
      return variant
    }
    let variant = evaluation(values, depth)
    freedom.apply(to: variant)
    known[key] = evaluated.count
    evaluated.append((key, variant))
    return variant
  }

  /// Returns the variants of all combinations of values of some states, and of those that they lead to.
  ///
  /// - Parameters:
  ///   - first: The variant of the first values, which is not among the results.
  ///   - states: The states; others keep their first values.
  ///   - most: How many there may be with the first one.
  ///   - skipsFree: Whether further states keep their first values, too, that may have any values together.
  /// - Returns: The variants besides the first one; `nil` if there are too many.
  mutating func combinations(
    from first: StateVariant,
    of states: Set<StateReference>,
    upTo most: Int,
    skippingFree skipsFree: Bool = false
  ) -> [StateVariant]? {
    let others = first.values.filter { !states.contains($0.state) }
    var branches = StateBranches(holding: held + others, reachable)
    branches.take(first.values.filter { states.contains($0.state) }, after: 0)
    var variants: [StateVariant] = []
    // The actions of one variant may bring values for others.
    while let values = branches.next() {
      if variants.count + 1 >= most { return nil }
      let variant = variant(for: others + values)
      let found = variant.values.dropFirst(others.count + values.count)
      branches.take(values + found.filter { !skipsFree || $0.state.cell.isFollowed }, after: values.count)
      variants.append(variant)
    }
    return variants
  }
}
