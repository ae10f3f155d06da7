import Cairn

/// The CSS of fills and shapes.
enum CSSFill {
  /// The filter that materials lay over what is behind them.
  static let materialFilter = "var(--material,blur(20px) saturate(1.8))"

  static func background(_ fill: Fill) -> String {
    switch fill {
    case .color(let color): ColorTokens.value(of: color, for: .fill)
    case .linearGradient(let gradient): linearGradient(gradient)
    case .radialGradient(let gradient): radialGradient(gradient)
    case .ellipticalGradient(let gradient): ellipticalGradient(gradient)
    case .angularGradient(let gradient): angularGradient(gradient)
    case .shadowed(let fill, _): background(fill)
    case .material(let material):
      "color-mix(in srgb,var(--tertiary-background) \(solid(share(of: material))),transparent)"
    }
  }

  /// The greatest circle inside of a box; what is no single colour fills all of the box.
  static func circle(_ fill: Fill) -> String {
    switch fill {
    case .color: "radial-gradient(circle closest-side,\(background(fill)) calc(100% - .5px),#0000)"
    case .shadowed(let fill, _): circle(fill)
    default: background(fill)
    }
  }

  /// The value of an image, which a single colour is none without a gradient.
  static func image(_ fill: Fill) -> String {
    let value = background(fill)
    return isBlend(fill) ? value : "linear-gradient(\(value) 0 0)"
  }

  /// Whether a fill has several colours.
  static func isBlend(_ fill: Fill) -> Bool {
    switch fill {
    case .color, .material: false
    case .linearGradient(let gradient): gradient.gradient.stops.count > 1
    case .radialGradient(let gradient): gradient.gradient.stops.count > 1
    case .ellipticalGradient(let gradient): gradient.gradient.stops.count > 1
    case .angularGradient(let gradient): gradient.gradient.stops.count > 1
    case .shadowed(let fill, _): isBlend(fill)
    }
  }

  /// Returns a gradient; a single colour is none.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - place: Returns where a location is; `nil` to leave that to the browser, which spaces colours evenly.
  ///   - function: Returns the gradient for the list of colours.
  /// - Returns: The value of a background.
  private static func blend(
    _ gradient: Gradient,
    at place: ((Double) -> String)?,
    _ function: (String) -> String
  ) -> String {
    let colors = gradient.stops.map { ColorTokens.value(of: $0.color, for: .fill) }
    guard colors.count > 1 else { return colors.first ?? "none" }
    let stops = zip(colors, gradient.stops).map { color, stop in
      place.map { "\(color) \($0(stop.location))" } ?? color
    }
    return function(stops.joined(separator: ","))
  }

  private static func linearGradient(_ gradient: LinearGradient) -> String {
    let place: ((Double) -> String)? = gradient.gradient.isEven ? nil : { CSSLength.percent($0) }
    return blend(gradient.gradient, at: place) { colors in
      "linear-gradient(\(direction(gradient)),\(colors))"
    }
  }

  private static func radialGradient(_ gradient: RadialGradient) -> String {
    let width = gradient.endRadius - gradient.startRadius
    return blend(gradient.gradient, at: { CSSLength.rem(gradient.startRadius + width * $0) }) { colors in
      "radial-gradient(circle at \(point(gradient.center)),\(colors))"
    }
  }

  private static func ellipticalGradient(_ gradient: EllipticalGradient) -> String {
    let width = gradient.endRadiusFraction - gradient.startRadiusFraction
    return blend(gradient.gradient, at: { CSSLength.percent(gradient.startRadiusFraction + width * $0) }) { colors in
      "radial-gradient(100% 100% at \(point(gradient.center)),\(colors))"
    }
  }

  /// The angles of CSS begin at the top, those of SwiftUI at the right.
  private static func angularGradient(_ gradient: AngularGradient) -> String {
    let width = gradient.endAngle.degrees - gradient.startAngle.degrees
    let start = CSSLength.number(gradient.startAngle.degrees + 90)
    return blend(gradient.gradient, at: { "\(CSSLength.number(width * $0))deg" }) { colors in
      "conic-gradient(from \(start)deg at \(point(gradient.center)),\(colors))"
    }
  }

  private static func point(_ point: UnitPoint) -> String {
    "\(CSSLength.percent(point.x)) \(CSSLength.percent(point.y))"
  }

  /// The value of `box-shadow` and `text-shadow`.
  static func shadow(_ shadow: Shadow) -> String {
    let color = ColorTokens.value(of: shadow.color, for: .fill)
    return "\(CSSLength.px(shadow.x)) \(CSSLength.px(shadow.y)) \(CSSLength.px(shadow.radius)) \(color)"
  }

  /// The direction by sides, such as `to right`: a browser then fits it to the shape of the box.
  private static func direction(_ gradient: LinearGradient) -> String {
    let x = gradient.endPoint.x - gradient.startPoint.x
    let y = gradient.endPoint.y - gradient.startPoint.y
    let horizontal = x > 0 ? "right" : x < 0 ? "left" : ""
    let vertical = y > 0 ? "bottom" : y < 0 ? "top" : ""
    let sides = [vertical, horizontal].filter { !$0.isEmpty }
    return sides.isEmpty ? "to bottom" : "to \(sides.joined(separator: " "))"
  }

  /// Returns how opaque something is, in per cent; fully opaque for readers who ask for less transparency.
  static func solid(_ share: Int) -> String { "var(--solid,\(share)%)" }

  private static func share(of material: Material) -> Int {
    switch material {
    case .ultraThin: 55
    case .thin: 65
    case .regular: 75
    case .thick: 85
    case .ultraThick: 93
    }
  }
}

extension Declarations {
  /// Rounds the corners of a box as a shape has them; those that are square stay as they are.
  mutating func setCorners(of shape: ShapeKind) {
    switch shape {
    case .rectangle(let radius): if radius > 0 { self["border-radius"] = CSSLength.rem(radius) }
    case .unevenRectangle(let radii): setCorners(radii)
    case .capsule: self["border-radius"] = "9999px"
    case .circle, .ellipse: self["border-radius"] = "50%"
    case .outline, .screen: break
    }
  }

  /// Rounds corners for both directions of lines: what is the same on both sides needs no names of sides.
  private mutating func setCorners(_ radii: RectangleCornerRadii) {
    let top = (leading: CSSLength.rem(radii.topLeading), trailing: CSSLength.rem(radii.topTrailing))
    let bottom = (leading: CSSLength.rem(radii.bottomLeading), trailing: CSSLength.rem(radii.bottomTrailing))
    if top.leading == top.trailing, bottom.leading == bottom.trailing {
      self["border-radius"] = "\(top.leading) \(top.leading) \(bottom.leading) \(bottom.leading)"
      return
    }
    self["border-start-start-radius"] = top.leading
    self["border-start-end-radius"] = top.trailing
    self["border-end-end-radius"] = bottom.trailing
    self["border-end-start-radius"] = bottom.leading
  }
}
