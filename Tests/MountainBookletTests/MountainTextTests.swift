import Foundation
import Testing

@testable import mountain_booklet

@Suite struct MountainTextTests {
  private let booklet: Booklet

  init() throws {
    booklet = try Booklet.bundled()
  }

  private func mountain(_ slug: String) throws -> Mountain {
    try #require(booklet.mountains.first { $0.slug == slug })
  }

  @Test func `heights, feet, places and ascents are words for a page`() throws {
    let peak = try mountain("mont-blanc")
    #expect(peak.heightText == "4,806\u{A0}m")
    #expect(peak.feetText == "15,768\u{A0}ft")
    #expect(peak.coordinateText == "45.83° N, 6.87° E")
    #expect(peak.countriesText == "France and Italy")
    #expect(peak.ascentText == "1786, Jacques Balmat and Michel-Gabriel Paccard")
    #expect(try mountain("cerro-torre").coordinateText == "49.29° S, 73.10° W")
    #expect(try mountain("mount-adams").ascentText == "1854")
    #expect(try mountain("tai-shan").ascentText == "Climbed since antiquity.")
  }

  @Test(arguments: [(0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567"), (-1000, "-1,000")])
  func `groups thousands`(_ number: Int, _ text: String) {
    #expect(Mountain.grouped(number) == text)
  }

  @Test func `neighbours are the nearest peaks, wherever they are listed`() throws {
    let near = booklet.neighbours(of: try mountain("everest"), count: 3)
    #expect(near.map(\.mountain.name) == ["Lhotse", "Ama Dablam", "Makalu"])
    #expect(near.first?.distanceText == "3\u{A0}km")
    #expect(booklet.neighbours(of: try mountain("everest"), count: -1).isEmpty)
  }

  @Test func `knows the distance across the date line`() {
    let west = Coordinate(latitude: 0, longitude: 179.5)
    let east = Coordinate(latitude: 0, longitude: -179.5)
    #expect((west.distance(to: east) - 111.19).magnitude < 0.01)
  }

  @Test(arguments: [
    ("Großglockner", "grossglockner"), ("Aoraki/Mount Cook", "aoraki-mount-cook"), ("Waiʻaleʻale", "waialeale"),
    ("富士", "u5bcc-u58eb"), ("K2", "k2"), ("  --  ", "nf3a8e0"), ("Babia Góra", "babia-gora"),
  ])
  func `makes slugs that are safe as file names`(_ name: String, _ expected: String) {
    let slug = Slug.make(from: name)
    #expect(Slug.isValid(slug))
    #expect(slug == expected || (name.allSatisfy { !$0.isLetter && !$0.isNumber } && slug.hasPrefix("n")))
  }

  @Test func `the data format is what the models encode`() throws {
    let again = try Booklet.load(from: JSONEncoder().encode(booklet), named: "encoded.json")
    #expect(again == booklet)
  }
}
