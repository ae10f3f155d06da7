import Cairn

/// What the items of the layout specimens show.
struct Peak: Hashable, Identifiable {
  let name: String
  let metres: Int
  let words: String

  var id: String { name }

  static let all = [
    Peak(name: "Rysy", metres: 2499, words: "Rysy is the highest peak in Poland."),
    Peak(name: "Giewont", metres: 1894, words: "A sleeping knight, say the people of Zakopane."),
    Peak(name: "Świnica", metres: 2301, words: "The first peak of the Eagle's Path."),
    Peak(name: "Mnich", metres: 2068, words: "A climbers' peak above the lake Morskie Oko."),
    Peak(name: "Kościelec", metres: 2155, words: "It looks like a small church."),
    Peak(name: "Łomnica", metres: 2634, words: "A cable car has led to its top since 1940."),
    Peak(
      name: "Gerlach",
      metres: 2655,
      words: "The highest peak of the Carpathians, which are the longest range in Europe."
    ),
    Peak(name: "Krywań", metres: 2495, words: "The pride of the Slovaks."),
  ]

  static func named(_ count: Int) -> [Peak] {
    (0..<count).map { all[$0 % all.count] }.enumerated().map { index, peak in
      index < all.count
        ? peak : Peak(name: "\(peak.name) \(index / all.count + 1)", metres: peak.metres, words: peak.words)
    }
  }
}

/// A peak in words of several lines.
struct PeakCard: View {
  let peak: Peak

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(peak.name) \(peak.metres) m")
      Text(peak.words).foregroundColor(.secondary)
    }
  }
}
