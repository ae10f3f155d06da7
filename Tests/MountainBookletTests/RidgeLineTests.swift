import Foundation
import Testing

@testable import mountain_booklet

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct RidgeLineTests {
  private let booklet: Booklet

  init() throws {
    booklet = try Booklet.bundled()
  }

  private func pictures(_ appearance: RidgeAppearance) -> [String] {
    [RidgeLine.hero(booklet, appearance)] + booklet.ranges.map { RidgeLine.range($0, appearance) }
      + booklet.mountains.prefix(120).map { RidgeLine.mountain($0, appearance) }
  }

  @Test(arguments: RidgeAppearance.allCases)
  func `every picture is well formed, small and silent`(_ appearance: RidgeAppearance) {
    for picture in pictures(appearance) {
      let reader = ElementReader()
      let parser = XMLParser(data: Data(picture.utf8))
      parser.delegate = reader
      #expect(parser.parse())
      #expect(reader.names.first == "svg")
      let allowed: Set = ["svg", "defs", "linearGradient", "radialGradient", "stop", "path", "circle"]
      #expect(Set(reader.names).subtracting(allowed) == [])
      #expect(!picture.contains("href"))
      #expect(!picture.contains("nan") && !picture.contains("inf"))
      #expect(picture.utf8.count <= (picture.contains("width=\"1600\"") ? 8500 : 6500))
    }
  }

  @Test func `the same mountain always gives the same picture`() throws {
    let again = try Booklet.bundled()
    for (first, second) in zip(booklet.ranges, again.ranges) {
      #expect(RidgeLine.range(first, .light) == RidgeLine.range(second, .light))
    }
    // The published figures of FNV-1a and SplitMix64: a hash that depended on the process would not repeat them.
    #expect(StableHash.value(of: "a") == 0xAF63_DC4C_8601_EC8C)
    var generator = StableGenerator(seed: 0)
    #expect(generator.next() == 0xE220_A839_7B1D_CDAF)
  }

  @Test func `light and dark differ, and so do mountains`() {
    let light = pictures(.light)
    #expect(Set(light).count == light.count)
    #expect(Set(light).isDisjoint(with: pictures(.dark)))
  }

  @Test func `the same landscape lies under both skies`() throws {
    let range = try #require(booklet.ranges.first)
    let outlines = RidgeAppearance.allCases.map { appearance in
      RidgeLine.range(range, appearance).split(separator: "d=\"").last
    }
    #expect(outlines[0] == outlines[1])
  }

  @Test func `a picture says its size`() throws {
    let range = try #require(booklet.ranges.first)
    let picture = RidgeLine.range(range, .dark)
    let opening =
      #"<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400" viewBox="0 0 640 400">"#
    #expect(picture.hasPrefix(opening))
  }

  @Test func `a profile goes from west to east and peaks at one`() throws {
    let alps = try #require(booklet.ranges.first)
    let profile = RidgeLine.profile(of: alps)
    #expect(profile.count == alps.mountains.count)
    #expect(profile.max() == 1)
    #expect(alps.mountainsByLongitude.first?.name == "Barre des Écrins")
    #expect(profile.first == 4102.0 / 4806.0)
  }

  @Test(arguments: [0, 1, 2, 40])
  func `draws ranges of any size`(_ count: Int) {
    let mountains = (0..<count).map { index in
      Mountain(
        slug: "m\(index)",
        name: "M\(index)",
        localName: nil,
        height: 1,
        latitude: 90,
        longitude: 180,
        countries: [],
        firstAscent: nil,
        ascentNote: nil,
        note: nil
      )
    }
    let range = MountainRange(
      slug: "r",
      name: "R",
      continent: nil,
      countries: [],
      summary: "",
      mountains: mountains
    )
    let picture = RidgeLine.range(range, .light)
    #expect(XMLParser(data: Data(picture.utf8)).parse())
    #expect(!picture.contains("nan"))
    #expect(RidgeLine.profile(of: range).count == count)
  }
}

private final class ElementReader: NSObject, XMLParserDelegate {
  private(set) var names: [String] = []

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    names.append(name)
  }
}
