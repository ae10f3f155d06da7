/// A mountain.
struct Peak: Identifiable, Hashable, Sendable {
  var id: String
  var name: String
  var height: Int
  var country: String
  var symbol = "mountain.2"

  var heightText: String { "\(height) m" }

  static let highest = [
    Peak(id: "everest", name: "Mount Everest", height: 8849, country: "Nepal, China"),
    Peak(id: "k2", name: "K2", height: 8611, country: "Pakistan, China"),
    Peak(id: "kangchenjunga", name: "Kangchenjunga", height: 8586, country: "Nepal, India"),
    Peak(id: "lhotse", name: "Lhotse", height: 8516, country: "Nepal, China"),
  ]

  static let alps = [
    Peak(id: "mont-blanc", name: "Mont Blanc", height: 4806, country: "France, Italy"),
    Peak(
      id: "dufourspitze",
      name: "Dufourspitze, the highest summit of the Monte Rosa massif",
      height: 4634,
      country: "Switzerland",
      symbol: "star"
    ),
    Peak(id: "matterhorn", name: "Matterhorn", height: 4478, country: "Switzerland, Italy", symbol: "flag"),
    Peak(id: "eiger", name: "Eiger", height: 3967, country: "Switzerland", symbol: "heart"),
  ]
}
