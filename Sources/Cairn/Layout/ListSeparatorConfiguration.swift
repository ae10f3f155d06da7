/// The lines above and below a row of a list.
public struct ListSeparatorConfiguration: Hashable, Sendable {
  /// Whether a line is drawn.
  public enum Visibility: String, Hashable, CaseIterable, Sendable {
    /// The list's appearance decides.
    case automatic
    /// There is a line in every appearance.
    case visible
    /// There is no line.
    case hidden
  }

  /// Whether there is a line above the row; `automatic` means none.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether there is a line below the row; if a whole list sets `visible`, it has lines between its rows.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The room beside the line above, from the edges of the row; `nil` to begin where the words begin.
  public var topSeparatorInsets: EdgeInsets?
  /// The room beside the line below, from the edges of the row; `nil` to begin where the words begin.
  public var bottomSeparatorInsets: EdgeInsets?
  /// The colour of both lines, or of the lower one if they differ; `nil` for the usual colour.
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

  package var colors: (top: Color?, bottom: Color?) { (topColor, bottomColor) }

  /// Returns the separators with a row's own settings.
  package func adopting(_ row: ListRowAttributes) -> ListSeparatorConfiguration {
    var separators = self
    separators.topSeparatorVisibility = row.topSeparatorVisibility ?? topSeparatorVisibility
    separators.bottomSeparatorVisibility = row.bottomSeparatorVisibility ?? bottomSeparatorVisibility
    separators.topColor = row.topSeparatorColor ?? topColor
    separators.bottomColor = row.bottomSeparatorColor ?? bottomColor
    return separators
  }
}
