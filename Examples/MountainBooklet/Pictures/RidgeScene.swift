/// One landscape: a sky, hazy ridges in the distance, the peaks that it is about, and a dark foreground.
struct RidgeScene {
  /// A summit of the main ridge.
  struct Peak {
    let x: Double
    /// The summit's height in the picture, upwards from the foot of the main ridge.
    let rise: Double
    /// The height in the picture above which snow lies.
    let snowRise: Double
  }

  let width: Double
  let height: Double
  let palette: RidgePalette
  let appearance: RidgeAppearance
  /// Where the foot of the main ridge is, as a share of the picture's height.
  var foot = 0.86
  /// How much a slope falls for each step sideways.
  var steepness = 0.95
  var detail = 3
  private let starSeed: UInt64
  private var generator: StableGenerator
  private var canvas: RidgeCanvas

  init(width: Int, height: Int, palette: RidgePalette, appearance: RidgeAppearance, seed: String) {
    self.width = Double(width)
    self.height = Double(height)
    self.palette = palette
    self.appearance = appearance
    generator = StableGenerator(seed: seed)
    starSeed = ~StableHash.value(of: seed)
    canvas = RidgeCanvas(width: width, height: height)
  }

  /// Returns the picture of some peaks, each plane from left to right, the front one drawn over the back one.
  mutating func draw(back: [Peak] = [], front: [Peak]) -> String {
    drawSky()
    let tallest = (back + front).map(\.rise).max() ?? 0
    let base = height * foot
    drawRidge("a", level: base - tallest * 0.62, amplitude: tallest * 0.15, haze: 0.78, humps: 7, roughness: 0.5)
    drawRidge("b", level: base - tallest * 0.42, amplitude: tallest * 0.16, haze: 0.6, humps: 6, roughness: 0.5)
    if !back.isEmpty { drawPeaks(back, base: base, name: "c", haze: 0.3) }
    drawPeaks(front, base: back.isEmpty ? base : base + height * 0.1, name: "m", haze: 0)
    drawForeground()
    return canvas.svg
  }

  private mutating func drawSky() {
    let stops = [(0.0, palette.zenith), (0.5, palette.sky), (1.0, palette.horizon)]
    canvas.defineGradient("s", from: 0, to: height * 0.68, stops: stops)
    canvas.fillAll("url(#s)")
    if appearance == .dark { drawStars() }
    let radius = height * generator.between(0.045, 0.07)
    let center = RidgePoint(
      x: width * generator.between(0.1, 0.36),
      y: height * generator.between(0.15, 0.34)
    )
    canvas.defineGlow("g", color: palette.disc)
    canvas.circle(at: center, radius: radius * 3.4, fill: "url(#g)")
    canvas.circle(at: center, radius: radius, fill: palette.disc.hexadecimal)
  }

  private mutating func drawStars() {
    // Numbers of their own, so that the same landscape lies under both skies.
    var generator = StableGenerator(seed: starSeed)
    let count = Int(width / 26)
    let stars = (0..<count).map { _ in
      let depth = generator.fraction()
      return RidgePoint(x: generator.between(0, width), y: height * 0.55 * depth * depth)
    }
    let bright = stars.prefix(count / 4)
    canvas.dots(Array(stars.dropFirst(count / 4)), color: palette.disc.hexadecimal, diameter: 1.2, opacity: ".4")
    canvas.dots(Array(bright), color: palette.disc.hexadecimal, diameter: 1.8, opacity: ".8")
  }

  /// Draws a ridge without a name, the paler the farther away.
  private mutating func drawRidge(
    _ name: String,
    level: Double,
    amplitude: Double,
    haze: Double,
    humps: Int,
    roughness: Double
  ) {
    let points = RidgeProfile.anonymous(
      width: width,
      level: level,
      amplitude: amplitude,
      humps: humps * Int(max(1, (width / height / 1.6).rounded())),
      roughness: roughness,
      generator: &generator
    )
    let far = palette.rock.mixed(with: palette.sky, haze)
    let mist = far.mixed(with: palette.horizon, 0.75)
    let stops = [(0.0, far), (1.0, mist)]
    canvas.defineGradient(name, from: level - amplitude, to: level + height * 0.22, stops: stops)
    canvas.fillBelow(points, "url(#\(name))")
  }

