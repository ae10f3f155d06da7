// What texts have too is disfavoured, so that the compiler does not try both for a text, whose own modifiers count.
extension View {
  /// Sets the font of the words inside.
  @_disfavoredOverload
  @inlinable
  public consuming func font(_ font: Font?) -> StyledView<Self> { styled(.font(font)) }

  /// Sets the thickness of the strokes of the words inside.
  @_disfavoredOverload
  @inlinable
  public consuming func fontWeight(_ weight: Font.Weight?) -> StyledView<Self> {
    styled(.fontWeight(weight))
  }

  /// Makes the words inside bold.
  @_disfavoredOverload
  @inlinable
  public consuming func bold(_ isActive: Bool = true) -> StyledView<Self> {
    styled(.fontWeight(isActive ? .bold : nil))
  }

  /// Makes the words inside italic.
  @_disfavoredOverload
  @inlinable
  public consuming func italic(_ isActive: Bool = true) -> StyledView<Self> {
    styled(.italic(isActive))
  }

  /// Underlines the words inside.
  @_disfavoredOverload
  @inlinable
  public consuming func underline(_ isActive: Bool = true) -> StyledView<Self> {
    styled(.underline(isActive))
  }

  /// Strikes the words inside through.
  @_disfavoredOverload
  @inlinable
  public consuming func strikethrough(_ isActive: Bool = true) -> StyledView<Self> {
    styled(.strikethrough(isActive))
  }

  /// Gives all letters inside one width.
  @_disfavoredOverload
  @inlinable
  public consuming func monospaced(_ isActive: Bool = true) -> StyledView<Self> {
    styled(.monospaced(isActive))
  }

  /// Gives all digits inside one width, so that figures align in columns.
  @_disfavoredOverload
  @inlinable
  public consuming func monospacedDigit() -> StyledView<Self> { styled(.monospacedDigit) }

  /// Adds to the distance between the letters inside, in points.
  @_disfavoredOverload
  @inlinable
  public consuming func kerning(_ kerning: Double) -> StyledView<Self> {
    styled(.kerning(finite(kerning)))
  }

  /// Sets the colour of words, symbols and shapes inside; `nil` inherits.
  @_disfavoredOverload
  @inlinable
  public consuming func foregroundColor(_ color: Color?) -> StyledView<Self> {
    styled(.foreground(color.map { .color($0) }))
  }

  /// Sets the colour, gradient or material of words, symbols and shapes inside.
  @_disfavoredOverload
  @inlinable
  public consuming func foregroundStyle(_ style: some ShapeStyle) -> StyledView<Self> {
    styled(.foreground(style.fill))
  }

  /// Sets the colour of links and controls inside; `nil` inherits.
  @inlinable
  public consuming func tint(_ color: Color?) -> StyledView<Self> { styled(.tint(color)) }

  /// Limits the number of lines of each text inside, to at least 1; `nil` removes the limit.
  @inlinable
  public consuming func lineLimit(_ number: Int?) -> StyledView<Self> {
    styled(.lineLimit(number.map { Swift.max($0, 1) }))
  }

  /// Limits the number of lines of each text inside to the end of a range; a number below 1 counts as 1.
  ///
  /// The start of the range changes nothing, because a text is as high as its lines.
  @inlinable
  public consuming func lineLimit(_ limit: ClosedRange<Int>) -> StyledView<Self> {
    lineLimit(limit.upperBound)
  }

  /// Limits the number of lines of each text inside to the end of a range; a number below 1 counts as 1.
  @inlinable
  public consuming func lineLimit(_ limit: PartialRangeThrough<Int>) -> StyledView<Self> {
    lineLimit(limit.upperBound)
  }

  /// Removes the limit of lines of each text inside, because the range has no end.
  @inlinable
  public consuming func lineLimit(_ limit: PartialRangeFrom<Int>) -> StyledView<Self> {
    lineLimit(nil)
  }

  /// Sets where words are left out if a line has no room for all of them.
  @inlinable
  public consuming func truncationMode(_ mode: TruncationMode) -> StyledView<Self> {
    styled(.truncationMode(mode))
  }

  /// Sets how the lines of a text line up.
  @inlinable
  public consuming func multilineTextAlignment(_ alignment: TextAlignment) -> StyledView<Self> {
    styled(.multilineTextAlignment(alignment))
  }

  /// Adds room between the lines of each text inside, in points; negative room counts as 0.
  @inlinable
  public consuming func lineSpacing(_ spacing: Double) -> StyledView<Self> {
    styled(.lineSpacing(Swift.max(finite(spacing), 0)))
  }

  /// Shows the words inside in capital or small letters; `nil` shows them as they are.
  @inlinable
  public consuming func textCase(_ textCase: TextCase?) -> StyledView<Self> {
    styled(.textCase(textCase))
  }
}
