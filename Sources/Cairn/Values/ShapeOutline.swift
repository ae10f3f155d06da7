/// The outline of a shape of your own: lines between points of the room that it takes.
///
/// Views make it from `path(in:)` of a ``Shape``. Curves are many short lines.
public struct ShapeOutline: Hashable, Sendable {
  /// A line from point to point.
  public struct Contour: Hashable, Sendable {
    /// The points, as fractions of the room's width and height.
    public var points: [UnitPoint]
    /// Whether the line goes back to where it began.
    public var isClosed: Bool

    /// Creates a line.
    public init(points: [UnitPoint], isClosed: Bool) {
      self.points = points
      self.isClosed = isClosed
    }
  }

  /// The lines.
  public var contours: [Contour]
  /// Whether the room is as wide as it is high, as for a circle; else the shape fills whatever room it has.
  public var keepsProportions: Bool
  /// How the line is drawn where the shape is not filled.
  public var lineStyle = StrokeStyle()

  /// Creates an outline.
  public init(contours: [Contour], keepsProportions: Bool) {
    self.contours = contours
    self.keepsProportions = keepsProportions
  }

  /// The outline of a shape whose form is known.
  init(of kind: ShapeKind) {
    switch kind {
    case .outline(let outline): self = outline
    case .rectangle(let radius) where radius > 0: self.init(Self.roundedRectangle(radius / 100))
    case .unevenRectangle(let radii): self.init(Self.roundedRectangle(radii))
    case .rectangle, .screen: self.init([(0, 0), (1, 0), (1, 1), (0, 1)].map { UnitPoint(x: $0, y: $1) })
    case .capsule: self.init(Self.roundedRectangle(0.5))
    case .circle: self.init(Self.arc(x: 0.5, y: 0.5, radius: 0.5, from: 0, quarters: 4), keepsProportions: true)
    case .ellipse: self.init(Self.arc(x: 0.5, y: 0.5, radius: 0.5, from: 0, quarters: 4))
    }
  }

  private init(_ points: [UnitPoint], keepsProportions: Bool = false) {
    self.init(contours: [Contour(points: points, isClosed: true)], keepsProportions: keepsProportions)
  }

  private static func roundedRectangle(_ radius: Double) -> [UnitPoint] {
    (0..<4).flatMap { corner($0, radius: radius) }
  }

  private static func roundedRectangle(_ radii: RectangleCornerRadii) -> [UnitPoint] {
    [radii.topTrailing, radii.bottomTrailing, radii.bottomLeading, radii.topLeading].enumerated().flatMap {
      corner($0.offset, radius: $0.element / 100)
    }
  }

  /// Returns the points of a corner, by its number clockwise from the upper one at the right.
  private static func corner(_ number: Int, radius: Double) -> [UnitPoint] {
    let (isRight, isLow) = (number < 2, number == 1 || number == 2)
    guard radius > 0 else { return [UnitPoint(x: isRight ? 1 : 0, y: isLow ? 1 : 0)] }
    let radius = Swift.min(radius, 0.5)
    return arc(
      x: isRight ? 1 - radius : radius,
      y: isLow ? 1 - radius : radius,
      radius: radius,
      from: number + 3,
      quarters: 1
    )
  }

  /// Returns points of a circle, clockwise from a number of quarters past the right.
  private static func arc(x: Double, y: Double, radius: Double, from start: Int, quarters: Int) -> [UnitPoint] {
    (0...quarters * quarter.count).map { step in
      let (turn, part) = (start + step / quarter.count, quarter[step % quarter.count])
      let (across, down) =
        switch turn % 4 {
        case 0: (part.cosine, part.sine)
        case 1: (-part.sine, part.cosine)
        case 2: (-part.cosine, -part.sine)
        default: (part.sine, -part.cosine)
        }
      return UnitPoint(x: x + radius * across, y: y + radius * down)
    }
  }

  /// The cosines and sines of a quarter of a circle, in steps of 7.5 degrees.
  private static let quarter: [(cosine: Double, sine: Double)] = {
    var steps: [(cosine: Double, sine: Double)] = [(1, 0)]
    let (cosine, sine) = (0.991_444_861_373_810_4, 0.130_526_192_220_051_57)
    for _ in 1..<12 {
      let last = steps[steps.count - 1]
      steps.append((last.cosine * cosine - last.sine * sine, last.sine * cosine + last.cosine * sine))
    }
    return steps
  }()
}

extension ShapeOutline {
  /// Returns a part of the lines, between fractions of their whole length.
  func trimmed(from start: Double, to end: Double) -> ShapeOutline {
    let lengths = contours.map { Self.length(of: $0) }
    let whole = lengths.reduce(0, +)
    let (first, last) = (Self.fraction(start) * whole, Self.fraction(end) * whole)
    var (result, done) = (self, 0.0)
    result.contours = []
    for (contour, length) in zip(contours, lengths) {
      if first <= done, last >= done + length {
        result.contours.append(contour)
      } else if last > done, first < done + length {
        result.contours.append(Self.part(of: contour, from: first - done, to: last - done))
      }
      done += length
    }
    return result
  }

  /// Returns the lines made larger or smaller around a point.
  func scaled(x: Double, y: Double, anchor: UnitPoint) -> ShapeOutline {
    var result = self
    result.contours = contours.map { contour in
      let points = contour.points.map {
        UnitPoint(x: anchor.x + ($0.x - anchor.x) * x, y: anchor.y + ($0.y - anchor.y) * y)
      }
      return Contour(points: points, isClosed: contour.isClosed)
    }
    return result
  }

  private static func fraction(_ number: Double) -> Double { number.isNaN ? 0 : Swift.min(Swift.max(number, 0), 1) }

  private static func length(of contour: Contour) -> Double {
    let points = ends(of: contour)
    return zip(points, points.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) }
  }

  /// The points of a line, with the first one again at the end of a closed line.
  private static func ends(of contour: Contour) -> [UnitPoint] {
    contour.isClosed ? contour.points + contour.points.prefix(1) : contour.points
  }

  private static func distance(_ a: UnitPoint, _ b: UnitPoint) -> Double {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }

  private static func part(of contour: Contour, from start: Double, to end: Double) -> Contour {
    let points = ends(of: contour)
    var (part, done): ([UnitPoint], Double) = ([], 0)
    for (a, b) in zip(points, points.dropFirst()) {
      let length = distance(a, b)
      guard length > 0 else { continue }
      let (low, high) = (Swift.max((start - done) / length, 0), Swift.min((end - done) / length, 1))
      if low < high {
        let place = { (share: Double) in UnitPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share) }
        if part.isEmpty { part.append(place(low)) }
        part.append(place(high))
      }
      done += length
    }
    return Contour(points: part, isClosed: false)
  }
}
