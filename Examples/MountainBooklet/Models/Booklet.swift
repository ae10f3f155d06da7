import Foundation

/// Everything that the booklet's pages show: a title and the ranges with their mountains.
struct Booklet: Hashable, Sendable, Codable {
  let title: String
  let ranges: [MountainRange]

  /// All mountains, range by range.
  var mountains: [Mountain] { ranges.flatMap(\.mountains) }

  /// The ranges grouped by continent, continents in the order of their first range and those without one last.
  var continents: [Continent] {
    var order: [String?] = []
    for range in ranges where !order.contains(range.continent) { order.append(range.continent) }
    let named = order.filter { $0 != nil } + order.filter { $0 == nil }
    return named.map { name in
      Continent(name: name ?? "Elsewhere", ranges: ranges.filter { $0.continent == name })
    }
  }

  /// Returns the range that a mountain belongs to.
  func range(of mountain: Mountain) -> MountainRange? {
    ranges.first { $0.mountains.contains { $0.slug == mountain.slug } }
  }

  /// Returns the nearest other mountains by the shortest way over the Earth, equal distances by slug.
  func neighbours(of mountain: Mountain, count: Int = 4) -> [Neighbour] {
    let others = mountains.filter { $0.slug != mountain.slug }
    let neighbours = others.map {
      Neighbour(mountain: $0, distance: mountain.coordinate.distance(to: $0.coordinate))
    }
    let nearest = neighbours.sorted { ($0.distance, $0.mountain.slug) < ($1.distance, $1.mountain.slug) }
    return Array(nearest.prefix(max(0, count)))
  }

  /// Returns the booklet in a JSON file's bytes, after checking every value.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file, UTF-8.
  ///   - file: The file's name, for messages.
  /// - Returns: The booklet.
  /// - Throws: ``BookletError`` with every problem found, when the data is not a booklet.
  static func load(from data: Data, named file: String) throws(BookletError) -> Booklet {
    try BookletReader.read(data, file: file)
  }

  /// Returns the booklet in a JSON file.
  ///
  /// - Throws: ``BookletError`` when the file cannot be read or is not a booklet.
  static func load(fromFile path: String) throws(BookletError) -> Booklet {
    let data: Data
    do {
      data = try Data(contentsOf: URL(filePath: path))
    } catch {
      let reason = FileManager.default.fileExists(atPath: path) ? "cannot be read" : "is not there"
      let message = "The file \(reason). Give the path of a JSON file that you may read."
      throw BookletError(file: path, all: [BookletError.Problem(path: "", message: message)])
    }
    return try load(from: data, named: path)
  }

  /// Returns the booklet that comes with the program.
  static func bundled() throws(BookletError) -> Booklet {
    try load(from: Data(BundledData.mountains.utf8), named: "mountains.json")
  }
}

/// The ranges of one continent.
struct Continent: Hashable, Identifiable, Sendable {
  let name: String
  let ranges: [MountainRange]

  var id: String { name }
}

/// A mountain as seen from another one.
struct Neighbour: Hashable, Identifiable, Sendable {
  let mountain: Mountain
  /// Kilometres.
  let distance: Double

  var id: String { mountain.slug }

  /// Whole kilometres, or "under 1 km".
  var distanceText: String {
    let kilometres = Int(distance.rounded())
    return kilometres < 1 ? "under 1\u{A0}km" : "\(Mountain.grouped(kilometres))\u{A0}km"
  }
}
