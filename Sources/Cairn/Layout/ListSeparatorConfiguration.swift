/// The lines above and below a row of a list.
public struct ListSeparatorConfiguration: Hashable, Sendable {
  /// Whether a line is drawn.
  public enum Visibility: String, Hashable, CaseIterable, Sendable {
    /// As the list's appearance has it.
    case automatic
    /// It is, whatever the appearance.
    case visible
    /// It is not.
    case hidden
  }

  /// Whether there is a line above the row; automatically there is none.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether there is a line below the row.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The room beside the line above the row.
  public var topSeparatorInsets = EdgeInsets(leading: ListMetrics.separatorInset)
  /// The room beside the line below the row.
  public var bottomSeparatorInsets = EdgeInsets(leading: ListMetrics.separatorInset)
  /// The colour of the lines, where it differs that of the one below; `nil` for that of separators.
  public var color: Color? {
    get { bottomColor }
    set {
      topColor = newValue
      bottomColor = newValue
    }
  }
  private var topColor: Color?
  private var bottomColor: Color?

  /// Creates the separators of a list's appearance.
  public init() {}

  /// The colours of the lines above and below.
  package var colors: (top: Color?, bottom: Color?) { (topColor, bottomColor) }

  /// Returns the separators with what a row says about its own.
  package func adopting(_ row: ListRowAttributes) -> ListSeparatorConfiguration {
    var separators = self
    separators.topSeparatorVisibility = row.topSeparatorVisibility ?? topSeparatorVisibility
    separators.bottomSeparatorVisibility = row.bottomSeparatorVisibility ?? bottomSeparatorVisibility
    separators.topColor = row.topSeparatorColor ?? topColor
    separators.bottomColor = row.bottomSeparatorColor ?? bottomColor
    return separators
  }
}
