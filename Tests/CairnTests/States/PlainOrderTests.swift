import CairnTestSupport
import Testing

@testable import Cairn

/// What the quick search finds must be the start of what the thorough one finds.
@Suite struct PlainOrderTests {
  /// A place as both searches tell it: the lists that have a part there, and where it is in each.
  private typealias Place = [Int: Int]

  /// Returns the places of parts whose kinds are told by both numbers of a part.
  private func places(of lists: [[RecordingOrder.Part]]) -> [Place] {
    var passed = Array(repeating: 0, count: lists.count)
    return RecordingOrder(lists).places.map { choices in
      var place: Place = [:]
      for list in choices.flatMap(\.lists) {
        place[list] = passed[list]
        passed[list] += 1
      }
      return place
    }
  }

  private func kind(of part: RecordingOrder.Part) -> Int { part.kind ?? -1 - part.identity }

  private func expectSameOrder(_ lists: [[RecordingOrder.Part]], _ comment: Comment) {
    let plain = PlainOrder(lists.map { $0.map(kind) })
    let first = plain.places.map { place in
      Place(uniqueKeysWithValues: place.map { ($0.list, $0.position) })
    }
    let rest = places(of: zip(lists, plain.positions).map { Array($0.dropFirst($1)) }).map { place in
      Place(uniqueKeysWithValues: place.map { ($0, $1 + plain.positions[$0]) })
    }
    #expect(first + rest == places(of: lists), comment)
  }

  @Test func `puts parts that only some lists have where all lists agree`() {
    let plain = PlainOrder([[1, 2, 3], [1, 3, 4], [2, 3]])
    #expect(plain.places.map { $0.map(\.list) } == [[0, 1], [0, 2], [0, 1, 2], [1]])
    #expect(plain.positions == [3, 3, 2])
  }

  @Test(arguments: [
    (kinds: [[1, 2, 3], [1, 3, 2]], positions: [1, 1]),
    (kinds: [[1, 2, 1], [3]], positions: [0, 0]),
    (kinds: [[1, 2, 3, 2], [1, 3]], positions: [1, 1]),
  ])
  func `stops where lists disagree or repeat something`(kinds: [[Int]], positions: [Int]) {
    #expect(PlainOrder(kinds).positions == positions)
  }

  @Test func `is the order of the thorough search for random lists`() {
    var plainPlaces = 0
    for seed in 0..<5_000 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let all = (0..<8).map { RecordingOrder.Part(identity: $0, kind: $0 < 3 ? 100 + $0 / 2 : nil) }
      let lists = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        var list = all.filter { _ in Int.random(in: 0..<3, using: &random) > 0 }
        if Int.random(in: 0..<8, using: &random) == 0 { list.shuffle(using: &random) }
        if Int.random(in: 0..<12, using: &random) == 0, let again = list.randomElement(using: &random) {
          list.append(again)
        }
        return list
      }
      expectSameOrder(lists, "seed \(seed)")
      plainPlaces += PlainOrder(lists.map { $0.map(kind) }).places.count
    }
    // The comparison is worth nothing if the quick search gives up at once.
    #expect(plainPlaces > 5_000)
  }
}
