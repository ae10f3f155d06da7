extension RecordingParts {
  /// What a call is, apart from what it begins.
  enum Head: Hashable {
    case text(Text)
    case image(Image)
    case spacer(Double?)
    case divider
    case shape(ShapeDrawing)
    case progress(ProgressDescription)
    case markup(MarkupDescription)
    case style(StyleModifier)
    case variation(StyleVariation)
    case attribute(Attribute)
    case report(Diagnostic)
    case backButtonMark(BackButtonMark)
    case container(Container)
    /// A toggle of a state, without its name.
    case toggle(StateReference?, ToggleLook, isOn: Bool, isEnabled: Bool, isWrong: Bool)
    case scope(Recording.Scope)
    /// A cell or an environment, by its position among those that were found, and the lists of its views.
    case cell(Int, views: [Int])
    case environment(Int)
    case badge(views: Int)
    case other
  }

  /// Returns the number of the calls around what a call begins; 0 if nobody asks.
  func path(inside call: NumberedRecording.Call) -> Int {
    guard tellsPaths, let head = head(call.head) else { return call.path }
    return (call.path ^ head.pathValue) &* 0x1E37_79B9_7F4A_7C15 &+ 1
  }

  /// Returns the calls of a part.
  func heads(of part: some Sequence<NumberedRecording.Call>) -> [Head] { part.compactMap { head($0.head) } }

  /// Whether a call stands where something keeps its first form.
  ///
  /// - Parameters:
  ///   - expected: The number of the call that was expected there.
  ///   - call: The call.
  ///   - knownCount: How many calls are known; those have to be what they are.
  /// - Returns: Whether it does.
  func keeps(_ expected: Int, insteadOf call: NumberedRecording.Call, unlessAmong knownCount: Int) -> Bool {
    guard !keepsNothing, call.head >= knownCount, let expected = head(expected), let other = head(call.head) else {
      return false
    }
    return expected.isLike(other) && kept.isFirstForm(expected, at: call.path)
  }

  /// Whether something may be missing at the place of a call.
  func mayMiss(_ expected: Int, at path: Int) -> Bool {
    !keepsNothing && head(expected).map { kept.mayMiss($0, at: path) } == true
  }

  /// Whether a part stands where such parts are left out, and is not among those that are known.
  func leavesOut(_ part: ArraySlice<NumberedRecording.Call>, unlessAmong knownCount: Int) -> Bool {
    guard !keepsNothing, let call = part.first, let head = head(call.head) else { return false }
    return part.contains { $0.head >= knownCount } && kept.leavesOut(like: head, at: call.path)
  }
}

extension RecordingParts.Head {
  /// Whether one can be taken for the other one, whose place it takes.
  func isLike(_ other: Self) -> Bool {
    switch (self, other) {
    case (.text, .text), (.image, .image), (.progress, .progress), (.shape, .shape), (.markup, .markup): true
    case (.attribute(.accessibilityLabel), .attribute(.accessibilityLabel)): true
    case (.scope(.badge), .scope(.badge)): true
    case (.style(let style), .style(let other)): StyleVariation(style).map { $0 == StyleVariation(other) } ?? false
    default: self == other
    }
  }

  /// A number for paths: what may differ between the values of states has the same one.
  fileprivate var pathValue: Int {
    switch self {
    case .style(let style): StyleVariation(style)?.hashValue ?? hashValue
    case .environment: 1
    case .cell: 2
    case .badge, .scope(.badge): 3
    default: hashValue
    }
  }
}
