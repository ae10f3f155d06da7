/// Writes the few SVG elements that the pictures are made of.
struct RidgeCanvas {
  let width: Int
  let height: Int
  private var definitions = ""
  private var shapes = ""

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  var svg: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
    <defs>\(definitions)</defs>
    \(shapes)</svg>

    """
  }

  /// Defines a gradient from top to bottom between two heights of the picture.
  mutating func defineGradient(
    _ name: String,
    from top: Double,
    to bottom: Double,
    stops: [(offset: Double, color: RidgeColor)]
  ) {
    definitions += "<linearGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" x2=\"0\" "
    definitions += "y1=\"\(Self.number(top))\" y2=\"\(Self.number(bottom))\">"
    for stop in stops {
      definitions += "<stop offset=\"\(Self.number(stop.offset))\" stop-color=\"\(stop.color.hexadecimal)\"/>"
    }
    definitions += "</linearGradient>"
  }

  /// Defines a glow that fades outwards.
  mutating func defineGlow(_ name: String, color: RidgeColor) {
    definitions += "<radialGradient id=\"\(name)\"><stop offset=\"0\" stop-color=\"\(color.hexadecimal)\" "
    definitions += "stop-opacity=\".5\"/><stop offset=\"1\" stop-color=\"\(color.hexadecimal)\" stop-opacity=\"0\"/>"
    definitions += "</radialGradient>"
  }

  mutating func fillAll(_ paint: String) {
    shapes += "<path fill=\"\(paint)\" d=\"M0 0H\(width)V\(height)H0Z\"/>\n"
  }

  mutating func circle(at center: RidgePoint, radius: Double, fill: String) {
    shapes += "<circle cx=\"\(Self.number(center.x))\" cy=\"\(Self.number(center.y))\" r=\"\(Self.number(radius))\" "
    shapes += "fill=\"\(fill)\"/>\n"
  }

  /// Fills everything below a line that goes from edge to edge.
  mutating func fillBelow(_ points: [RidgePoint], _ paint: String) {
    shapes += "<path fill=\"\(paint)\" d=\"M0 \(height)\(Self.line(points, start: "L"))V\(height)Z\"/>\n"
  }

  /// Fills closed outlines, all in one colour.
  mutating func fill(_ outlines: [[RidgePoint]], _ paint: String, opacity: String? = nil) {
    guard !outlines.isEmpty else { return }
    let path = outlines.map { Self.line($0, start: "M") + "Z" }.joined()
    let translucent = opacity.map { " opacity=\"\($0)\"" } ?? ""
    shapes += "<path fill=\"\(paint)\"\(translucent) d=\"\(path)\"/>\n"
  }

  /// Draws dots.
  mutating func dots(_ points: [RidgePoint], color: String, diameter: Double, opacity: String) {
    let path = points.map { "M\(Int($0.x.rounded())) \(Int($0.y.rounded()))h0" }.joined()
    shapes += "<path stroke=\"\(color)\" stroke-width=\"\(Self.number(diameter))\" stroke-linecap=\"round\" "
    shapes += "opacity=\"\(opacity)\" d=\"\(path)\"/>\n"
  }

  /// Whole numbers, each relative to the point before, and no space that a minus sign makes needless: short files.
  private static func line(_ points: [RidgePoint], start: String) -> String {
    var text = start
    var previous: (x: Int, y: Int)?
    for point in points {
      let (x, y) = (Int(point.x.rounded()), Int(point.y.rounded()))
      guard let last = previous else {
        text += "\(x) \(y)l"
        previous = (x, y)
        continue
      }
      guard (x, y) != last else { continue }
      let (right, down) = (x - last.x, y - last.y)
      let needsGap = right >= 0 && text.last != "l"
      text += (needsGap ? " " : "") + "\(right)" + (down >= 0 ? " " : "") + "\(down)"
      previous = (x, y)
    }
    return text.last == "l" ? text + "0 0" : text
  }

  /// At most one decimal, and none where it would be zero.
  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
    return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
  }
}
