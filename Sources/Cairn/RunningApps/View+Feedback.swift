// What a hand feels, and pictures that move from one view to another: a page has neither.
extension View {
  /// Accepts what a device lets the hand feel when a value changes.
  public func sensoryFeedback(_ feedback: SensoryFeedback, trigger: some Equatable) -> NotedView<Self> {
    noted("sensoryFeedback(_:trigger:)", "A page cannot be felt.")
  }

  /// Accepts that the view moves from the place of another one with the same name.
  public func matchedGeometryEffect(
    id: some Hashable,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> NotedView<Self> {
    noted("matchedGeometryEffect(id:in:)", "The view shows in its own place.")
  }

  /// Accepts which of several views lies in front; a view lies in front of those that are written before it.
  public func zIndex(_ value: Double) -> NotedView<Self> {
    noted("zIndex(_:)", "Write the view behind those that it covers.")
  }

  /// Accepts whether the view scrolls; a page always does.
  public func scrollDisabled(_ disabled: Bool) -> Self { self }
}

/// What a hand feels.
public struct SensoryFeedback: Hashable, Sendable {
  /// Something was done.
  public static let success = SensoryFeedback()
  /// Something needs attention.
  public static let warning = SensoryFeedback()
  /// Something failed.
  public static let error = SensoryFeedback()
  /// Something else was chosen.
  public static let selection = SensoryFeedback()
  /// A value went up.
  public static let increase = SensoryFeedback()
  /// A value went down.
  public static let decrease = SensoryFeedback()
  /// Something hit something.
  public static let impact = SensoryFeedback()
}

/// What a view takes over from another one.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The place and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
