import Cairn

extension ElementResolver {
  /// Applies an effect to the outermost box, or to a new box around it.
  mutating func apply(_ effect: VisualEffect) {
    switch effect {
    case .scale(let x, let y, let anchor): setTransform(.scale, "scale", Self.scale(x, y), around: anchor)
    case .rotation(let angle, let anchor): setTransform(.rotation, "rotate", Self.degrees(angle), around: anchor)
    case .blur(let radius): addFilter("blur(\(CSSLength.rem(radius)))")
    case .brightness(let amount): addFilter(Self.brightness(amount))
    case .contrast(let amount): addFilter("contrast(\(CSSLength.number(amount)))")
    case .saturation(let amount): addFilter("saturate(\(CSSLength.number(amount)))")
    case .grayscale(let amount): addFilter("grayscale(\(CSSLength.number(amount)))")
    case .hueRotation(let angle): addFilter("hue-rotate(\(Self.degrees(angle)))")
    case .colorInversion: addFilter("invert(1)")
    case .mask(let fill): setMask(fill)
    // A box around this one would keep the colours from what is behind, so blending begins none.
    case .blend(let mode): outermost.declarations["mix-blend-mode"] = mode.cssValue
    case .compositing: outermost.declarations["isolation"] = "isolate"
    }
  }

  /// The filters that add an amount to each part of a colour.
  ///
  /// The brightness of CSS multiplies, and its contrast brings colours nearer to a grey. One takes back what the other multiplies, so that a
  /// sum is left; in their order here, no colour is cut off before the end.
  private static func brightness(_ amount: Double) -> String {
    let factor = CSSLength.number(1 + 2 * abs(amount))
    let inverse = CSSLength.number(1 / (1 + 2 * abs(amount)))
    return amount < 0
      ? "brightness(\(inverse)) contrast(\(factor))" : "contrast(\(inverse)) brightness(\(factor))"
  }

  private static func scale(_ x: Double, _ y: Double) -> String {
    x == y ? CSSLength.number(x) : "\(CSSLength.number(x)) \(CSSLength.number(y))"
  }

  private static func degrees(_ angle: Angle) -> String { "\(CSSLength.number(angle.degrees))deg" }

  /// Sets `scale` or `rotate`.
  ///
  /// A browser applies both around one point, so another point needs a box of its own.
  private mutating func setTransform(
    _ phase: StyleBox.Phase,
    _ property: String,
    _ value: String,
    around anchor: UnitPoint
  ) {
    let origin = anchor == .center ? nil : "\(Self.horizontal(anchor.x)) \(Self.percentage(anchor.y))"
    if outermost.phase == .scale, outermost.declarations["transform-origin"] != origin { wrap() }
    changeBox(phase) { box in
      box.declarations[property] = value
      box.declarations["transform-origin"] = origin
    }
  }

  /// The place of a point between the leading and the trailing edge, which follow the direction of lines.
  private static func horizontal(_ x: Double) -> String {
    switch x {
    case 0: "var(--start)"
    case 1: "var(--end)"
    default: percentage(x)
    }
  }

  private static func percentage(_ fraction: Double) -> String { CSSLength.number(fraction * 100) + "%" }

  /// Shows the box as far as a fill is opaque; a box has one mask.
  private mutating func setMask(_ fill: Fill) {
    if outermost.declarations.contains("mask") { wrap() }
    changeBox(.filter) { $0.declarations["mask"] = CSSFill.image(fill) }
  }

  /// Adds a filter; several on one box work in their order.
  private mutating func addFilter(_ filter: String) {
    // A browser would filter before it clips and masks.
    if outermost.declarations.contains("clip-path") || outermost.declarations.contains("mask") { wrap() }
    changeBox(.filter) { box in
      let earlier = box.declarations["filter"].map { $0 + " " } ?? ""
      box.declarations["filter"] = earlier + filter
    }
  }
}

extension BlendMode {
  fileprivate var cssValue: String {
    switch self {
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .plusLighter: "plus-lighter"
    default: "\(self)"
    }
  }
}
