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
  /// Whether there is a line below the row; where a list says `visible` of all its rows, it parts them from one another.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The room beside the line above the row, from the edges of the row; `nil` to begin with the words.
  public var topSeparatorInsets: EdgeInsets?
  /// The room beside the line below the row, from the edges of the row; `nil` to begin with the words.
  public var bottomSeparatorInsets: EdgeInsets?
  /// The colour of both lines, or of the one below where they differ; `nil` for that of separators.
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
