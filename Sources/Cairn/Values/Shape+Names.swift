/// The form of a shape's corners; it is accepted for SwiftUI's sake and ignored: pages know circular corners only.
public enum RoundedCornerStyle: UInt8, Hashable, CaseIterable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve that begins smoothly.
  case continuous
}

// The spellings that SwiftUI accepts where a shape is expected, as in `.clipShape(.capsule)`.
extension Shape where Self == Rectangle {
  /// A rectangle.
  @inlinable public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners of a radius in points.
  @inlinable
  public static func rect(cornerRadius: Double, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == Capsule {
  /// A rectangle whose short sides are half circles.
  @inlinable public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Circle {
  /// The largest circle that fits.
  @inlinable public static var circle: Circle { Circle() }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container around.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Shape where Self == Ellipse {
  /// An ellipse that touches all sides.
  @inlinable public static var ellipse: Ellipse { Ellipse() }
}
