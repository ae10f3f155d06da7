import Cairn

extension ShapeOutline {
  /// The value of `clip-path` that leaves what is inside.
  ///
  /// All lines are one: the way from one to the next and back encloses nothing.
  var clipPath: String {
    let first = contours.first?.points.first
    let points = contours.enumerated().flatMap { position, contour in
      contour.points + contour.points.prefix(1) + (position > 0 ? [first].compactMap { $0 } : [])
    }
    guard points.count > 2 else { return "inset(100%)" }
    return "polygon(" + points.map { "\(CSSLength.percent($0.x)) \(CSSLength.percent($0.y))" }.joined(separator: ",")
      + ")"
  }

  /// The drawing of the lines, which becomes as large as the element around it while their width stays.
  func drawing(lineWidth: Double) -> String {
    let lines = contours.filter { $0.points.count > 1 }.map { contour in
      let points = contour.points.map { "\(CSSLength.number($0.x * 100)) \(CSSLength.number($0.y * 100))" }
      return "M" + points.joined(separator: "L") + (contour.isClosed ? "Z" : "")
    }
    var attributes = " stroke-width=\"\(CSSLength.number(lineWidth))\""
    if lineStyle.lineCap != .butt { attributes += " stroke-linecap=\"\(lineStyle.lineCap)\"" }
    if lineStyle.lineJoin != .miter { attributes += " stroke-linejoin=\"\(lineStyle.lineJoin)\"" }
    if !lineStyle.dash.isEmpty {
      attributes += " stroke-dasharray=\"\(lineStyle.dash.map { CSSLength.number($0) }.joined(separator: " "))\""
    }
    return """
      <svg class="strokes" aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" fill="none" stroke="currentColor">\
      <path vector-effect="non-scaling-stroke"\(attributes) d="\(lines.joined())"/></svg>
      """
  }
}
