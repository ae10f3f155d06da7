extension View {
  /// Adds room around the view.
  ///
  /// - Parameters:
  ///   - edges: The sides that get room.
  ///   - length: How much, in points; `nil` means 16.
  /// - Returns: The view with the room around it.
  @inlinable
  public consuming func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> StyledView<Self> {
    let length = finite(length ?? 16)
    let insets = EdgeInsets(
      top: edges.contains(.top) ? length : 0,
      leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0
    )
    return styled(.padding(insets))
  }

  /// Adds room on all sides of the view, in points.
  @inlinable
  public consuming func padding(_ length: Double) -> StyledView<Self> { padding(.all, length) }

  /// Adds room around the view, in points.
  // Disfavoured because insets may be written as a number, and `padding(8)` must not mean insets.
  @_disfavoredOverload
  @inlinable
  public consuming func padding(_ insets: EdgeInsets) -> StyledView<Self> {
    let insets = EdgeInsets(
      top: finite(insets.top),
      leading: finite(insets.leading),
      bottom: finite(insets.bottom),
      trailing: finite(insets.trailing)
    )
    return styled(.padding(insets))
  }

  /// Puts the view in a frame of a given size.
  ///
  /// - Parameters:
  ///   - width: The width in points, or `nil` for the view's own.
  ///   - height: The height in points, or `nil` for the view's own.
  ///   - alignment: Where the view stands in the frame.
  /// - Returns: The frame with the view in it.
  @inlinable
  public consuming func frame(
    width: Double? = nil,
    height: Double? = nil,
    alignment: Alignment = .center
  ) -> StyledView<Self> {
    styled(.frame(FixedFrame(width: width, height: height, alignment: alignment)))
  }

  /// Puts the view in a frame whose size is within limits.
  ///
  /// All lengths are in points. An infinite maximum takes all the room there is.
  @inlinable
  public consuming func frame(
    minWidth: Double? = nil,
    idealWidth: Double? = nil,
    maxWidth: Double? = nil,
    minHeight: Double? = nil,
    idealHeight: Double? = nil,
    maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> StyledView<Self> {
    let frame = FlexibleFrame(
      minWidth: minWidth,
      idealWidth: idealWidth,
      maxWidth: maxWidth,
      minHeight: minHeight,
      idealHeight: idealHeight,
      maxHeight: maxHeight,
      alignment: alignment
    )
    return styled(.flexibleFrame(frame))
  }

  /// Limits the width of the view, so that its lines are easy to read on wide pages.
  ///
  /// In HTML the width is about 65 characters of the text around, and the view stands in the middle of the page. In a
  /// terminal it is 80 columns from the leading edge. With less room it changes nothing. Put it around everything in
  /// one column, because each view with its own limit is placed separately.
  @inlinable
  public consuming func readableWidth() -> ReadableView<Self> { ReadableView(content: self) }

  /// Keeps a ratio of width to height; `nil` means the view's own ratio.
  ///
  /// A ratio that is not positive and finite counts as `nil`.
  @inlinable
  public consuming func aspectRatio(_ aspectRatio: Double? = nil, contentMode: ContentMode) -> StyledView<Self> {
    let ratio = aspectRatio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    return styled(.aspectRatio(ratio, contentMode))
  }

  /// Scales the view so that all of it fits into its frame.
  @inlinable
  public consuming func scaledToFit() -> StyledView<Self> { aspectRatio(contentMode: .fit) }

  /// Scales the view so that it covers its frame.
  @inlinable
  public consuming func scaledToFill() -> StyledView<Self> { aspectRatio(contentMode: .fill) }

  /// Keeps the view at its ideal size even with less room.
  @inlinable
  public consuming func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> StyledView<Self> {
    styled(.fixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the priority with which the view gets room in a stack; the usual priority is 0.
  @inlinable
  public consuming func layoutPriority(_ value: Double) -> StyledView<Self> {
    styled(.layoutPriority(finite(value)))
  }

  /// Lets the view take the room of several columns in a row of a ``Grid``.
  @inlinable
  public consuming func gridCellColumns(_ count: Int) -> StyledView<Self> {
    styled(.gridCellColumns(min(max(count, 1), 1_000)))
  }

  /// Aligns all cells of the column of a ``Grid`` that the view stands in.
  ///
  /// Say it for one cell of the column. It has no effect outside of a row of a grid.
  @inlinable
  public consuming func gridColumnAlignment(_ guide: HorizontalAlignment) -> StyledView<Self> {
    styled(.gridColumnAlignment(guide))
  }

  /// Aligns the view in its cell of a ``Grid``.
  ///
  /// The nearest alignment counts: a cell has nine, by its edges and its middle. It has no effect outside of a row of a grid.
  @inlinable
  public consuming func gridCellAnchor(_ anchor: UnitPoint) -> StyledView<Self> {
    styled(.gridCellAlignment(Alignment(nearest: anchor)))
  }

  /// Accepts along which axes the view takes no more room than others in its row or column need; it never does.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> Self { self }

  /// Moves the view by a distance in points; its neighbours do not move.
  @inlinable
  public consuming func offset(x: Double = 0, y: Double = 0) -> StyledView<Self> {
    styled(.offset(x: finite(x), y: finite(y)))
  }

  /// Hides the view and keeps its room; controls in it cannot be pressed.
  @inlinable
  public consuming func hidden() -> StyledView<Self> { styled(.hidden) }

  /// Sets whether fingers and pointers hit the view; where they do not, they hit what is behind it.
  ///
  /// Buttons in a view that they do not hit do nothing: their actions are not run ahead.
  @inlinable
  public consuming func allowsHitTesting(_ enabled: Bool) -> StyledView<Self> { styled(.hitTesting(enabled)) }
}
