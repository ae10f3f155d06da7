import Foundation

/// A place on the Earth in decimal degrees, north and east positive.
struct Coordinate: Hashable, Sendable, Codable {
  let latitude: Double
  let longitude: Double

  /// Two decimals and letters, the same in every locale: "45.83° N, 6.87° E".
  var text: String { "\(latitudeText), \(longitudeText)" }

  /// "45.83° N".
  var latitudeText: String { "\(Self.twoDecimals(latitude))° \(latitude < 0 ? "S" : "N")" }

  /// "6.87° E".
  var longitudeText: String { "\(Self.twoDecimals(longitude))° \(longitude < 0 ? "W" : "E")" }

  /// Returns the length in kilometres of the shortest way over a sphere of the Earth's mean radius.
  func distance(to other: Coordinate) -> Double {
    let radians = Double.pi / 180
    let northward = sin((other.latitude - latitude) * radians / 2)
    let eastward = sin((other.longitude - longitude) * radians / 2)
    let scale = cos(latitude * radians) * cos(other.latitude * radians)
    let halfChord = northward * northward + scale * eastward * eastward
    return 2 * 6371 * asin(min(1, halfChord.squareRoot()))
  }

  private static func twoDecimals(_ degrees: Double) -> String {
    let hundredths = Int((degrees.magnitude * 100).rounded())
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}
