/// A length that depends on that of what a view stands in.
@frozen
public struct ContainerLength: Hashable, Sendable {
  /// How much of the container's length it is.
  public let fraction: Double
  /// How many points it is longer than that.
  public let points: Double

  /// A narrow and a wide container, in points: a phone and a window.
  private static let (narrow, wide) = (400.0, 1_200.0)

  init(fraction: Double, points: Double) {
    self.fraction = fraction.isFinite ? max(fraction, 0) : 1
    self.points = points.isFinite ? points : 0
  }

  /// The length of some parts of the container with room between them.
  init(count: Int, span: Int, spacing: Double) {
    let count = Double(max(count, 1))
    let span = min(Double(max(span, 1)), count)
    // Each part is (container - (count - 1) * spacing) / count long.
    self.init(fraction: span / count, points: spacing * (span / count - 1))
  }

  /// The length that a closure gives, as if it grew evenly.
  init(_ length: (Double) -> Double) {
    let (least, most) = (length(Self.narrow), length(Self.wide))
    let fraction = (most - least) / (Self.wide - Self.narrow)
    self.init(fraction: fraction, points: least - fraction * Self.narrow)
  }
}
