/// A point of a picture, y growing downwards.
struct RidgePoint: Hashable, Sendable {
  var x: Double
  var y: Double
}

/// A jagged line between two points, made by moving middle points up and down again and again.
enum RidgeProfile {
  /// Returns the points from start to end, 2 to the power of `depth` steps.
  static func broken(
    from start: RidgePoint,
    to end: RidgePoint,
    depth: Int,
    roughness: Double,
    generator: inout StableGenerator
  ) -> [RidgePoint] {
    guard depth > 0 else { return [start, end] }
    let width = (end.x - start.x).magnitude
    let height = (end.y - start.y).magnitude
    let sway = roughness * (width * 0.6 + height * 0.25)
    let middle = RidgePoint(
      x: (start.x + end.x) / 2 + generator.between(-0.12, 0.12) * width,
      y: (start.y + end.y) / 2 + generator.between(-0.5, 0.5) * sway
    )
    let left = broken(from: start, to: middle, depth: depth - 1, roughness: roughness, generator: &generator)
    let right = broken(from: middle, to: end, depth: depth - 1, roughness: roughness, generator: &generator)
    return left + right.dropFirst()
  }

  /// Returns a ridge without a name, for the distance and the foreground.
  static func anonymous(
    width: Double,
    level: Double,
    amplitude: Double,
    humps: Int,
    roughness: Double,
    generator: inout StableGenerator
  ) -> [RidgePoint] {
    let step = width / Double(humps)
    var points: [RidgePoint] = []
    var previous = RidgePoint(x: 0, y: level + generator.between(-0.5, 0.5) * amplitude)
    for hump in 1...humps {
      let isHigh = hump % 2 == 1
      let offset = isHigh ? generator.between(-1, -0.3) : generator.between(0.1, 0.7)
      let shift = hump == humps ? 0 : generator.between(-0.25, 0.25) * step
      let next = RidgePoint(x: Double(hump) * step + shift, y: level + offset * amplitude)
      points += broken(from: previous, to: next, depth: 3, roughness: roughness, generator: &generator).dropLast()
      previous = next
    }
    return points + [previous]
  }
}
