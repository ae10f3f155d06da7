extension StateGraph {
  /// Evaluates a body, and watches the objects that it reads.
  private func watching<Result>(_ body: () -> Result) -> Result {
    objects.watching { objectsOfContent.watching(body) }
  }

  /// Renders a part of the content, for each value of the states that it reads.
  func render<Content: View>(_ content: () -> Content, into renderer: any Renderer) {
    if isStopped { return }
    let outer = reads
    // What it reads while it is made is known to the parts inside; what it reads later belongs to the part around.
    let counts = scope.counts
    if depth != .whole {
      viewsInside += 1
      watching(content)._render(into: renderer)
      if reads.count > outer.count { variedParts += 1 }
      viewsInside -= 1
      reads = outer
      return
    }
    let view = watching(content)
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
    variedParts += 1
    defer {
      assumed.removeLast(outer.count)
      reads = outer
    }
    var fixed: [StateReference] = []
    var most = limit
    while !isStopped {
      do throws(StateExcess) {
        let variants = try self.variants(of: content, keeping: fixed, for: renderer)
        if isStopped { return }
        for value in variants.all.flatMap(\.values) where value.state.cell.settle() { hasNews = true }
        if !fixed.isEmpty {
          let names = fixed.map { ($0.cell.owner ?? $0.cell).name }
          let haveParts = fixed.contains { $0.cell.owner != nil }
          renderer.report(.tooManyVariants(of: names, limit: most, haveParts: haveParts, at: renderer.place))
        }
        return variants.all.count == 1 || isProvisional
          ? variants.all[0].view._render(into: renderer) : RecordingMerger.merge(variants, into: renderer)
      } catch {
        fixed += error.states
        most = error.limit
      }
    }
  }

  /// Evaluates content for the values of what it reads, except for states that keep their initial value.
  private func variants<Content: View>(
    of content: () -> Content,
    keeping fixed: [StateReference],
    for renderer: any Renderer
  ) throws(StateExcess) -> StateVariants {
    let counts = scope.counts
    let outside = variedParts
    var latestCounts = counts
    defer { scope.counts = latestCounts }
    return try withoutActuallyEscaping(content) { content throws(StateExcess) in
      let fixedValues = fixed.map { StateValue($0.cell, 0) }
      var exploration = StateExploration(
        limit: limit,
        holding: assumed + fixedValues,
        isProvisional: { self.isProvisional },
        hasStatesInside: { self.variedParts > outside }
      ) { values, depth in
        if self.isStopped { return StateVariant(values: values, recording: Recording()) }
        self.scope.counts = counts
        self.depth = depth
        defer { self.depth = .whole }
        let variant = self.evaluate(content, keeping: fixedValues, assuming: values, for: renderer)
        latestCounts.merge(self.scope.counts) { max($0, $1) }
        return variant
      }
      return try exploration.variants()
    }
  }

  /// Records content for some values; the states that it reads besides have the first values that are possible.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - fixed: The values that states keep in it. Views inside may follow them.
  ///   - values: The values of other states.
  ///   - renderer: The renderer.
  /// - Returns: The variant, with all values that it depends on.
  private func evaluate<Content: View>(
    _ content: () -> Content,
    keeping fixed: [StateValue],
    assuming values: [StateValue],
    for renderer: any Renderer
  ) -> StateVariant {
    let recorder = Recorder(for: renderer)
    var found: [StateValue] = []
    var view: Content?
    assuming(fixed + values) {
      view = watching(content)
      found = reads
    }
    assuming(values + found) {
      // Controls read what they show while they are rendered.
      asEvaluation { objects.watching { view?._render(into: recorder) } }
      found += reads.filter { value in !fixed.contains { $0.state == value.state } }
    }
    return StateVariant(values: values + found, recording: recorder.recording)
  }
}
