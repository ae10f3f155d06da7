extension View {
  /// Sets the font of the words inside.
  @inlinable
  public consuming func font(_ font: Font?) -> StyledView<Self> {
    styled(.font(font))
  }

  /// Sets the thickness of the strokes of the words inside.
  @inlinable
  public consuming func fontWeight(_ weight: Font.Weight?) -> StyledView<Self> {
    styled(.fontWeight(weight))
  }

  /// Sets the words inside in bold.
  @inlinable
  public consuming func bold(_ isActive: Bool = true) -> StyledView<Self> {
    styled(.fontWeight(isActive ? .bold : nil))
  }

  /// Sets the words inside in italics.
  @inlinable
  public consuming func italic(_ isActive: Bool = true) -> StyledView<Self> {
    styled(.italic(isActive))
  }

  /// Underlines the words inside.
  @inlinable
  public consuming func underline(_ isActive: Bool = true) -> StyledView<Self> {
    styled(.underline(isActive))
  }

  /// Strikes the words inside through.
  @inlinable
  public consuming func strikethrough(_ isActive: Bool = true) -> StyledView<Self> {
    styled(.strikethrough(isActive))
  }

  /// Gives all letters inside one width.
  @inlinable
  public consuming func monospaced(_ isActive: Bool = true) -> StyledView<Self> {
    styled(.monospaced(isActive))
  }

  /// Gives all digits inside one width, so that figures align in columns.
  @inlinable
  public consuming func monospacedDigit() -> StyledView<Self> {
    styled(.monospacedDigit)
  }

  /// Sets the distance between letters inside, in points, beyond the font's own.
  @inlinable
  public consuming func kerning(_ kerning: Double) -> StyledView<Self> {
    styled(.kerning(finite(kerning)))
  }

  /// Sets the colour of words, symbols and shapes inside; `nil` inherits.
  @inlinable
  public consuming func foregroundColor(_ color: Color?) -> StyledView<Self> {
    styled(.foreground(color.map { .color($0) }))
  }

  /// Sets what words, symbols and shapes inside are drawn with.
  @inlinable
  public consuming func foregroundStyle(_ style: some ShapeStyle) -> StyledView<Self> {
    styled(.foreground(style.fill))
  }

  /// Sets the colour of links and controls inside; `nil` inherits.
  @inlinable
  public consuming func tint(_ color: Color?) -> StyledView<Self> {
    styled(.tint(color))
  }

  /// Limits the number of lines of each text inside; `nil` lifts the limit, fewer than one counts as one.
  @inlinable
  public consuming func lineLimit(_ number: Int?) -> StyledView<Self> {
    styled(.lineLimit(number.map { Swift.max($0, 1) }))
  }

  /// Limits the number of lines of each text inside to the end of a range; fewer than one counts as one.
  ///
  /// A text is as high as its lines, so the start of the range changes nothing.
  @inlinable
  public consuming func lineLimit(_ limit: ClosedRange<Int>) -> StyledView<Self> {
    lineLimit(limit.upperBound)
  }

  /// Limits the number of lines of each text inside to the end of a range; fewer than one counts as one.
  @inlinable
  public consuming func lineLimit(_ limit: PartialRangeThrough<Int>) -> StyledView<Self> {
    lineLimit(limit.upperBound)
  }

  /// Lifts the limit of lines of each text inside: a range without an end has none.
  @inlinable
  public consuming func lineLimit(_ limit: PartialRangeFrom<Int>) -> StyledView<Self> {
    lineLimit(nil)
  }

  /// Says where words are left out of a line that has no room for all of them.
  @inlinable
  public consuming func truncationMode(_ mode: TruncationMode) -> StyledView<Self> {
    styled(.truncationMode(mode))
  }

  /// Says how the lines of a text line up with one another.
  @inlinable
  public consuming func multilineTextAlignment(_ alignment: TextAlignment) -> StyledView<Self> {
    styled(.multilineTextAlignment(alignment))
  }

  /// Adds room between the lines of each text inside, in points; less than none counts as none.
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
