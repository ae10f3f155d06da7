import Cairn

/// The widths for which layouts are compiled.
struct LayoutWidths: Hashable {
  /// In ascending order, at least one.
  let widths: [Double]
  let height: Double
  let traits: LayoutTraits
  /// The direction in which sections follow one another.
  let axis: Axis
  /// No page is wider.
  private static let greatest = 1e6

  /// Creates widths from an author's numbers; those that cannot be widths are left out.
  init(_ widths: [Double], height: Double, traits: LayoutTraits, axis: Axis) {
    let usable = Set(widths.filter { $0 > 0 && $0 <= Self.greatest }).sorted()
    self.widths = usable.isEmpty ? [1080] : usable
    self.height = height.isFinite && height > 0 ? height : 800
    self.traits = traits
    self.axis = axis
  }

  /// The width that represents all others.
  var reference: Double { widths[widths.count / 2] }

  func environment(width: Double) -> LayoutEnvironment {
    LayoutEnvironment(container: LayoutContainer(width: width, height: height), traits: traits)
  }
}