  private mutating func drawPeaks(_ peaks: [Peak], base: Double, name: String, haze: Double) {
    let tallest = peaks.map(\.rise).max() ?? 0
    var outline: [RidgePoint] = []
    var snow: [[RidgePoint]] = []
    var shade: [[RidgePoint]] = []
    let tops = peaks.map { RidgePoint(x: $0.x, y: base - $0.rise) }
    let saddles = makeSaddles(between: tops, base: base)
    for (index, peak) in peaks.enumerated() {
      let left = slope(from: tops[index], to: saddles[index])
      let right = slope(from: tops[index], to: saddles[index + 1])
      outline += left.reversed() + right.dropFirst()
      shade.append(makeShade(along: right, base: base))
      if let cap = makeSnow(left: left, right: right, below: base - peak.snowRise) { snow.append(cap) }
    }
    let isLight = appearance == .light
    let lit = (isLight ? palette.rock.mixed(with: palette.sky, 0.12) : palette.rock.mixed(with: palette.snow, 0.27))
      .mixed(with: palette.horizon, haze)
    let mist = palette.rock.mixed(with: palette.sky, 0.4).mixed(with: palette.horizon, 0.18 + haze * 0.45)
    canvas.defineGradient(name, from: base - tallest, to: base + height * 0.04, stops: [(0.0, lit), (1.0, mist)])
    canvas.fillBelow(outline, "url(#\(name))")
    canvas.fill(snow, palette.snow.mixed(with: palette.sky, haze * 0.6).hexadecimal)
    let dark = palette.foreground.mixed(with: palette.rock, 0.3).mixed(with: palette.sky, haze)
    canvas.defineGradient(name + "d", from: base - tallest, to: base, stops: [(0.0, dark), (1.0, mist)])
    canvas.fill(shade, "url(#\(name)d)", opacity: isLight ? ".4" : ".6")
  }

  /// Returns the low points beside and between summits: as deep as the slopes have room to fall, but never to the foot.
  private mutating func makeSaddles(between tops: [RidgePoint], base: Double) -> [RidgePoint] {
    guard let first = tops.first, let last = tops.last else { return [] }
    func low(_ top: RidgePoint, over distance: Double) -> Double {
      min(base - (base - top.y) * 0.22, top.y + distance * steepness)
    }
    var saddles = [RidgePoint(x: 0, y: low(first, over: first.x))]
    for (left, right) in zip(tops, tops.dropFirst()) {
      let distance = right.x - left.x
      let fall = (right.y - left.y) / max(1, steepness)
      let x = left.x + min(0.72, max(0.28, 0.5 + fall / max(1, distance) / 2)) * distance
      let floor = max(left.y, right.y) + distance * 0.12
      saddles.append(RidgePoint(x: x, y: max(floor, min(low(left, over: x - left.x), low(right, over: right.x - x)))))
    }
    return saddles + [RidgePoint(x: width, y: low(last, over: width - last.x))]
  }

  private mutating func slope(from top: RidgePoint, to saddle: RidgePoint) -> [RidgePoint] {
    let bend = RidgePoint(
      x: top.x + (saddle.x - top.x) * generator.between(0.3, 0.42),
      y: top.y + (saddle.y - top.y) * generator.between(0.44, 0.6)
    )
    let upper = RidgeProfile.broken(
      from: top,
      to: bend,
      depth: detail - 1,
      roughness: 0.55,
      generator: &generator
    )
    let lower = RidgeProfile.broken(
      from: bend,
      to: saddle,
      depth: detail - 1,
      roughness: 0.6,
      generator: &generator
    )
    // Nothing on a slope may stand higher than its summit.
    return (upper + lower.dropFirst()).map { RidgePoint(x: $0.x, y: max($0.y, top.y)) }
  }

