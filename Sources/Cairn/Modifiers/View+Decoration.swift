extension View {
  /// Fills the area behind the view.
  @inlinable
  public consuming func background(_ style: some ShapeStyle) -> StyledView<Self> {
    styled(.background(style.fill, in: .rectangle(cornerRadius: 0)))
  }

  /// Fills a shape behind the view.
  @inlinable
  public consuming func background(_ style: some ShapeStyle, in shape: some Shape) -> StyledView<Self> {
    styled(.background(style.fill, in: shape.kind))
  }

  /// Draws a line along the inside of the view's edges.
  @inlinable
  public consuming func border(_ style: some ShapeStyle, width: Double = 1) -> StyledView<Self> {
    styled(.border(style.fill, width: Swift.max(finite(width), 0)))
  }

  /// Rounds the corners of the view by a radius in points and cuts off everything outside.
  @inlinable
  public consuming func cornerRadius(_ radius: Double) -> StyledView<Self> {
    styled(.clip(.rectangle(cornerRadius: Swift.max(finite(radius), 0))))
  }

  /// Cuts off the parts of the view outside a shape.
  @inlinable
  public consuming func clipShape(_ shape: some Shape) -> StyledView<Self> {
    styled(.clip(shape.kind))
  }

  /// Cuts off the parts of the view outside its frame.
  @inlinable
  public consuming func clipped() -> StyledView<Self> { styled(.clip(.rectangle(cornerRadius: 0))) }

  /// Puts a shadow behind the view.
  ///
  /// - Parameters:
  ///   - color: The shadow's colour.
  ///   - radius: The blur of its edge, in points.
  ///   - x: How far it is moved to the right, in points, in every direction of lines.
  ///   - y: How far it is moved down, in points.
  /// - Returns: The view with the shadow.
  @inlinable
  public consuming func shadow(
    color: Color = Color(white: 0, opacity: 0.33),
    radius: Double,
    x: Double = 0,
    y: Double = 0
  ) -> StyledView<Self> {
    styled(.shadow(Shadow(color: color, radius: Swift.max(finite(radius), 0), x: finite(x), y: finite(y))))
  }

  /// Sets the opacity of the view: 0 shows nothing of it, 1 all of it.
  ///
  /// Values outside the range are clamped. A value that is not a number counts as 1.
  @inlinable
  public consuming func opacity(_ opacity: Double) -> StyledView<Self> {
    styled(.opacity(opacity.isNaN ? 1 : Swift.min(Swift.max(opacity, 0), 1)))
  }
}
