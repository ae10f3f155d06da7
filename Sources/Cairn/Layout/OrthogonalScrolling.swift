/// The way a section scrolls across the direction of its layout.
public enum OrthogonalScrolling: String, Hashable, CaseIterable, Sendable {
  /// It does not scroll: groups follow one another along the layout.
  case none
  /// It scrolls freely.
  case continuous
  /// It scrolls freely and stops where a group begins.
  case continuousGroupLeadingBoundary
  /// It scrolls by the width of the container.
  case paging
  /// It scrolls by one group.
  case groupPaging
  /// It scrolls by one group, which stops in the middle.
  case groupPagingCentered
}
