extension Theme {
  /// The sizes of words, from those of running text.
  public struct TypeScale: Hashable, Sendable {
    /// The size of running text in points, between 12 and 28; 17 by default.
    public let body: Double
    /// How much larger titles are than running text, as a share of the usual difference, between 0 and 2; 1 by default.
    public let titles: Double

    /// The sizes that were given and are not used.
    let unusable: [UnusableSize]

    /// Creates a scale; values outside of the ranges count as the nearest value inside, and are diagnostics of the theme.
    public init(body: Double = 17, titles: Double = 1) {
      self.body = body.isNaN ? 17 : min(max(body, 12), 28)
      self.titles = titles.isNaN ? 1 : min(max(titles, 0), 2)
      unusable = [
        UnusableSize("The size of running text", body, used: self.body, "between 12 and 28"),
        UnusableSize("The share of titles", titles, used: self.titles, "between 0 and 2"),
      ].compactMap { $0 }
    }

    /// The sizes of iOS.
    public static let standard = TypeScale()
    /// Smaller words, for pages with much data.
    public static let small = TypeScale(body: 15, titles: 0.9)
    /// Larger words, for pages that are read at length.
    public static let large = TypeScale(body: 19, titles: 1.1)

    /// Returns the size in points of words that usually have another; no words are smaller than 11 points.
    package func size(of usual: Double) -> Double {
      let share = usual / 17
      return max(body * (share > 1 ? 1 + (share - 1) * titles : share), min(usual, 11))
    }
  }
}
