import Cairn

extension Booklet {
  /// The page that leads to all others.
  var index: ViewModel {
    let counts = "\(ranges.count) mountain ranges and \(mountains.count) peaks"
    return ViewModel(
      page: .index(of: self),
      description: "\(counts), where they stand, how high they are and who climbed them first."
    ) {
      Sections.Opening(
        picture: image,
        title: title,
        localName: nil,
        subtitle: counts,
        text: nil,
        path: []
      )
      for continent in continents {
        Sections.MountainRanges(name: continent.name, items: continent.ranges.map { .mountainRange($0) })
      }
      Sections.HighestMountains(name: "The highest peaks", items: highest(12))
    }
  }

  /// Returns the highest mountains, equal heights by slug.
  private func highest(_ count: Int) -> [Sections.HighestMountains.Item] {
    let all = ranges.flatMap { range in range.mountains.map { ($0, range.name) } }
    let ordered = all.sorted { ($1.0.height, $0.0.slug) < ($0.0.height, $1.0.slug) }
    return ordered.prefix(count).enumerated().map { index, entry in
      Sections.HighestMountains.Item(rank: index + 1, mountain: entry.0, range: entry.1)
    }
  }

  /// Returns the page of a range.
  func page(of range: MountainRange) -> ViewModel {
    let count = range.mountains.count == 1 ? "1 peak" : "\(range.mountains.count) peaks"
    return ViewModel(page: .range(range), description: range.summary) {
      Sections.Opening(
        picture: range.image,
        title: range.name,
        localName: nil,
        subtitle: "\(count) in \(range.countriesText)",
        text: range.summary,
        path: [.index(of: self)]
      )
      Sections.Mountains(
        name: range.mountains.count == 1 ? "Its peak" : "Peaks, the highest first",
        items: range.mountainsByHeight.map { .mountain($0) }
      )
    }
  }

  /// Returns the page of a mountain in its range.
  func page(of mountain: Mountain, in range: MountainRange) -> ViewModel {
    let place = "\(mountain.heightText) high, in \(mountain.countriesText)"
    return ViewModel(
      page: .mountain(mountain),
      description: [("\(mountain.name) is \(place)."), mountain.note].compactMap { $0 }.joined(separator: " ")
    ) {
      Sections.Opening(
        picture: mountain.image,
        title: mountain.name,
        localName: LocalName(of: mountain),
        subtitle: place,
        text: mountain.note,
        path: [.index(of: self), .range(range)]
      )
      Sections.Facts(name: "Facts", items: facts(of: mountain, in: range))
      Sections.Neighbours(name: "Nearest peaks", items: neighbours(of: mountain, count: 8))
    }
  }

  private func facts(of mountain: Mountain, in range: MountainRange) -> [Sections.Facts.Item] {
    let ascent = mountain.firstAscent
    return [
      Sections.Facts.Item(
        label: "Height",
        symbol: "mountain.2",
        value: mountain.heightText,
        detail: mountain.feetText
      ),
      Sections.Facts.Item(
        label: "First ascent",
        symbol: "flag",
        value: ascent.map { "\($0.year)" } ?? "Not recorded",
        detail: ascent.map(\.party) ?? mountain.ascentNote
      ),
      Sections.Facts.Item(
        label: mountain.countries.count == 1 ? "Country" : "Countries",
        symbol: "globe",
        value: mountain.countriesText,
        detail: range.name
      ),
      Sections.Facts.Item(
        label: "Position",
        symbol: "mappin.and.ellipse",
        value: mountain.coordinate.latitudeText,
        detail: mountain.coordinate.longitudeText
      ),
    ]
  }
}
