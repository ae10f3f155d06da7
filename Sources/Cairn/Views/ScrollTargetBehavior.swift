/// Where scrolling comes to rest.
public struct ScrollTargetBehavior: Hashable, Sendable {
  /// How many views a single swipe passes.
  public enum LimitBehavior: UInt8, Hashable, Sendable {
    case automatic, always, alwaysByFew, alwaysByOne, never
  }

  /// Whether a swipe rests at the next view, however strong it is.
  package let stopsAtEachView: Bool
  /// Whether the views are as wide as what scrolls.
  package let isPaging: Bool

  /// At the next page, as wide as the scroll view.
  public static let paging = ScrollTargetBehavior(stopsAtEachView: true, isPaging: true)
  /// At the beginning of a view.
  public static let viewAligned = ScrollTargetBehavior(stopsAtEachView: false, isPaging: false)

  /// At the beginning of a view, the next one if a swipe passes one only.
  public static func viewAligned(limitBehavior: LimitBehavior) -> ScrollTargetBehavior {
    ScrollTargetBehavior(stopsAtEachView: limitBehavior == .always || limitBehavior == .alwaysByOne, isPaging: false)
  }
}
