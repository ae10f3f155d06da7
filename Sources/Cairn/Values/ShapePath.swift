/// A rectangle in which a ``Shape`` of your own makes its path: `CGRect` of `CairnUI`.
public protocol _ShapeRect {
  init(_width: Double, _height: Double)
}

/// What a ``Shape`` of your own returns: `Path` of `CairnUI`.
public protocol _ShapePath {
  /// The lines in points.
  var _contours: [ShapeOutline.Contour] { get }
}

/// The rectangle of shapes without a path of their own.
public struct _NoShapeRect: _ShapeRect {
  public init(_width: Double, _height: Double) {}
}

/// The path of shapes without one of their own.
public struct _NoShapePath: _ShapePath {
  public var _contours: [ShapeOutline.Contour] {
    [[(0.0, 0.0), (100, 0), (100, 100), (0, 100)]].map { points in
      ShapeOutline.Contour(points: points.map { UnitPoint(x: $0.0, y: $0.1) }, isClosed: true)
    }
  }
}

/// A shape whose outline is known without a path.
public protocol _KnownShape: Shape where _Rect == _NoShapeRect, _Path == _NoShapePath {}

extension _KnownShape {
  public func path(in rect: _NoShapeRect) -> _NoShapePath { _NoShapePath() }
}

extension Shape {
  /// The outline that `path(in:)` makes.
  public var kind: ShapeKind { .outline(ShapeOutline(of: self)) }
}

extension ShapeOutline {
  /// Evaluates a shape for the room of a square, and for one that is twice as wide, to see whether it becomes wider.
  init(of shape: some Shape) {
    func contours(_ width: Double) -> [Contour] { shape.path(in: .init(_width: width, _height: 100))._contours }
    let (square, wide) = (contours(100), contours(200))
    let becomesWider = Self.width(of: wide) > Self.width(of: square) + 0.5
    self.init(
      contours: square.map { contour in
        let points = contour.points.map { UnitPoint(x: $0.x / 100, y: $0.y / 100) }
        return Contour(points: points, isClosed: contour.isClosed)
      },
      keepsProportions: !becomesWider
    )
  }

  private static func width(of contours: [Contour]) -> Double {
    let places = contours.lazy.flatMap(\.points).map(\.x)
    return (places.max() ?? 0) - (places.min() ?? 0)
  }
}
