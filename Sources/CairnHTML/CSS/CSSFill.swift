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
    case .shadowed(let fill, _): background(fill)
    case .material(let material):
      "color-mix(in srgb,var(--tertiary-background) \(solid(share(of: material))),transparent)"
    }
  }

  private static func linearGradient(_ gradient: LinearGradient) -> String {
    let colors = gradient.colors.map { ColorTokens.value(of: $0, for: .fill) }
    switch colors.count {
    case 0: return "none"
    case 1: return colors[0]
    default: return "linear-gradient(\(direction(gradient)),\(colors.joined(separator: ",")))"
    }
  }

  /// The value of `box-shadow` and `text-shadow`.
  static func shadow(_ shadow: Shadow) -> String {
    let color = ColorTokens.value(of: shadow.color, for: .fill)
    return "\(CSSLength.px(shadow.x)) \(CSSLength.px(shadow.y)) \(CSSLength.px(shadow.radius)) \(color)"
  }

  private static func radialGradient(_ gradient: RadialGradient) -> String {
    let colors = gradient.colors.map { ColorTokens.value(of: $0, for: .fill) }
    guard colors.count > 1 else { return colors.first ?? "none" }
    let step = (gradient.endRadius - gradient.startRadius) / Double(colors.count - 1)
    let stops = colors.enumerated().map { position, color in
      "\(color) \(CSSLength.rem(gradient.startRadius + step * Double(position)))"
    }
    let (x, y) = (CSSLength.percent(gradient.center.x), CSSLength.percent(gradient.center.y))
    return "radial-gradient(circle at \(x) \(y),\(stops.joined(separator: ",")))"
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

extension ShapeKind {
  /// The value of `border-radius` that gives a box the shape; `nil` for square corners.
  var borderRadius: String? {
    switch self {
    case .rectangle(let radius): radius > 0 ? CSSLength.rem(radius) : nil
    case .capsule: "9999px"
    case .circle, .ellipse: "50%"
    case .outline: nil
    }
  }
}
