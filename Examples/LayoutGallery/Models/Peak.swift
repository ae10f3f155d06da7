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

  static let all = [
    PeakRange(
      name: "Alps",
      peaks: [
        Peak(name: "Mont Blanc", height: 4806, reports: 12),
        Peak(name: "Dufourspitze", height: 4634),
        Peak(name: "Dom", height: 4545, reports: 1),
        Peak(name: "Weisshorn", height: 4506),
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
}
