/// The fill of an area.
@frozen
public enum Fill: Hashable, Sendable {
  /// One colour.
  case color(Color)
  /// Colours that blend along a line.
  indirect case linearGradient(LinearGradient)
  /// Colours that blend from a point outwards.
  indirect case radialGradient(RadialGradient)
  /// Colours that blend from a point outwards, as far as the room goes.
  indirect case ellipticalGradient(EllipticalGradient)
  /// Colours that blend around a point.
  indirect case angularGradient(AngularGradient)
  /// Another fill, with a shadow behind it.
  indirect case shadowed(Fill, Shadow)
  /// The background, blurred.
  case material(Material)
}

extension Fill {
  /// The colour that stands for the fill where only one can show, the first one of a gradient; `nil` for a material.
  package var representative: Color? {
    switch self {
    case .color(let color): color
    case .linearGradient(let gradient): gradient.colors.first
    case .radialGradient(let gradient): gradient.colors.first
    case .ellipticalGradient(let gradient): gradient.colors.first
    case .angularGradient(let gradient): gradient.colors.first
    case .shadowed(let fill, _): fill.representative
    case .material: nil
    }
  }
}

/// A colour, gradient or material that fills text, shapes and backgrounds.
public protocol ShapeStyle: Sendable {
  /// The fill.
  var fill: Fill { get }
}

extension Color: ShapeStyle {
  public var fill: Fill { .color(self) }
}

/// A translucent layer that blurs the background behind it.
public enum Material: UInt8, Hashable, CaseIterable, Sendable, ShapeStyle {
  case ultraThin, thin, regular, thick, ultraThick

  /// The material of bars.
  public static var bar: Material { .thick }

  public var fill: Fill { .material(self) }
}

/// A point of a rectangle, from 0 at the leading and top edges to 1 at the others.
@frozen
public struct UnitPoint: Hashable, Sendable {
  /// The distance from the leading edge, as a fraction of the width.
  public var x: Double
  /// The distance from the top edge, as a fraction of the height.
  public var y: Double

  /// Creates a point; a number that is not finite counts as 0.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = finite(x)
    self.y = finite(y)
  }

  /// The middle of the top edge.
  public static var top: UnitPoint { UnitPoint(x: 0.5, y: 0) }
  /// The middle of the bottom edge.
  public static var bottom: UnitPoint { UnitPoint(x: 0.5, y: 1) }
  /// The middle of the leading edge.
  public static var leading: UnitPoint { UnitPoint(x: 0, y: 0.5) }
  /// The middle of the trailing edge.
  public static var trailing: UnitPoint { UnitPoint(x: 1, y: 0.5) }
  /// The middle.
  public static var center: UnitPoint { UnitPoint(x: 0.5, y: 0.5) }
  /// The corner of the top and leading edges.
  public static var topLeading: UnitPoint { UnitPoint(x: 0, y: 0) }
  /// The corner of the top and trailing edges.
  public static var topTrailing: UnitPoint { UnitPoint(x: 1, y: 0) }
  /// The corner of the bottom and leading edges.
  public static var bottomLeading: UnitPoint { UnitPoint(x: 0, y: 1) }
  /// The corner of the bottom and trailing edges.
  public static var bottomTrailing: UnitPoint { UnitPoint(x: 1, y: 1) }
}

extension ShapeStyle where Self == Material {
  /// A material that hardly covers the background.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material that covers the background a little.
  public static var thinMaterial: Material { .thin }
  /// A material that covers about half of the background.
  public static var regularMaterial: Material { .regular }
  /// A material that covers most of the background.
  public static var thickMaterial: Material { .thick }
  /// The material of bars.
  public static var bar: Material { .thick }
  /// A material that covers nearly all of the background.
  public static var ultraThickMaterial: Material { .ultraThick }
}
