extension StateGraph {
  /// Evaluates a body, and watches the objects that it reads.
  private func watching<Result>(_ body: () -> Result) -> Result {
    ObjectWatch.watching(objects, objectsOfContent, body)
  }

  /// Renders a part of the content, for each value of the states that it reads.
  func render<Content: View>(_ content: () -> Content, into renderer: any Renderer) {
    if isStopped { return }
    let outer = held.reads.count
    // What it reads while it is made is known to the parts inside; what it reads later belongs to the part around.
    let progress = scope.progress
    if depth == .plain { return watching(content)._render(into: renderer) }
    if depth != .whole {
      viewsInside += 1
      watching(content)._render(into: renderer)
      if held.reads.count > outer { variedParts += 1 }
      viewsInside -= 1
      held.forgetReads(from: outer)
      return
    }
    let view = watching(content)
    if held.reads.count == outer { return view._render(into: renderer) }
    renderVariants(of: content, startingWith: view, thatRead: outer, since: progress, into: renderer)
  }

  /// Renders a part of the content, for each value of the states that it reads, also of those that it reads while it is rendered.
  func renderReading<Content: View>(_ content: Content, into renderer: any Renderer) {
    if depth == .whole, !isStopped {
      renderVariants(of: { content }, into: renderer)
    } else {
      render({ content }, into: renderer)
    }
  }

  /// Renders content that reads states, after it was made for their first values.
  ///
  /// It is apart from what comes before, because most content reads none and need not find out about the types here.
  @inline(never)
  private func renderVariants<Content: View>(
    of content: () -> Content,
    startingWith view: Content,
    thatRead outer: Int,
    since progress: StateScope.Progress,
    into renderer: any Renderer
  ) {
    let first = FirstContent(view: view, reads: Array(held.reads[outer...]), progress: scope.progress)
    held.forgetReads(from: outer)
    scope.progress = progress
    renderVariants(of: content, startingWith: first, into: renderer)
  }

  /// Content for the first values of the states that it reads, which need not be made again.
  private struct FirstContent<Content> {
    let view: Content
    let reads: [StateValue]
    let progress: StateScope.Progress
  }

  /// Renders content for each value of the states that it reads, also of those that it reads while it is rendered.
  func renderVariants<Content: View>(of content: () -> Content, into renderer: any Renderer) {
    renderVariants(of: content, startingWith: nil, into: renderer)
  }

  private func renderVariants<Content: View>(
    of content: () -> Content,
    startingWith first: FirstContent<Content>?,
    into renderer: any Renderer
  ) {
    var first = first
    let around = held.beginPart()
    defer { held.endPart(inside: around) }
    variedParts += 1
    var fixed: [StateReference] = []
    var followed: [StateReference] = []
    var most = limit
    while !isStopped {
      do throws(StateExcess) {
        let variants = try self.variants(of: content, startingWith: &first, keeping: fixed, for: renderer)
        if isStopped { return }
        for value in variants.all.flatMap(\.values) where value.state.cell.settle() { hasNews = true }
        tell(ofTooMany: fixed, besides: followed, limit: most, variants.kept, to: renderer)
        return variants.all.count == 1 || isProvisional
          ? variants.all[0].view._render(into: renderer) : RecordingMerger.merge(variants, into: renderer)
      } catch {
        // Apart, they may have few enough values.
        let joints = isProvisional ? [] : error.states.compactMap(\.cell.ownJoint)
        for joint in joints { keepApart(joint, because: joint.hubs, areTooMany: true) }
        fixed += error.states
        followed = error.others
        most = error.limit
      }
    }
  }

  /// Tells which states keep their initial values in content, and what parts of it do.
  private func tell(
    ofTooMany fixed: [StateReference],
    besides followed: [StateReference],
    limit most: Int,
    _ kept: KeptParts,
    to renderer: any Renderer
  ) {
    if !fixed.isEmpty {
      let (names, others) = (Self.names(of: fixed), Self.names(of: followed))
      let haveParts = fixed.contains { $0.cell.owner != nil }
      renderer.report(
        .tooManyVariants(of: names, besides: others, limit: most, haveParts: haveParts, at: renderer.place)
      )
    }
    if !kept.isEmpty {
      renderer.report(.keptParts(kept.words, of: Self.names(of: kept.states), limit: limit, at: renderer.place))
    }
  }

