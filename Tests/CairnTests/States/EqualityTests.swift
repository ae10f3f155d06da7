import Testing

@testable import Cairn

@Suite struct EqualityTests {
  private struct Incomparable { let action = {} }

  private enum Peak: Equatable {
    case named(String)
    case unnamed
  }

  @Test func `finds values whose type is comparable`() {
    #expect(firstIndex(of: 3, in: [1, 2, 3, 3]) == 2)
    #expect(firstIndex(of: true, in: [false, true]) == 1)
    #expect(firstIndex(of: Peak.named("Piz Buin"), in: [.unnamed, .named("Piz Buin")]) == 1)
    #expect(firstIndex(of: 4, in: [1, 2, 3]) == nil)
    #expect(firstIndex(of: 4, in: []) == nil)
  }

  @Test func `finds optional values, also nil`() {
    #expect(firstIndex(of: 2, in: [nil, 1, 2] as [Int?]) == 2)
    #expect(firstIndex(of: nil, in: [1, nil] as [Int?]) == 1)
    #expect(firstIndex(of: nil, in: [1, 2] as [Int?]) == nil)
  }

  @Test func `finds values whose type is known only when it runs`() {
    let values: [any Hashable] = [1, "1", 1.5]
    #expect(firstIndex(of: "1", in: values) == 1)
    #expect(firstIndex(of: 1.5, in: values) == 2)
    #expect(firstIndex(of: "2", in: values) == nil)
  }

  @Test func `finds nothing that cannot be compared`() {
    #expect(firstIndex(of: Incomparable(), in: [Incomparable()]) == nil)
  }

  private struct Hut {
    var name = "Konkordia"
    var places: Int? = 155
    var water = Water.none
    var guests = [(name: "Ada", nights: 1)]
    var action: (() -> Void)?
  }

  private enum Water {
    case none
    case spring
    case tap([Incomparable])
    case source(Hut.Type, litres: Int)
  }

  private final class Warden {}

  private struct Named: CustomStringConvertible {
    let description = "named"
    var number = 0
  }

  @Test func `compares properties, cases and elements of values that are not Equatable`() {
    #expect(areAlike(Hut(), Hut()) == true)
    for change in [
      { $0.name = "Mönchsjoch" }, { $0.places = nil }, { $0.places = 120 }, { $0.water = .spring },
      { $0.guests[0].nights = 2 }, { $0.guests = [] }, { $0.water = .tap([]) },
    ] as [(inout Hut) -> Void] {
      var other = Hut()
      change(&other)
      #expect(areAlike(Hut(), other) == false)
      #expect(areAlike(other, other) == true)
    }
    #expect(areAlike(Named(number: 1), Named(number: 2)) == false)
    #expect(firstIndex(of: Hut(places: 3), in: [Hut(), Hut(places: 3)]) == 1)
  }

  @Test func `says nothing of what cannot be compared`() {
    #expect(areAlike(Hut(action: {}), Hut(action: {})) == nil)
    #expect(areAlike(Hut(name: "a", action: {}), Hut(name: "b", action: {})) == nil)
    #expect(areAlike(Water.tap([Incomparable()]), .tap([Incomparable()])) == nil)
    #expect(areAlike(Water.source(Hut.self, litres: 1), .source(Hut.self, litres: 1)) == nil)
    #expect(areAlike(Warden(), Warden()) == nil)
    #expect(areAlike([1: Hut()], [1: Hut()]) == nil)
    #expect(areAlike({}, {}) == nil)
  }
}
