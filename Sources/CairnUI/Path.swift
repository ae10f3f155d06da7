public import Cairn
public import Foundation

/// An outline of lines and curves, in points from the upper left corner.
///
/// ```swift
/// Path { path in
///   path.move(to: CGPoint(x: 0, y: 40))
///   path.addLine(to: CGPoint(x: 30, y: 0))
///   path.addLine(to: CGPoint(x: 60, y: 40))
///   path.closeSubpath()
/// }
/// .fill(.teal)
/// ```
///
/// As a view it is as large as what it holds. Terminals have no outlines and leave it out. It only decorates: give it a label with
/// ``Cairn/View/accessibilityLabel(_:)`` if it says something. Numbers that are not finite count as 0.
public struct Path: Hashable, Sendable, View {
  private var commands = ""
  /// The same lines without curves, for shapes.
  private var contours: [ShapeOutline.Contour] = []
  private var low = CGPoint(x: Double.infinity, y: .infinity)
  private var high = CGPoint.zero
  /// Where the next line begins; `nil` before the first point.
  public private(set) var currentPoint: CGPoint?

  /// Creates an outline without lines.
  public init() {}

  /// Creates an outline with a closure that adds lines.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Creates a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Creates an ellipse that touches the sides of a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Creates a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  public var body: some View { PathDrawing(attributes: "", path: self) }

  /// The lines without curves.
  var lines: [ShapeOutline.Contour] { contours }

  /// Whether there are no lines.
  public var isEmpty: Bool { commands.isEmpty }

  /// The least rectangle that holds all points.
  public var boundingRect: CGRect {
    isEmpty ? .zero : CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  // MARK: Lines

  /// Begins a new line at a point.
  public mutating func move(to end: CGPoint) { add("M", [end]) }

  /// Adds a straight line to a point.
  public mutating func addLine(to end: CGPoint) { add(currentPoint == nil ? "M" : "L", [end]) }

  /// Adds a curve to a point, bent by another one.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { add("Q", [control, end]) }

  /// Adds a curve to a point, bent by two others.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add("C", [control1, control2, end])
  }

