import Testing

@testable import mountain_booklet

@Suite struct MountainDataTests {
  private let booklet: Booklet

  init() throws {
    booklet = try Booklet.bundled()
  }

  @Test func `holds at least twenty ranges and a hundred and fifty peaks from every continent`() {
    #expect(booklet.ranges.count >= 20)
    #expect(booklet.mountains.count >= 150)
    let continents = Set(booklet.continents.map(\.name))
    let expected: Set = ["Africa", "Antarctica", "Asia", "Europe", "North America", "Oceania", "South America"]
    #expect(continents == expected)
  }

  @Test func `repeats no name and no slug`() {
    let names = booklet.mountains.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Set(booklet.mountains.map(\.slug)).count == names.count)
    #expect(Set(booklet.ranges.map(\.slug)).count == booklet.ranges.count)
    #expect(Set(booklet.ranges.map(\.name)).count == booklet.ranges.count)
  }

  @Test func `states the slug that the name would make`() {
    for mountain in booklet.mountains {
      #expect(mountain.slug == Slug.make(from: mountain.name), "\(mountain.name)")
    }
  }

  @Test func `heights lie between a hill and Everest`() {
    for mountain in booklet.mountains {
      #expect((500...8849).contains(mountain.height), "\(mountain.name)")
    }
    #expect(booklet.mountains.max { $0.height < $1.height }?.name == "Everest")
  }

  @Test func `every peak stands inside each of its countries`() {
    for mountain in booklet.mountains {
      for country in mountain.countries {
        let isInside = CountryBox.all[country]?.contains { $0.contains(mountain.coordinate) }
        #expect(isInside == true, "\(mountain.name) at \(mountain.coordinateText) in \(country)")
      }
    }
  }

  @Test func `no box of a country is without a peak`() {
    let used = Set(booklet.mountains.flatMap(\.countries))
    #expect(Set(CountryBox.all.keys) == used)
  }

  @Test func `a range names the countries of its peaks`() {
    for range in booklet.ranges {
      #expect(Set(range.countries) == Set(range.mountains.flatMap(\.countries)), "\(range.name)")
    }
  }

  @Test func `peaks of a range are never an ocean apart`() {
    for range in booklet.ranges {
      for mountain in range.mountains {
        let others = range.mountains.filter { $0.slug != mountain.slug }
        let nearest = others.map { $0.coordinate.distance(to: mountain.coordinate) }.min() ?? .infinity
        #expect(nearest < 1500, "\(mountain.name) is \(nearest) km from the rest of \(range.name)")
      }
    }
  }

  @Test func `first ascents lie in the past and exclude other claims`() {
    for mountain in booklet.mountains {
      if let ascent = mountain.firstAscent {
        #expect((1300...2025).contains(ascent.year), "\(mountain.name)")
        #expect(mountain.ascentNote == nil, "\(mountain.name)")
      }
    }
    #expect(booklet.mountains.count { $0.firstAscent != nil } >= 150)
  }

  @Test func `notes and summaries are sentences`() {
    for text in booklet.mountains.compactMap(\.note) + booklet.ranges.map(\.summary) {
      #expect(text.hasSuffix("."), "\(text)")
      #expect((20...140).contains(text.count), "\(text)")
    }
  }

  @Test func `local names bring scripts from both directions`() {
    let scalars = booklet.mountains.compactMap(\.localName).flatMap(\.unicodeScalars)
    let blocks: [ClosedRange<UInt32>] = [
      0x400...0x4FF, 0x590...0x5FF, 0x600...0x6FF, 0x900...0x97F, 0x4E00...0x9FFF, 0xAC00...0xD7AF,
    ]
    for block in blocks {
      #expect(scalars.contains { block.contains($0.value) }, "no letter from U+\(String(block.lowerBound, radix: 16))")
    }
  }
}
