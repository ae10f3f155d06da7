import Cairn

/// The widths for which layouts are made.
struct LayoutWidths: Hashable {
  /// In ascending order, at least one.
  let widths: [Double]
  let height: Double
  let traits: LayoutTraits
  /// The direction in which sections follow one another.
  let axis: Axis
  /// No page is wider.
  private static let greatest = 1e6

  init(_ options: HTMLOptions, traits: LayoutTraits, axis: Axis) {
    let usable = Set(options.layoutWidths.filter { $0 > 0 && $0 <= Self.greatest }).sorted()
    widths = usable.isEmpty ? [1080] : usable
    height = options.layoutHeight.isFinite && options.layoutHeight > 0 ? options.layoutHeight : 800
    self.traits = traits
    self.axis = axis
  }

  /// The width that stands for all where one has to.
  var reference: Double { widths[widths.count / 2] }

  func environment(width: Double) -> LayoutEnvironment {
    LayoutEnvironment(container: LayoutContainer(width: width, height: height), traits: traits)
  }
}
