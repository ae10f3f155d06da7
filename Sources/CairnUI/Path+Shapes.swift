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
}

extension Rectangle {
  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension RoundedRectangle {
  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: cornerRadius) }
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
