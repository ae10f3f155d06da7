extension LayoutSection {
  /// Returns a section whose items are as wide as their content and follow one another like words, for tags and chips.
  ///
  /// Items that do not fit go to the next line. An item that is wider than the section gets the section's width, and
  /// its text wraps.
  ///
  /// ```swift
  /// Section(tags, id: \.self) { tag in
  ///   Text(tag).padding(.horizontal, 12).padding(.vertical, 6).background(Color.secondaryBackground, in: .capsule)
  /// }
  /// .layout(.flow(spacing: 8))
  /// ```
  ///
  /// - Parameters:
  ///   - spacing: The room between the items of a line, in points.
  ///   - lineSpacing: The room between lines, in points. The default, 6, makes no blank line in a terminal.
  ///   - insets: The room between the section's edges and its items.
  /// - Returns: The section, whose group is a row of estimated items.
  public static func flow(spacing: Double = 8, lineSpacing: Double = 6, insets: EdgeInsets = .zero) -> LayoutSection {
    LayoutSection(spacing: lineSpacing, insets: insets) {
      .horizontal(height: .estimated(32), spacing: .fixed(spacing)) {
        LayoutItem(width: .estimated(64), height: .estimated(32))
      }
    }
  }
}
