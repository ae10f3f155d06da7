extension Text {
  /// A line under or through words.
  ///
  /// Pages and terminals draw it solid, in the colour of the words.
  public struct LineStyle: Hashable, Sendable {
    /// What the line consists of.
    public enum Pattern: Hashable, Sendable {
      case solid, dot, dash, dashDot, dashDotDot
    }

    /// What the line consists of.
    public let pattern: Pattern
    /// The colour of the line; `nil` for that of the words.
    public let color: Color?

    /// A line as it usually is.
    public static let single = LineStyle()

    /// Creates a line.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }

  /// Underlines the words; the line is solid, and has the colour of the words.
  @_disfavoredOverload
  public consuming func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil)
    -> Text
  {
    underline(isActive)
  }

  /// Strikes the words through; the line is solid, and has the colour of the words.
  @_disfavoredOverload
  public consuming func strikethrough(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> Text { strikethrough(isActive) }
}

extension View {
  /// Underlines the words inside; the line is solid, and has their colour.
  @_disfavoredOverload
  public func underline(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> StyledView<Self> { underline(isActive) }

  /// Strikes the words inside through; the line is solid, and has their colour.
  @_disfavoredOverload
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> StyledView<Self> { strikethrough(isActive) }
}
