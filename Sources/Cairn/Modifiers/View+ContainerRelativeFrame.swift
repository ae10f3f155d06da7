extension View {
  /// Makes the view as wide or as high as what it stands in.
  ///
  /// That is the ``ScrollView`` around it that scrolls sideways; elsewhere it is the view around for the width, and the window for the height.
  /// Text takes the width alone.
  ///
  /// - Parameters:
  ///   - axes: The axes along which it has that size.
  ///   - alignment: Where the view stands in that room.
  /// - Returns: The view in a frame.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, ContainerLength(fraction: 1, points: 0), alignment)
  }

  /// Makes the view as large as some of the parts of what it stands in, as the columns of a grid are.
  ///
  /// ```swift
  /// ScrollView(.horizontal) {
  ///   LazyHStack(spacing: 8) {
  ///     ForEach(peaks) { PeakCard($0).containerRelativeFrame(.horizontal, count: 3, spacing: 8) }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - axes: The axes along which it has that size; see ``containerRelativeFrame(_:alignment:)``.
  ///   - count: How many parts there are.
  ///   - span: How many of them the view takes.
  ///   - spacing: The room between two parts, in points.
  ///   - alignment: Where the view stands in that room.
  /// - Returns: The view in a frame.
  public func containerRelativeFrame(
    _ axes: Axis.Set,
    count: Int,
    span: Int = 1,
    spacing: Double,
    alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, ContainerLength(count: count, span: span, spacing: spacing), alignment)
  }

  /// Makes the view as large as a closure says for what it stands in.
  ///
  /// Nobody knows ahead how large that will be. So the closure is asked for a narrow and for a wide container, and sizes between and beyond
  /// grow evenly.
  ///
  /// - Parameters:
  ///   - axes: The axes along which it has that size; see ``containerRelativeFrame(_:alignment:)``.
  ///   - alignment: Where the view stands in that room.
  ///   - length: Returns the view's length along an axis from the container's.
  /// - Returns: The view in a frame.
  public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center,
    _ length: (_ length: Double, _ axis: Axis) -> Double
  ) -> some View {
    var frame = FlexibleFrame(containerRelative: axes, alignment)
    if axes.contains(.horizontal) { frame.containerWidth = ContainerLength { length($0, .horizontal) } }
    if axes.contains(.vertical) { frame.containerHeight = ContainerLength { length($0, .vertical) } }
    return styled(.flexibleFrame(frame))
  }

  private func containerRelativeFrame(
    _ axes: Axis.Set,
    _ length: ContainerLength,
    _ alignment: Alignment
  ) -> StyledView<Self> {
    var frame = FlexibleFrame(containerRelative: axes, alignment)
    if axes.contains(.horizontal) { frame.containerWidth = length }
    if axes.contains(.vertical) { frame.containerHeight = length }
    return styled(.flexibleFrame(frame))
  }
}

extension FlexibleFrame {
  fileprivate init(containerRelative axes: Axis.Set, _ alignment: Alignment) {
    self.init(
      minWidth: nil,
      idealWidth: nil,
      // What knows no containers gives it all the room there is.
      maxWidth: axes.contains(.horizontal) ? .infinity : nil,
      minHeight: nil,
      idealHeight: nil,
      maxHeight: nil,
      alignment: alignment
    )
  }
}