  /// Adds straight lines between points.
  public mutating func addLines(_ lines: [CGPoint]) {
    for (position, point) in lines.enumerated() { position == 0 ? move(to: point) : addLine(to: point) }
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Adds an ellipse that touches the sides of a rectangle.
  public mutating func addEllipse(in rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.midY))
    let radii = CGSize(width: rect.width / 2, height: rect.height / 2)
    let center = CGPoint(x: rect.midX, y: rect.midY)
    for half in 0..<2 { addArc(radii, around: center, from: .pi * Double(half + 1), by: .pi) }
    include(CGPoint(x: rect.minX, y: rect.minY))
    include(CGPoint(x: rect.maxX, y: rect.maxY))
    closeSubpath()
  }

  /// Adds a rectangle with round corners.
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {
    let size = CGSize(width: min(cornerSize.width, rect.width / 2), height: min(cornerSize.height, rect.height / 2))
    move(to: CGPoint(x: rect.minX + size.width, y: rect.minY))
    for corner in 0..<4 {
      let (isRight, isLow) = (corner < 2, corner == 1 || corner == 2)
      let center = CGPoint(
        x: isRight ? rect.maxX - size.width : rect.minX + size.width,
        y: isLow ? rect.maxY - size.height : rect.minY + size.height
      )
      let start = .pi * (Double(corner) / 2 - 0.5)
      addLine(to: Self.point(on: size, around: center, at: start))
      addArc(size, around: center, from: start, by: .pi / 2)
    }
    closeSubpath()
  }

  /// Adds a part of a circle.
  ///
  /// As in SwiftUI, `clockwise` speaks of an axis that goes up, so `false` goes clockwise on the screen.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool
  ) {
    let start = startAngle.radians.isFinite ? startAngle.radians : 0
    var turn = (endAngle.radians.isFinite ? endAngle.radians : 0) - start
    if abs(turn) >= 2 * .pi {
      turn = clockwise ? -2 * .pi : 2 * .pi
    } else if clockwise, turn > 0 {
      turn -= 2 * .pi
    } else if !clockwise, turn < 0 {
      turn += 2 * .pi
    }
    let radii = CGSize(width: radius, height: radius)
    addLine(to: Self.point(on: radii, around: center, at: start))
    // No part is more than a third of a circle, so that each is the short way.
    for part in 0..<3 { addArc(radii, around: center, from: start + turn * Double(part) / 3, by: turn / 3) }
  }

  /// Adds the lines of another outline.
  public mutating func addPath(_ path: Path) {
    guard !path.isEmpty else { return }
    commands += path.commands
    contours += path.contours
    include(path.low)
    include(path.high)
    currentPoint = path.currentPoint
  }

  /// Adds a straight line to where the latest line began.
  public mutating func closeSubpath() {
    guard !isEmpty else { return }
    commands += "Z"
    contours[contours.count - 1].isClosed = true
  }

  // MARK: Drawing

  /// Fills what is inside.
  public func fill(_ content: some ShapeStyle, style: FillStyle = FillStyle()) -> some View {
    PathDrawing(attributes: style.isEOFilled ? " fill-rule=\"evenodd\"" : "", path: self).foregroundStyle(content)
  }

  /// Draws the lines with a width in points.
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the lines.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some View {
    PathDrawing(attributes: Self.attributes(of: style), outset: style.lineWidth / 2, path: self).foregroundStyle(
      content
    )
  }

  /// Draws the lines in the colour of words, with a width in points.
  public func stroke(lineWidth: CGFloat = 1) -> some View { stroke(Color.label, lineWidth: lineWidth) }

  private static func attributes(of style: StrokeStyle) -> String {
    var attributes = " fill=\"none\" stroke=\"currentColor\" stroke-width=\"\(number(style.lineWidth))\""
    if style.lineCap != .butt { attributes += " stroke-linecap=\"\(style.lineCap)\"" }
    if style.lineJoin != .miter { attributes += " stroke-linejoin=\"\(style.lineJoin)\"" }
    if !style.dash.isEmpty {
      attributes += " stroke-dasharray=\"\(style.dash.map { number($0) }.joined(separator: " "))\""
    }
    return attributes
  }

  // MARK: Commands

  private mutating func add(_ command: String, _ points: [CGPoint]) {
    if currentPoint == nil, command != "M" { add("M", [points[points.count - 1]]) }
    let points = points.map { CGPoint(x: Self.finite($0.x), y: Self.finite($0.y)) }
    commands += command + points.map { Self.words(for: $0) }.joined(separator: " ")
    for point in points { include(point) }
    if command == "M" {
      contours.append(ShapeOutline.Contour(points: [UnitPoint(x: points[0].x, y: points[0].y)], isClosed: false))
    } else {
      addLines(alongCurve: [currentPoint ?? points[0]] + points)
    }
    currentPoint = points.last
  }

  /// Adds short lines along a line or a curve, given by its ends and what bends it.
  private mutating func addLines(alongCurve points: [CGPoint]) {
    let count = points.count == 2 ? 1 : 16
    for step in 1...count {
      let part = Double(step) / Double(count)
      var points = points
      while points.count > 1 {
        points = zip(points, points.dropFirst()).map { a, b in
          CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
        }
      }
      addLine(inContourTo: points[0])
    }
  }

  private mutating func addLine(inContourTo point: CGPoint) {
    let point = UnitPoint(x: point.x, y: point.y)
    if contours.last?.isClosed ?? true {
      let start = contours.last?.points.first ?? point
      contours.append(ShapeOutline.Contour(points: [start], isClosed: false))
    }
    contours[contours.count - 1].points.append(point)
  }

  private static func point(on radii: CGSize, around center: CGPoint, at angle: Double) -> CGPoint {
    CGPoint(x: finite(center.x + radii.width * cos(angle)), y: finite(center.y + radii.height * sin(angle)))
  }

  /// Adds a part of an ellipse, not more than half of it; a positive turn goes clockwise.
  private mutating func addArc(_ radii: CGSize, around center: CGPoint, from start: Double, by turn: Double) {
    let end = Self.point(on: radii, around: center, at: start + turn)
    let size = "\(Self.number(radii.width)) \(Self.number(radii.height))"
    commands += "A\(size) 0 0 \(turn > 0 ? 1 : 0) \(Self.words(for: end))"
    let count = max(Int((abs(turn) / (.pi / 24)).rounded(.up)), 1)
    for step in 1...count {
      addLine(inContourTo: Self.point(on: radii, around: center, at: start + turn * Double(step) / Double(count)))
    }
    include(end)
    currentPoint = end
  }

  private mutating func include(_ point: CGPoint) {
    low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
    high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
  }

  private static func finite(_ number: CGFloat) -> CGFloat { number.isFinite ? min(max(number, -1e6), 1e6) : 0 }

  private static func words(for point: CGPoint) -> String { "\(number(point.x)) \(number(point.y))" }

  /// A number with two decimals at most.
  fileprivate static func number(_ value: CGFloat) -> String {
    let hundredths = Int((finite(value) * 100).rounded())
    let words = String(Double(hundredths) / 100)
    return words.hasSuffix(".0") ? String(words.dropLast(2)) : words
  }

  /// The drawing of a page.
  fileprivate func svg(_ attributes: String, outset: CGFloat) -> String {
    let (width, height) = (Self.number(max(high.x + outset, 0)), Self.number(max(high.y + outset, 0)))
    return """
      <svg aria-hidden="true" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" fill="currentColor">\
      <path\(attributes) d="\(commands)"/></svg>
      """
  }
}

/// An outline as a page draws it.
private struct PathDrawing: PrimitiveView {
  let attributes: String
  var outset: CGFloat = 0
  let path: Path

  func _render(into renderer: any Renderer) {
    renderer.begin(.stack(StackLayout(direction: .depth, alignment: .topLeading, spacing: nil)))
    if !path.isEmpty {
      renderer.markup(MarkupDescription(html: path.svg(attributes, outset: outset), alternative: "", isPiece: true))
    }
    renderer.end()
  }

  static func _traits(_ budget: inout Int) -> ViewTraits { ViewTraits(.item) }
}