  /// Evaluates content for which states keep some values, because it has too many variants.
  ///
  /// Parts of states do not where an action changes them: each may change in the row that shows it, however many others there are. Only which
  /// elements there are stays.
  private func keeping(_ values: [StateValue], _ body: () -> Void) {
    fixedValues += values
    body()
    fixedValues.removeLast(values.count)
  }

  /// Returns the names of states; parts have that of the whole.
  private static func names(of states: [StateReference]) -> [String] {
    states.flatMap { ($0.cell.owner ?? $0.cell).names }
  }

  /// Evaluates content for the values of what it reads, except for states that keep their initial value.
  private func variants<Content: View>(
    of content: () -> Content,
    startingWith first: inout FirstContent<Content>?,
    keeping fixed: [StateReference],
    for renderer: any Renderer
  ) throws(StateExcess) -> StateVariants {
    var made = first
    first = nil
    let progress = scope.progress
    let outside = variedParts
    var latestProgress = progress
    // What content is for one value has about as many calls as for another.
    var size = 0
    defer { scope.progress = latestProgress }
    return try withoutActuallyEscaping(content) { content throws(StateExcess) in
      let fixedValues = fixed.map { StateValue($0.cell, 0) }
      var exploration = StateExploration(
        limit: limit,
        holding: held.assumed + fixedValues,
        among: combinations,
        isProvisional: { self.isProvisional },
        hasStatesInside: { self.variedParts > outside }
      ) { values, depth in
        if self.isStopped { return StateVariant(values: values, recording: Recording()) }
        self.scope.progress = progress
        self.depth = depth
        defer { self.depth = .whole }
        let known = values.isEmpty ? made : nil
        made = nil
        let variant = self.evaluate(content, known, keeping: fixedValues, assuming: values, size: size, for: renderer)
        size = variant.recording.entries.count
        latestProgress = self.scope.joined(latestProgress, self.scope.progress)
        return variant
      }
      return try exploration.variants()
    }
  }

  /// Records content for some values; the states that it reads besides have the first values that are possible.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - first: What it is for the first values, if no others are given and somebody has made it.
  ///   - fixed: The values that states keep in it. Views inside may follow them, but actions of buttons that no such view is around are run for these only.
  ///   - values: The values of other states.
  ///   - size: How many calls it probably has.
  ///   - renderer: The renderer.
  /// - Returns: The variant, with all values that it depends on.
  private func evaluate<Content: View>(
    _ content: () -> Content,
    _ first: FirstContent<Content>?,
    keeping fixed: [StateValue],
    assuming values: [StateValue],
    size: Int,
    for renderer: any Renderer
  ) -> StateVariant {
    let recorder = Recorder(for: renderer, of: self)
    recorder.recording.numbersWords = true
    recorder.recording.reserveCapacity(size)
    recorder.recording.elementsAreFree = (renderer as? Recorder)?.elementsAreFree ?? (renderer._rowScope == nil)
    func record(_ view: Content, thatRead found: [StateValue]) -> StateVariant {
      var values = values
      values += found
      // Which elements there are holds in views inside: for others, they would not be there.
      let inside = assuming(values + fixed.filter(\.state.cell.isPresence)) {
        // Controls read what they show while they are rendered.
        keeping(fixed) { asEvaluation { objects.watching { view._render(into: recorder) } } }
        return held.reads
      }
      for value in inside where !fixed.contains(where: { $0.state == value.state }) { values.append(value) }
      return StateVariant(values: values, recording: recorder.recording)
    }
    if let first {
      scope.progress = first.progress
      return record(first.view, thatRead: first.reads)
    }
    let (view, found) = assuming(fixed + values) { (watching(content), held.reads) }
    return record(view, thatRead: found)
  }
}
