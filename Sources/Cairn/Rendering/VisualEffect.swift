/// A change of what a view looks like that leaves its place and its room as they are.
///
/// Pages show effects. Terminals cannot, and show the view without them.
public enum VisualEffect: Hashable, Sendable {
  /// The view is larger or smaller around a point; a negative factor mirrors it.
  case scale(x: Double, y: Double, anchor: UnitPoint)
  /// The view is turned around a point.
  case rotation(Angle, anchor: UnitPoint)
  /// The view is out of focus, by a radius in points.
  case blur(radius: Double)
  /// An amount is added to each part of a colour, from -1 to 1.
  case brightness(Double)
  /// The differences of colours are multiplied by a factor.
  case contrast(Double)
  /// The strength of colours is multiplied by a factor.
  case saturation(Double)
  /// Colours turn grey, from 0 to 1.
  case grayscale(Double)
  /// All hues are moved by an angle.
  case hueRotation(Angle)
  /// Each colour becomes its opposite.
  case colorInversion
  /// The view shows as far as a fill is opaque.
  case mask(Fill)
  /// The colours of the view mix with those behind it.
  case blend(BlendMode)
  /// The view is drawn for itself before it mixes with what is behind it.
  case compositing
}
