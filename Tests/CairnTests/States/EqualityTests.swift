import Testing

@testable import Cairn

@Suite struct EqualityTests {
  private struct Incomparable { var action: () -> Void = {} }

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
    func other(_ number: Int) -> Incomparable { Incomparable { _ = number } }
    #expect(firstIndex(of: other(2), in: [other(1)]) == nil)
    #expect(!isComparable(other(1)))
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
    #expect(!isComparable(Hut(action: {})))
    #expect(isComparable(Hut()))
    #expect(!isComparable(Water.tap([Incomparable()])))
    #expect(areAlike(Warden(), Warden()) == nil)
    #expect(areAlike([1: Hut()], [1: Hut(places: 2)]) == nil)
  }

  private indirect enum Chain {
    case end(Named)
    case link(Chain)
  }

  private struct Secretive: CustomReflectable {
    var number = 0
    var customMirror: Mirror { Mirror(self, children: [], displayStyle: .struct) }
  }

  @Test func `trusts no value that describes itself otherwise`() {
    #expect(!isComparable(Secretive()))
    #expect(areAlike(Secretive(number: 1), Secretive(number: 2)) == nil)
    #expect(areAlike([Secretive(number: 1)], [Secretive(number: 2)]) == nil)
    #expect(areAlike(Optional(Secretive(number: 1)), Secretive(number: 2)) == nil)
  }

  /// Four parts each, to a depth.
  private struct Parts {
    var first: Any = Named()
    var second: Any = Named()
    var third: Any = Named()
    var fourth: Any = Named()

    init(_ depth: Int) {
      if depth < 7 {
        let part = Parts(depth + 1)
        (first, second, third, fourth) = (part, part, part, part)
      }
    }
  }

  @Test func `gives up on values that are too deep or too many`() {
    func chain(_ length: Int) -> Chain { (0..<length).reduce(.end(Named())) { chain, _ in .link(chain) } }
    #expect(areAlike(chain(10), chain(10)) == true)
    #expect(areAlike(chain(10), chain(11)) == false)
    #expect(areAlike(chain(1_000), chain(1_000)) == nil)
    func many(_ number: Int) -> [Named] { Array(repeating: Named(number: number), count: 10_000) }
    #expect(isComparable(many(1)))
    #expect(areAlike(many(1), many(2)) == false)
    #expect(areAlike(Parts(0), Parts(0)) == nil)
  }
}
