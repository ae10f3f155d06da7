import Cairn

/// The data of the page that is measured: galleries of 8 cards and lists of 12 rows in turn.
struct ShowcaseData {
  struct Gallery: CollectionSection {
    let id: Int
    let title: String
    let cards: [Card]
  }

  struct Card: Hashable, Sendable {
    let address: String
    let picture: String
    let title: String
  }

  struct Listing: CollectionSection {
    let id: Int
    let title: String
    let rows: [Row]
  }

  struct Row: Hashable, Sendable {
    let address: String
    let title: String
    let detail: String
    let value: String
  }

  let sections: [AnySection]

  /// Creates the data of so many sections: about 10 % of the strings need escaping, 8 % are not ASCII and half are
  /// short.
  init(sectionCount: Int) {
    var words = WordSource()
    sections = (0..<sectionCount).map { index in
      guard index.isMultiple(of: 2) else {
        let rows = (0..<12).map { row in
          Row(
            address: "peaks/\(index)-\(row).html",
            title: words.next(),
            detail: words.next() + " " + words.next(),
            value: "\(words.number(8849)) m"
          )
        }
        return Listing(id: index, title: words.next(), rows: rows).eraseToAnySection()
      }
      let cards = (0..<8).map { card in
        Card(address: "ranges/\(index)-\(card).html", picture: "pictures/\(index)-\(card).svg", title: words.next())
      }
      return Gallery(id: index, title: words.next(), cards: cards).eraseToAnySection()
    }
  }
}

/// Words from a fixed sequence of random numbers.
private struct WordSource {
  private var state: UInt64 = 0x5EED

  mutating func number(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  mutating func next() -> String {
    let names = ["Eiger", "Mont Blanc", "Cerro Torre", "Aoraki", "Denali", "Nanga Parbat", "Kangchenjunga"]
    let name = names[number(names.count)]
    switch number(100) {
    case 0..<10: return "\(name) & <friends>"
    case 10..<18: return "\(name) – Höhenweg"
    case 18..<60: return "\(name) \(number(100))"
    default: return "\(name), seen from the north on a clear day"
    }
  }
}
