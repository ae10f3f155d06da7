import Cairn

/// The booklet's pictures by name, and the words that describe them.
enum Pictures {
  static let hero = "hero"

  static func name(of range: MountainRange) -> String { "range-\(range.slug)" }
  static func name(of mountain: Mountain) -> String { "peak-\(mountain.slug)" }

  /// Returns the address of a picture from the site's root.
  static func source(_ name: String, _ appearance: RidgeAppearance) -> String {
    "pictures/\(name)-\(appearance.rawValue).svg"
  }
}

extension Booklet {
  /// The highest peaks of all continents side by side.
  var image: Image {
    Image(Pictures.hero, label: Text("A drawn ridge of the highest peaks of all continents, from west to east"))
  }
}

extension MountainRange {
  /// The range's ridge line.
  var image: Image {
    let peaks = mountainsByLongitude.count
    let count = peaks == 1 ? "its one peak" : "its \(peaks) peaks"
    return Image(Pictures.name(of: self), label: Text("The ridge line of \(name), drawn from \(count)"))
  }
}

extension Mountain {
  /// The mountain before hazy neighbours.
  var image: Image {
    Image(Pictures.name(of: self), label: Text("\(name), drawn as a ridge \(heightText) high"))
  }
}
