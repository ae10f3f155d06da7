/// How a section scrolls across the direction of its layout.
public enum OrthogonalScrolling: String, Hashable, CaseIterable, Sendable {
  /// It does not: groups follow one another along the layout.
  case none
  /// Freely.
  case continuous
  /// Freely, and comes to rest where a group begins.
  case continuousGroupLeadingBoundary
  /// By the width of the container.
  case paging
  /// By one group.
  case groupPaging
  /// By one group, which comes to rest in the middle.
  case groupPagingCentered
}
