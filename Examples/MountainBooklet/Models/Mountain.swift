/// A peak: its names, where it stands, how high, and who climbed it first.
struct Mountain: Hashable, Identifiable, Sendable, Codable {
  /// The name of the peak's page and pictures: lower-case ASCII letters, digits and hyphens, unique in the booklet.
  let slug: String
  let name: String
  /// The name in the language of the place, in its own script.
  let localName: String?
  /// Metres above the sea, 1 to 9000.
  let height: Int
  let latitude: Double
  let longitude: Double
  /// The countries that share the peak, at least one.
  let countries: [String]
  let firstAscent: FirstAscent?
  /// What there is to say in place of a first ascent, for example that people have climbed it since antiquity.
  let ascentNote: String?
  let note: String?

  var id: String { slug }
  var coordinate: Coordinate { Coordinate(latitude: latitude, longitude: longitude) }
}
