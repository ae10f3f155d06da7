/// The measures of a list's appearance, in points.
public struct ListMetrics: Hashable, Sendable {
  /// The rows that have a line below them.
  public enum Separators: String, Hashable, CaseIterable, Sendable {
    /// No row.
    case none
    /// All rows but the last.
    case betweenRows
    /// All rows.
    case everyRow
  }

  /// The room beside the rows.
  public let sideInset: Double
  /// The room beside the rows in containers of at least ``wideContainer``.
  public let wideSideInset: Double
  /// The room above the header and below the footer.
  public let padding: Double
  /// Whether the header stays visible while the section scrolls by.
  public let pinsHeader: Bool
  /// The rows that have a line below them.
  public let separators: Separators

  /// The width from which ``wideSideInset`` holds.
  public static let wideContainer = 414.0
  /// The height of a row until it is measured.
  public static let rowEstimate = 44.0
  /// The height of a header or footer until it is measured.
  public static let boundaryEstimate = 28.0
  /// The room before a separator.
  public static let separatorInset = 16.0
  /// The thickness of a separator.
  public static let separatorThickness = 1.0

  /// The measures of every appearance.
  public static let table: [ListConfiguration.Appearance: ListMetrics] = [
    .plain: plain,
    .sidebarPlain: plain,
    .grouped: ListMetrics(
      sideInset: 0,
      wideSideInset: 0,
      padding: 16,
      pinsHeader: false,
      separators: .betweenRows
    ),
    .insetGrouped: ListMetrics(
      sideInset: 16,
      wideSideInset: 20,
      padding: 16,
      pinsHeader: false,
      separators: .betweenRows
    ),
    .sidebar: ListMetrics(sideInset: 8, wideSideInset: 8, padding: 4, pinsHeader: false, separators: .none),
  ]

  private static let plain = ListMetrics(
    sideInset: 0,
    wideSideInset: 0,
    padding: 0,
    pinsHeader: true,
    separators: .everyRow
  )

  /// Returns the room beside the rows in a container of a width.
  public func sideInset(inWidth width: Double) -> Double {
    width >= Self.wideContainer ? wideSideInset : sideInset
  }

  /// The group that every list repeats.
  package static let rowGroup = LayoutGroup.horizontal(height: .estimated(rowEstimate)) {
    LayoutItem(height: .estimated(rowEstimate))
  }
}

extension ListConfiguration.Appearance {
  /// The measures of the appearance.
  public var metrics: ListMetrics {
    ListMetrics.table[self]
      ?? ListMetrics(
        sideInset: 0,
        wideSideInset: 0,
        padding: 0,
        pinsHeader: false,
        separators: .none
      )
  }
}
