@testable import mountain_booklet

/// Rectangles of degrees around the countries that the booklet names, a little generous at the borders.
struct CountryBox {
  let latitudes: ClosedRange<Double>
  let longitudes: ClosedRange<Double>

  init(_ south: Double, _ north: Double, _ west: Double, _ east: Double) {
    latitudes = south...north
    longitudes = west...east
  }

  func contains(_ place: Coordinate) -> Bool {
    latitudes.contains(place.latitude) && longitudes.contains(place.longitude)
  }

  /// Islands and overseas parts with peaks have boxes of their own.
  static let all: [String: [CountryBox]] = [
    "Afghanistan": [CountryBox(29.3, 38.5, 60.4, 75)],
    "Albania": [CountryBox(39.6, 42.7, 19.2, 21.1)],
    "Algeria": [CountryBox(18.9, 37.2, -8.7, 12)],
    "Andorra": [CountryBox(42.4, 42.7, 1.4, 1.8)],
    "Antarctica": [CountryBox(-90, -60, -180, 180)],
    "Argentina": [CountryBox(-55.2, -21.7, -73.6, -53.6)],
    "Armenia": [CountryBox(38.8, 41.4, 43.4, 46.7)],
    "Australia": [CountryBox(-43.8, -10, 112.9, 153.7)],
    "Austria": [CountryBox(46.3, 49.1, 9.5, 17.2)],
    "Azerbaijan": [CountryBox(38.3, 42, 44.7, 50.5)],
    "Bhutan": [CountryBox(26.7, 28.4, 88.7, 92.2)],
    "Bolivia": [CountryBox(-22.95, -9.6, -69.7, -57.4)],
    "Bosnia and Herzegovina": [CountryBox(42.5, 45.3, 15.7, 19.7)],
    "Bulgaria": [CountryBox(41.2, 44.3, 22.3, 28.7)],
    "Canada": [CountryBox(41.6, 83.2, -141.1, -52.6)],
    "Chad": [CountryBox(7.4, 23.5, 13.4, 24.1)],
    "Chile": [CountryBox(-56, -17.4, -75.8, -66.4)],
    "China": [CountryBox(18.1, 53.6, 73.4, 134.8)],
    "DR Congo": [CountryBox(-13.5, 5.4, 12.1, 31.4)],
    "Ecuador": [CountryBox(-5.1, 1.5, -81.1, -75.1)],
    "Egypt": [CountryBox(21.9, 31.8, 24.6, 36.9)],
    "Ethiopia": [CountryBox(3.3, 14.9, 32.9, 48.1)],
    "Faroe Islands": [CountryBox(61.3, 62.5, -7.8, -6.2)],
    "Finland": [CountryBox(59.7, 70.2, 20.5, 31.6)],
    "France": [CountryBox(41.3, 51.2, -5.3, 9.7)],
    "Georgia": [CountryBox(41, 43.7, 39.9, 46.8)],
    "Germany": [CountryBox(47.2, 55.2, 5.8, 15.1)],
    "Greece": [CountryBox(34.7, 41.8, 19.3, 28.3)],
    "Greenland": [CountryBox(59.7, 83.7, -73.3, -11.2)],
    "Iceland": [CountryBox(63.2, 66.7, -24.6, -13.4)],
    "India": [CountryBox(6.7, 35.6, 68.1, 97.5)],
    "Indonesia": [CountryBox(-11.1, 6.1, 95, 141.1)],
    "Iran": [CountryBox(25, 39.8, 44, 63.4)],
    "Iraq": [CountryBox(29, 37.4, 38.7, 48.6)],
    "Ireland": [CountryBox(51.4, 55.5, -10.7, -5.9)],
    "Israel": [CountryBox(29.4, 33.5, 34.2, 35.9)],
    "Italy": [CountryBox(36.6, 47.1, 6.6, 18.6)],
    "Japan": [CountryBox(24, 45.6, 122.9, 146)],
    "Jordan": [CountryBox(29.1, 33.4, 34.9, 39.4)],
    "Kazakhstan": [CountryBox(40.5, 55.5, 46.4, 87.4)],
    "Kenya": [CountryBox(-4.8, 5.1, 33.9, 42)],
    "Kyrgyzstan": [CountryBox(39.1, 43.3, 69.2, 80.4)],
    "Lebanon": [CountryBox(33, 34.8, 35, 36.7)],
    "Lesotho": [CountryBox(-30.7, -28.5, 27, 29.5)],
    "Libya": [CountryBox(19.4, 33.2, 9.3, 25.2)],
    "Malaysia": [CountryBox(0.8, 7.4, 99.6, 119.3)],
    "Mexico": [CountryBox(14.5, 32.8, -117.2, -86.7)],
    "Mongolia": [CountryBox(41.5, 52.2, 87.7, 120)],
    "Montenegro": [CountryBox(41.8, 43.6, 18.4, 20.4)],
    "Morocco": [CountryBox(27.6, 36, -13.2, -0.9)],
    "Nepal": [CountryBox(26.3, 30.5, 80, 88.3)],
    "New Zealand": [CountryBox(-47.4, -34.3, 166.3, 178.7)],
    "Niger": [CountryBox(11.6, 23.6, 0.1, 16)],
    "North Korea": [CountryBox(37.6, 43.1, 124.1, 130.8)],
    "North Macedonia": [CountryBox(40.8, 42.4, 20.4, 23.1)],
    "Norway": [CountryBox(57.9, 71.3, 4.4, 31.2), CountryBox(70.8, 71.2, -9.1, -7.9)],
    "Pakistan": [CountryBox(23.6, 37.1, 60.8, 77.2)],
    "Papua New Guinea": [CountryBox(-11.7, -0.8, 140.8, 156)],
    "Peru": [CountryBox(-18.4, 0, -81.4, -68.6)],
    "Philippines": [CountryBox(4.6, 21.2, 116.9, 126.7)],
    "Poland": [CountryBox(49, 54.9, 14.1, 24.2)],
    "Romania": [CountryBox(43.6, 48.3, 20.2, 29.8)],
    "Russia": [CountryBox(41.1, 81.9, 19.6, 180), CountryBox(60, 72, -180, -168.9)],
    "Rwanda": [CountryBox(-2.9, -1, 28.8, 30.9)],
    "Slovakia": [CountryBox(47.7, 49.7, 16.8, 22.6)],
    "Slovenia": [CountryBox(45.4, 46.9, 13.3, 16.7)],
    "South Africa": [CountryBox(-34.9, -22.1, 16.4, 33)],
    "South Korea": [CountryBox(33.1, 38.7, 124.6, 131)],
    "Spain": [CountryBox(36, 43.8, -9.4, 4.4), CountryBox(27.6, 29.5, -18.2, -13.4)],
    "Sri Lanka": [CountryBox(5.9, 9.9, 79.6, 81.9)],
    "Sweden": [CountryBox(55.3, 69.1, 10.9, 24.2)],
    "Switzerland": [CountryBox(45.8, 47.9, 5.9, 10.5)],
    "Syria": [CountryBox(32.3, 37.4, 35.6, 42.4)],
    "Tajikistan": [CountryBox(36.6, 41.1, 67.3, 75.2)],
    "Tanzania": [CountryBox(-11.8, -0.9, 29.3, 40.5)],
    "Tunisia": [CountryBox(30.2, 37.6, 7.5, 11.6)],
    "Türkiye": [CountryBox(35.8, 42.2, 25.6, 44.9)],
    "Uganda": [CountryBox(-1.5, 4.3, 29.5, 35.1)],
    "Ukraine": [CountryBox(44.3, 52.4, 22.1, 40.3)],
    "United Kingdom": [CountryBox(49.8, 60.9, -8.7, 1.8)],
    "United States": [
      CountryBox(24.4, 49.4, -125, -66.9), CountryBox(51.1, 71.5, -179.2, -129.9),
      CountryBox(18.9, 22.3, -160.3, -154.8),
    ],
    "Uzbekistan": [CountryBox(37.1, 45.6, 55.9, 73.2)],
  ]
}
