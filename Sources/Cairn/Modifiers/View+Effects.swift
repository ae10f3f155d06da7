/// Effects change looks only: the view keeps its place and its room. Terminals show the view without them.
extension View {
  /// Makes the view larger or smaller around a point.
  ///
  /// - Parameters:
  ///   - scale: The factor, 1 for no change. A negative one mirrors the view too.
  ///   - anchor: The point that stays where it is; the middle by default.
  /// - Returns: The view with the effect.
  @inlinable
  public consuming func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> StyledView<Self> {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Makes the view wider or narrower, and higher or lower, around a point.
  ///
  /// - Parameters:
  ///   - x: The factor for its width, 1 by default.
  ///   - y: The factor for its height, 1 by default.
  ///   - anchor: The point that stays where it is; the middle by default.
  /// - Returns: The view with the effect.
  @inlinable
  public consuming func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> StyledView<Self> {
    styled(.effect(.scale(x: finite(x, else: 1), y: finite(y, else: 1), anchor: anchor)))
  }

  /// Turns the view around a point, clockwise for a positive angle.
  @inlinable
  public consuming func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> StyledView<Self> {
    styled(.effect(.rotation(Angle(degrees: finite(angle.degrees)), anchor: anchor)))
  }

  /// Blurs the view.
  ///
  /// - Parameters:
  ///   - radius: How far colours spread, in points.
  ///   - opaque: Accepted, as SwiftUI has it; the edges of a page's blur are always transparent.
  /// - Returns: The view with the effect.
  @inlinable
  public consuming func blur(radius: Double, opaque: Bool = false) -> StyledView<Self> {
    styled(.effect(.blur(radius: Swift.max(finite(radius), 0))))
  }

  /// Makes the view's colours lighter or darker: 0 changes nothing, 1 leaves white and -1 black.
  @inlinable
  public consuming func brightness(_ amount: Double) -> StyledView<Self> {
    styled(.effect(.brightness(Swift.min(Swift.max(finite(amount), -1), 1))))
  }

  /// Multiplies the differences of the view's colours: 1 changes nothing, 0 makes all of them grey.
  @inlinable
  public consuming func contrast(_ amount: Double) -> StyledView<Self> {
    styled(.effect(.contrast(Swift.max(finite(amount, else: 1), 0))))
  }

  /// Multiplies the strength of the view's colours: 1 changes nothing, 0 leaves greys.
  @inlinable
  public consuming func saturation(_ amount: Double) -> StyledView<Self> {
    styled(.effect(.saturation(Swift.max(finite(amount, else: 1), 0))))
  }

  /// Turns the view's colours grey: 0 changes nothing, 1 leaves greys.
  @inlinable
  public consuming func grayscale(_ amount: Double) -> StyledView<Self> {
    styled(.effect(.grayscale(Swift.min(Swift.max(finite(amount), 0), 1))))
  }

  /// Moves all hues of the view by an angle.
  @inlinable
  public consuming func hueRotation(_ angle: Angle) -> StyledView<Self> {
    styled(.effect(.hueRotation(Angle(degrees: finite(angle.degrees)))))
  }

  /// Turns each colour of the view into its opposite.
  @inlinable
  public consuming func colorInvert() -> StyledView<Self> { styled(.effect(.colorInversion)) }

  /// Mixes the view's colours with those behind it.
  @inlinable
  public consuming func blendMode(_ mode: BlendMode) -> StyledView<Self> { styled(.effect(.blend(mode))) }

  /// Draws the view for itself before it mixes with what is behind it.
  @inlinable
  public consuming func compositingGroup() -> StyledView<Self> { styled(.effect(.compositing)) }

  /// Draws the view for itself before it mixes with what is behind it; `opaque` is accepted, as SwiftUI has it.
  @inlinable
  public consuming func drawingGroup(opaque: Bool = false) -> StyledView<Self> { compositingGroup() }
}
