/// Draws mountains as layered ridge lines, from nothing but their heights, positions and names.
///
/// The same model always gives the same SVG text. Pictures hold no text, script or reference to anything outside.
enum RidgeLine {
  static let pictureSize = (width: 640, height: 400)
  static let heroSize = (width: 1600, height: 640)

  /// Returns a range: its peaks from west to east, their heights to scale.
  static func range(_ range: MountainRange, _ appearance: RidgeAppearance) -> String {
    let (width, height) = pictureSize
    let highest = range.highest?.height ?? 1
    let mood = RidgePalette.Mood.of(latitude: latitude(of: range.mountains), height: highest, name: range.slug)
    var scene = RidgeScene(
      width: width,
      height: height,
      palette: RidgePalette.colors(of: mood, appearance),
      appearance: appearance,
      seed: range.slug
    )
    let shown = mostImportant(range.mountainsByLongitude, limit: 9)
    scene.steepness = 1.15
    return scene.draw(planesOf: shown)
  }

  /// Returns a single peak before hazy neighbours.
  static func mountain(_ mountain: Mountain, _ appearance: RidgeAppearance) -> String {
    let (width, height) = pictureSize
    let mood = RidgePalette.Mood.of(latitude: mountain.latitude, height: mountain.height, name: mountain.slug)
    var generator = StableGenerator(seed: mountain.slug)
    var scene = RidgeScene(
      width: width,
      height: height,
      palette: RidgePalette.colors(of: mood, appearance),
      appearance: appearance,
      seed: mountain.slug
    )
    scene.detail = 4
    scene.steepness = generator.between(0.7, 1.05)
    let rise = Double(height) * (reach(of: mountain.height) + 0.08)
    let snowRise = rise * snowLine(at: mountain.latitude) / Double(mountain.height)
    let x = Double(width) * generator.between(0.46, 0.62)
    let shoulders = [
      (generator.between(-0.36, -0.24), generator.between(0.4, 0.58)),
      (generator.between(0.22, 0.34), generator.between(0.38, 0.6)),
    ]
    let sides = shoulders.map { offset, share in
      RidgeScene.Peak(x: x + offset * Double(width), rise: rise * share, snowRise: snowRise)
    }
    return scene.draw(front: [sides[0], RidgeScene.Peak(x: x, rise: rise, snowRise: snowRise), sides[1]])
  }

  /// Returns the wide picture of the index: the highest peaks of every continent, from west to east.
  static func hero(_ booklet: Booklet, _ appearance: RidgeAppearance) -> String {
    let (width, height) = heroSize
    var scene = RidgeScene(
      width: width,
      height: height,
      palette: RidgePalette.colors(of: .dawn, appearance),
      appearance: appearance,
      seed: booklet.title
    )
    scene.steepness = 1.2
    let shown = mostImportant(summits(of: booklet), limit: 11)
    return scene.draw(planesOf: shown)
  }

  /// Returns a range's heights from west to east as shares of the highest one, for a sparkline.
  static func profile(of range: MountainRange) -> [Double] {
    let highest = range.highest?.height ?? 1
    return range.mountainsByLongitude.map { Double($0.height) / Double(highest) }
  }

  /// Returns the heights of the index picture's peaks from west to east as shares of the highest one.
  static func profile(of booklet: Booklet) -> [Double] {
    let shown = mostImportant(summits(of: booklet), limit: 11)
    let highest = shown.map(\.height).max() ?? 1
    return shown.map { Double($0.height) / Double(highest) }
  }

  /// Returns a mountain's height between those of its shoulders and the valleys as shares of it, for a sparkline.
  static func profile(of mountain: Mountain) -> [Double] {
    var generator = StableGenerator(seed: mountain.slug)
    return [0, generator.between(0.4, 0.58), 1, generator.between(0.38, 0.6), 0]
  }

  /// Returns the highest peaks of every continent, from west to east.
  private static func summits(of booklet: Booklet) -> [Mountain] {
    let summits = booklet.continents.flatMap { continent in
      continent.ranges.compactMap(\.highest).sorted { ($1.height, $0.slug) < ($0.height, $1.slug) }.prefix(2)
    }
    return summits.sorted { ($0.longitude, $0.slug) < ($1.longitude, $1.slug) }
  }

  /// The share of the picture that a height takes: higher mountains stand taller, low ones still show.
  fileprivate static func reach(of height: Int) -> Double {
    0.44 + 0.2 * min(1, Double(height) / 8849)
  }

  /// Metres above which snow lies all year, roughly: high at the equator, sea level near the poles.
  fileprivate static func snowLine(at latitude: Double) -> Double {
    let share = min(1, latitude.magnitude / 72)
    return 5000 * (1 - share * share.squareRoot())
  }

  private static func latitude(of mountains: [Mountain]) -> Double {
    guard !mountains.isEmpty else { return 0 }
    return mountains.map(\.latitude).reduce(0, +) / Double(mountains.count)
  }

  /// Returns the highest mountains in their given order.
  fileprivate static func mostImportant(_ mountains: [Mountain], limit: Int) -> [Mountain] {
    let highest = mountains.sorted { ($1.height, $0.slug) < ($0.height, $1.slug) }.prefix(limit)
    let kept = Set(highest.map(\.slug))
    return mountains.filter { kept.contains($0.slug) }
  }
}

extension RidgeScene {
  /// Returns the picture of mountains from left to right; many are shared out between two planes, to leave room for slopes.
  fileprivate mutating func draw(planesOf mountains: [Mountain]) -> String {
    let all = peaks(mountains)
    guard mountains.count > 5 else { return draw(front: all) }
    let highest = mountains.indices.max { (mountains[$0].height, $1) < (mountains[$1].height, $0) } ?? 0
    let isBack = { (index: Int) in (index - highest).isMultiple(of: 2) }
    return draw(
      back: all.indices.filter(isBack).map { all[$0] },
      front: all.indices.filter { !isBack($0) }.map { all[$0] }
    )
  }

  /// Heights are to scale above a common valley floor, so that peaks of nearly equal height still differ.
  private func peaks(_ mountains: [Mountain]) -> [Peak] {
    let heights = mountains.map { Double($0.height) }
    guard let tallest = heights.max(), let lowest = heights.min() else { return [] }
    let valley = mountains.count > 1 ? lowest * 0.6 : 0
    let scale = height * RidgeLine.reach(of: Int(tallest)) / (tallest - valley)
    let step = width / (Double(mountains.count) + 0.4)
    return mountains.enumerated().map { index, mountain in
      var generator = StableGenerator(seed: mountain.slug)
      return Peak(
        x: (Double(index) + 0.7 + generator.between(-0.28, 0.28)) * step,
        rise: (Double(mountain.height) - valley) * scale,
        snowRise: (RidgeLine.snowLine(at: mountain.latitude) - valley) * scale
      )
    }
  }
}
