import Cairn

/// A colour by lightness and two opponent axes; distances are close to those that eyes see.
///
/// Only additions, multiplications and divisions are used, so every machine finds the same nearest colour.
struct OKLab {
  var lightness: Double
  var greenRed: Double
  var blueYellow: Double

  init(_ color: RGBA) {
    let red = RGBA.linear(color.red)
    let green = RGBA.linear(color.green)
    let blue = RGBA.linear(color.blue)
    let long = RGBA.root(3, of: 0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = RGBA.root(3, of: 0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = RGBA.root(3, of: 0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    greenRed = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
  }

  var squaredChroma: Double { greenRed * greenRed + blueYellow * blueYellow }

  /// Returns the square of the distance to another colour, with differences of lightness scaled by a factor.
  func squaredDistance(to other: OKLab, lightnessScale: Double = 1) -> Double {
    let first = (lightness - other.lightness) * lightnessScale
    let second = greenRed - other.greenRed
    let third = blueYellow - other.blueYellow
    return first * first + second * second + third * third
  }
}
