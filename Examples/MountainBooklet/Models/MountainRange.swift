/// A mountain range with its peaks, in the order of the data file.
struct MountainRange: Hashable, Identifiable, Sendable, Codable {
  /// The name of the range's page and pictures: lower-case ASCII letters, digits and hyphens, unique among the ranges.
  let slug: String
  let name: String
  /// The continent that the range is listed under; nil lists it under "Elsewhere".
  let continent: String?
  let countries: [String]
  let summary: String
  /// At least one peak.
  let mountains: [Mountain]

  var id: String { slug }

  /// The highest peak, the earlier one of two that are equally high; nil only for a range without peaks.
  var highest: Mountain? {
    mountains.max { ($0.height, $1.slug) < ($1.height, $0.slug) }
  }

  /// The countries, the last one after "and".
  var countriesText: String { countries.joinedInWords }

  /// The peaks from the highest to the lowest, equal heights by slug.
  var mountainsByHeight: [Mountain] {
    mountains.sorted { ($1.height, $0.slug) < ($0.height, $1.slug) }
  }

  /// The peaks from west to east, going on across the date line for a range that lies on both sides of it.
  var mountainsByLongitude: [Mountain] {
    let longitudes = mountains.map(\.longitude)
    let width = (longitudes.max() ?? 0) - (longitudes.min() ?? 0)
    func eastward(_ mountain: Mountain) -> Double {
      width > 180 && mountain.longitude < 0 ? mountain.longitude + 360 : mountain.longitude
    }
    return mountains.sorted { (eastward($0), $0.slug) < (eastward($1), $1.slug) }
  }
}
