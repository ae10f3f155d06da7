/// A view that would go through some phases; it shows the first one.
///
/// ```swift
/// PhaseAnimator([1, 1.2]) { scale in Image(systemName: "heart").scaleEffect(scale) }
/// ```
///
/// Without phases it shows nothing.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let content: Content?

  /// Creates a view that would go through its phases again and again.
  public init(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.content = phases.first { _ in true }.map(content)
  }

  /// Creates a view that would go through its phases when a value changes.
  public init(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, content: content)
  }

  public var body: some View { content }
}

extension View {
  /// Changes the view as in the first of some phases, which it would go through again and again.
  public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (Self, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> PhaseAnimator<Phase, Content> {
    PhaseAnimator(phases, content: { content(self, $0) })
  }

  /// Changes the view as in the first of some phases, which it would go through when a value changes.
  public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Self, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> PhaseAnimator<Phase, Content> {
    PhaseAnimator(phases, content: { content(self, $0) })
  }
}