  /// Returns the side of a peak that is turned away from the light.
  private mutating func makeShade(along right: [RidgePoint], base: Double) -> [RidgePoint] {
    guard let top = right.first, let end = right.last else { return [] }
    let depth = min(base, max(end.y + (base - end.y) * 0.5, top.y + (end.x - top.x) * 0.9)) - top.y
    let spread = end.x - top.x
    var edge: [RidgePoint] = []
    let steps = 5
    for step in (1...steps).reversed() {
      let share = Double(step) / Double(steps)
      let sway = (step % 2 == 0 ? 0.16 : -0.1) + generator.between(-0.06, 0.06)
      edge.append(RidgePoint(x: top.x + spread * sway * (0.4 + share * 0.6), y: top.y + depth * share))
    }
    return right + edge
  }

  /// Returns the white cap of a peak down to a line, with teeth; nil when the peak does not reach it.
  private mutating func makeSnow(left: [RidgePoint], right: [RidgePoint], below line: Double) -> [RidgePoint]? {
    guard let top = left.first, let leftEnd = left.last, let rightEnd = right.last else { return nil }
    let saddle = max(leftEnd.y, rightEnd.y)
    let limit = min(line, top.y + (saddle - top.y) * 0.62)
    guard limit - top.y > 5 else { return nil }
    func cut(_ slope: [RidgePoint]) -> [RidgePoint] {
      var kept: [RidgePoint] = []
      for point in slope {
        if let last = kept.last, point.y > limit {
          let share = (limit - last.y) / max(0.1, point.y - last.y)
          return kept + [RidgePoint(x: last.x + (point.x - last.x) * share, y: limit)]
        }
        kept.append(point)
      }
      return kept
    }
    let west = cut(left), east = cut(right)
    guard let start = east.last, let end = west.last else { return nil }
    let depth = limit - top.y
    let ridge = west.reversed() + east.dropFirst()
    let teeth = max(2, min(7, Int((start.x - end.x) / (width / 640) / 10)))
    var hem: [RidgePoint] = []
    for tooth in 1..<(teeth * 2) {
      let share = Double(tooth) / Double(teeth * 2)
      let lift = tooth % 2 == 1 ? generator.between(0.2, 0.42) : generator.between(-0.16, 0.06)
      let x = start.x + (end.x - start.x) * share
      let level = start.y + (end.y - start.y) * share - lift * depth
      hem.append(RidgePoint(x: x, y: max(level, Self.level(of: Array(ridge), at: x) + depth * 0.1)))
    }
    return ridge + hem
  }

  /// Returns how high a line stands at a place between its ends.
  private static func level(of line: [RidgePoint], at x: Double) -> Double {
    for (left, right) in zip(line, line.dropFirst()) where min(left.x, right.x) <= x && x <= max(left.x, right.x) {
      let share = (x - left.x) / max(0.1, right.x - left.x)
      return left.y + (right.y - left.y) * min(1, max(0, share))
    }
    return line.last?.y ?? 0
  }

  private mutating func drawForeground() {
    for (name, level, amplitude, share) in [("e", 0.84, 0.05, 0.5), ("f", 0.93, 0.05, 1.0)] {
      let points = RidgeProfile.anonymous(
        width: width,
        level: height * level,
        amplitude: height * amplitude,
        humps: 3 * Int(max(1, (width / height / 1.6).rounded())),
        roughness: 0.22,
        generator: &generator
      )
      let color = palette.rock.mixed(with: palette.foreground, share)
      let mist = color.mixed(with: share < 1 ? palette.horizon : palette.foreground, 0.25)
      canvas.defineGradient(
        name,
        from: height * (level - amplitude),
        to: height,
        stops: [(0.0, color), (1.0, mist)]
      )
      canvas.fillBelow(points, "url(#\(name))")
    }
  }
}
