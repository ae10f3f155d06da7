public import Cairn
public import Foundation

// What lets `path(in:)` of a shape take a `CGRect` and return a `Path`.
extension CGRect: _ShapeRect {
  public init(_width width: Double, _height height: Double) { self.init(x: 0, y: 0, width: width, height: height) }
}

extension Path: _ShapePath {
  public var _contours: [ShapeOutline.Contour] { lines }

  /// Creates a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize) {
    self.init { $0.addRoundedRect(in: rect, cornerSize: cornerSize) }
  }

  /// Creates a rectangle with corners that are not equally round; `style` is accepted for SwiftUI's sake.
  public init(
    roundedRect rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init { $0.addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style) }
  }

  /// Adds a rectangle with corners that are not equally round, the leading ones on the left; `style` is accepted for SwiftUI's sake.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerRadii radii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    let greatest = Swift.min(rect.width, rect.height) / 2
    let corners = [radii.topTrailing, radii.bottomTrailing, radii.bottomLeading, radii.topLeading]
    for (corner, radius) in corners.enumerated() {
      let radius = Swift.min(radius, greatest)
      let (isRight, isLow) = (corner < 2, corner == 1 || corner == 2)
      let center = CGPoint(
        x: isRight ? rect.maxX - radius : rect.minX + radius,
        y: isLow ? rect.maxY - radius : rect.minY + radius
      )
      if corner == 0 { move(to: CGPoint(x: center.x, y: rect.minY)) }
      guard radius > 0 else { addLine(to: center); continue }
      let (start, end) = (Angle.degrees(90 * Double(corner) - 90), Angle.degrees(90 * Double(corner)))
      addArc(center: center, radius: radius, startAngle: start, endAngle: end, clockwise: false)
    }
    closeSubpath()
  }
}

extension Rectangle {
  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension RoundedRectangle {
  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: cornerRadius) }
}

extension UnevenRoundedRectangle {
  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii) }
}

extension Capsule {
  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2) }
}

extension Circle {
  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
}

extension Ellipse {
  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

extension Shape {
  /// Gives the shape a size in points, in the upper leading corner of its room.
  public func size(_ size: CGSize) -> SizedShape<Self> { self.size(width: size.width, height: size.height) }
}
