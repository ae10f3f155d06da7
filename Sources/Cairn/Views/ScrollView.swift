/// Content that scrolls if it is larger than its room.
///
/// A page scrolls by itself. A vertical scroll view scrolls separately only in a frame of limited height. Where it shares a screen
/// with others in a stack or an overlay, what lies in front of it and the controls below it stay in sight. Several views in it form
/// a centred stack of its whole width; in one that scrolls horizontally only, a row.
@frozen
public struct ScrollView<Content: View>: PrimitiveView {
  @usableFromInline let axes: Axis.Set
  @usableFromInline let showsIndicators: Bool
  @usableFromInline let content: Content

  /// Creates a scroll view.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the content may be larger than the view.
  ///   - showsIndicators: Whether scroll bars show.
  ///   - content: The views that scroll. They form a vertical stack, or a horizontal one if only that axis scrolls.
  @inlinable
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  @inlinable
  public func _render(into renderer: any Renderer) {
    let environment = renderer.environment
    let layout = ScrollLayout(
      axes: axes,
      showsIndicators: environment.scrollIndicators.areShown(along: axes, unlessSaid: showsIndicators),
      targetBehavior: axes.contains(.horizontal) ? environment.scrollTargetBehavior : nil
    )
    renderer.begin(.scrollView(layout))
    let outer = renderer._isInCell
    if axes.contains(.horizontal) { renderer._isInCell = true }
    if Content._viewTraits.kind == .several { renderStack(into: renderer) } else { content._render(into: renderer) }
    renderer._isInCell = outer
    renderer.end()
  }

  /// Renders what may be several views as a stack, which a single view has no need of.
  @usableFromInline
  func renderStack(into renderer: any Renderer) {
    if axes == .horizontal {
      HStack { content }._render(into: renderer)
    } else {
      VStack { content }.frame(maxWidth: .infinity)._render(into: renderer)
    }
  }
}

extension View {
  /// Sets whether scroll bars show in the scroll views inside, as far as they scroll along some axes.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.scrollIndicators) { indicators in
      indicators.hidden.subtract(axes)
      indicators.shown.subtract(axes)
      if visibility == .hidden || visibility == .never {
        indicators.hidden.formUnion(axes)
      } else {
        indicators.shown.formUnion(axes)
      }
    }
  }
}

/// The axes along which scroll bars are said to show, or not to show.
@usableFromInline
struct ScrollIndicators: Sendable {
  fileprivate var shown: Axis.Set = []
  fileprivate var hidden: Axis.Set = []

  /// Whether scroll bars show along one of some axes.
  @usableFromInline
  func areShown(along axes: Axis.Set, unlessSaid isUsual: Bool) -> Bool {
    if !shown.isDisjoint(with: axes) { return true }
    return isUsual && !hidden.isSuperset(of: axes)
  }
}

private enum ScrollIndicatorsKey: EnvironmentKey {
  static let defaultValue = ScrollIndicators()
}

extension EnvironmentValues {
  /// What is said of scroll bars.
  @usableFromInline
  var scrollIndicators: ScrollIndicators {
    get { self[ScrollIndicatorsKey.self] }
    set { self[ScrollIndicatorsKey.self] = newValue }
  }
}

/// Whether scroll bars show.
public enum ScrollIndicatorVisibility: UInt8, Hashable, Sendable {
  case automatic, visible, hidden, never
}
