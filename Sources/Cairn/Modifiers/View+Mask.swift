/// Masks: shapes and gradients that say where a view shows.
extension View {
  /// Shows the parts of the view inside a shape.
  public func mask(_ shape: some Shape) -> StyledView<Self> { clipShape(shape) }

  /// Shows the parts of the view inside a shape.
  public func mask(alignment: Alignment = .center, _ shape: () -> some Shape) -> StyledView<Self> { clipShape(shape()) }

  /// Shows the view as far as a gradient is opaque.
  ///
  /// What is clear hides, and the colours themselves do not count. A terminal shows the whole view.
  ///
  /// ```swift
  /// Text(story).mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
  /// ```
  public func mask(_ gradient: some ShapeStyle & View) -> StyledView<Self> {
    styled(.effect(.mask(gradient.fill)))
  }

  /// Shows the view as far as a gradient is opaque.
  public func mask(
    alignment: Alignment = .center,
    _ gradient: () -> some ShapeStyle & View
  ) -> StyledView<Self> { mask(gradient()) }

  /// Refuses views as masks.
  @available(*, unavailable, message: "A page cannot draw a view as a mask. Write a shape or a gradient.")
  @_disfavoredOverload
  public func mask(_ mask: some View) -> Self { self }

  /// Refuses views as masks.
  @available(*, unavailable, message: "A page cannot draw a view as a mask. Write a shape or a gradient.")
  @_disfavoredOverload
  public func mask(alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View) -> Self { self }
}
