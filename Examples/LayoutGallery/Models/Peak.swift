/// A peak of a range.
struct Peak: Hashable, Identifiable {
  let name: String
  let height: Int
  /// How many hikers have reported on it since yesterday.
  var reports = 0

  var id: String { name }
}

/// Peaks that stand together.
struct PeakRange: Hashable, Identifiable {
  let name: String
  let peaks: [Peak]

  var id: String { name }

  static let europe = [
    PeakRange(
      name: "Alps",
      peaks: [
        Peak(name: "Mont Blanc", height: 4806, reports: 12),
        Peak(name: "Dom", height: 4545, reports: 1),
        Peak(name: "Weisshorn", height: 4506),
        Peak(name: "Täschhorn", height: 4491),
        Peak(name: "Eiger", height: 3967, reports: 5),
      ]
    ),
    PeakRange(
      name: "Tatras",
      peaks: [
        Peak(name: "Gerlach", height: 2655, reports: 3),
        Peak(name: "Lomnický štít", height: 2634),
        Peak(name: "Rysy", height: 2499, reports: 9),
        Peak(name: "Kriváň", height: 2494),
      ]
    ),
    PeakRange(
      name: "Pyrenees",
      peaks: [
        Peak(name: "Aneto", height: 3404, reports: 2),
        Peak(name: "Posets", height: 3375),
        Peak(name: "Vignemale", height: 3298, reports: 4),
      ]
    ),
  ]

  static let world = [
    PeakRange(
      name: "Andes",
      peaks: [
        Peak(name: "Aconcagua", height: 6961), Peak(name: "Ojos del Salado", height: 6893),
        Peak(name: "Huascarán", height: 6768), Peak(name: "Chimborazo", height: 6263),
      ]
    ),
    PeakRange(
      name: "Caucasus",
      peaks: [
        Peak(name: "Elbrus", height: 5642), Peak(name: "Shkhara", height: 5193), Peak(name: "Kazbek", height: 5054),
      ]
    ),
    PeakRange(
      name: "Himalayas",
      peaks: [
        Peak(name: "Everest", height: 8849), Peak(name: "Kangchenjunga", height: 8586),
        Peak(name: "Lhotse", height: 8516), Peak(name: "Makalu", height: 8485), Peak(name: "Cho Oyu", height: 8188),
      ]
    ),
  ]
}
