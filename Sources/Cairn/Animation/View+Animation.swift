extension View {
  /// Moves what changes in the view with a state; `nil` lets it change at once.
  ///
  /// Pages move the opacity, the place, the size, the angle and the colours of a view, and what comes and goes. They do not for
  /// readers who want less motion.
  public func animation(_ animation: Animation? = .default) -> EnvironmentView<Self> {
    EnvironmentView(content: self) { $0.animationChoice = .given(animation) }
  }

  /// Moves what changes in the view with a state; see ``animation(_:)``.
  ///
  /// A page moves every change of the view, also one of another value.
  public func animation(_ animation: Animation?, value: some Equatable) -> EnvironmentView<Self> {
    self.animation(animation)
  }

  /// Sets how the view comes and goes when a state changes with an ``Animation``; the default is by its opacity.
  ///
  /// It counts for a view that stands in a branch of an `if` itself, not for one deeper inside.
  public func transition(_ transition: AnyTransition) -> some View {
    TransitionView(content: self, transition: transition)
  }

  /// Takes a closure that says how changes are shown; it is never run.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> Self { self }
}

/// Which animation counts for changes in a view.
package enum AnimationChoice: Hashable, Sendable {
  /// That of the change.
  case ofChange
  /// The same one for all changes; none for `nil`.
  case given(Animation?)
}

extension EnvironmentValues {
  private enum AnimationChoiceKey: EnvironmentKey {
    static let defaultValue = AnimationChoice.ofChange
  }

  /// Which animation counts for changes of states.
  package var animationChoice: AnimationChoice {
    get { self[AnimationChoiceKey.self] }
    set { self[AnimationChoiceKey.self] = newValue }
  }
}

/// A view with a way to come and go, which only those count that evaluate states ahead.
private struct TransitionView<Content: View>: PrimitiveView {
  let content: Content
  let transition: AnyTransition

  func _render(into renderer: any Renderer) {
    guard StateGraph.current != nil else { return content._render(into: renderer) }
    renderer.beginStyle(.transition(transition))
    content._render(into: renderer)
    renderer.endStyle()
  }

  static var _isItemSequence: Bool { Content._isItemSequence }
  func _countItems(into tally: inout ItemTally) -> Bool { content._countItems(into: &tally) }

  static func _traits(_ budget: inout Int) -> ViewTraits { Content._traits(&budget) }
}
