extension StateGraph {
  /// Renders a part of the content, for each value of the states that it reads.
  func render<Content: View>(_ content: () -> Content, into renderer: any Renderer) {
    if isStopped { return }
    let outer = reads
    // What it reads while it is made is known to the parts inside; what it reads later belongs to the part around.
    let counts = scope.counts
    let view = objects.watching(content)
    if reads.count == outer.count { return view._render(into: renderer) }
    reads = outer
    scope.counts = counts
    renderVariants(of: content, into: renderer)
  }

  /// Renders content for each value of the states that it reads, also of those that it reads while it is rendered.
  func renderVariants<Content: View>(of content: () -> Content, into renderer: any Renderer) {
    let outer = reads
    assumed += outer
    reads = []
    defer {
      assumed.removeLast(outer.count)
      reads = outer
    }
    var fixed: [StateValue] = []
    while !isStopped {
      switch explore(content, fixed: fixed, for: renderer) {
      case .variants(let variants):
        if isStopped { return }
        return variants.count == 1
          ? variants[0].view._render(into: renderer) : RecordingMerger.merge(variants, into: renderer)
      case .tooMany(let cell):
        renderer.report(.tooManyVariants(of: cell.name, limit: limit, at: renderer.place))
        fixed.append(StateValue(cell, 0))
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
    while !isStopped, let values = next(of: &branches, besides: fixed) {
      scope.counts = counts
      let variant = evaluate(content, assuming: fixed, values, for: renderer)
      latestCounts.merge(scope.counts) { max($0, $1) }
      for position in values.count..<variant.values.count {
        let (others, value) = (variant.values[..<position], variant.values[position])
        branches.append(Branch(values: Array(others), state: value.state, tried: [value.index]))
      }
      variants.append(variant)
      if variants.count > limit, let cell = Self.richest(of: variants) { return .tooMany(cell) }
    }
    scope.counts = latestCounts
    for value in variants.flatMap(\.values) where value.state.cell.settle() { hasNews = true }
    return .variants(variants)
  }

  private static func richest(of variants: [StateVariant]) -> StateCell? {
    variants.flatMap(\.values).map(\.state.cell).max { $0.count < $1.count }
  }

  /// The values of states for which content is to be evaluated.
  private struct Branch {
    var values: [StateValue]
    /// A state that has each of its values besides; `nil` for none.
    var state: StateReference?
    var tried: Set<Int> = []
  }

  /// Takes the next values that controls can bring about; `nil` if none are left.
  private func next(of branches: inout [Branch], besides fixed: [StateValue]) -> [StateValue]? {
    for position in branches.indices {
      let branch = branches[position]
      guard let state = branch.state else {
        if branch.tried.isEmpty {
          branches[position].tried = [0]
          return branch.values
        }
        continue
      }
      for index in 0..<state.cell.count where !branch.tried.contains(index) {
        let values = branch.values + [StateValue(state.cell, index)]
        let reachable = ReachableValues(assumed + fixed + branch.values, StateValue(state.cell, index))
        guard reachable.canCome(from: assumed.count + fixed.count) else { continue }
        branches[position].tried.insert(index)
        return values
      }
    }
    return nil
  }

  /// Records content for some values; the states that it reads besides have the first values that are possible.
  private func evaluate<Content: View>(
    _ content: () -> Content,
    assuming fixed: [StateValue],
    _ values: [StateValue],
    for renderer: any Renderer
  ) -> StateVariant {
    let recorder = Recorder(for: renderer)
    var found: [StateValue] = []
    assuming(fixed + values) {
      let view = objects.watching(content)
      let early = reads
      var late: [StateValue] = []
      assuming([]) {
        asEvaluation { view._render(into: recorder) }
        late = reads
      }
      found = early + late
    }
    return StateVariant(values: values + found, recording: recorder.recording)
  }
}

/// What a part of the content is for some values of states.
struct StateVariant {
  var values: [StateValue]
  var recording: Recording

  var view: RecordedView { RecordedView(recording, recording.entries.indices) }
}
