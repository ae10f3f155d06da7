import Cairn

/// Made-up sections of twelve rows and nine cards, in ASCII or with other scripts and emoji in them.
struct TerminalData {
  struct Chapter: CollectionSection {
    struct Row: Hashable, Identifiable, Sendable {
      var id: Int
      var title: String
      var detail: String
    }

    var id: Int
    var title: String
    var rows: [Row]
    var cards: [Row]
  }

  var sections: [AnySection]

  init(sectionCount: Int, isMixed: Bool) {
    let names =
      isMixed
      ? ["Mont Blanc", "富士山", "Ślęża", "K2 🏔", "한라산", "Dufourspitze", "槍ヶ岳"]
      : ["Mont Blanc", "Fuji", "Rysy", "Aconcagua", "Hallasan", "Dufourspitze", "Eiger"]
    let text =
      isMixed
      ? "A long ridge above 白い氷河, with a hut below its top."
      : "A long ridge above the white glacier, with a hut below its top."
    sections = (0..<sectionCount).map { number in
      let rows = (0..<12).map {
        Chapter.Row(id: $0, title: "\(names[($0 + number) % 7]) \($0)", detail: "\(4_000 + $0 * 7) m")
      }
      let cards = (0..<9).map { Chapter.Row(id: $0, title: "\(names[($0 + number) % 7]) \($0)", detail: text) }
      return AnySection(Chapter(id: number, title: "Range \(number)", rows: rows, cards: cards))
    }
  }
}

/// A header, rows of a title and a detail, and cards with borders in three columns.
struct TerminalView: View {
  let data: TerminalData

  var body: some View {
    CollectionView(sections: data.sections) { ChapterController() }
  }

  struct ChapterController: SectionController {
    func view(for section: TerminalData.Chapter) -> some View {
      VStack(alignment: .leading) {
        Text(section.title).font(.headline)
        ForEach(section.rows) { row in
          HStack {
            Text(row.title)
            Spacer()
            Text(row.detail).foregroundColor(.secondary)
          }
        }
        LazyVGrid(columns: [GridItem(), GridItem(), GridItem()], alignment: .leading) {
          ForEach(section.cards) { card in
            VStack(alignment: .leading) {
              Text(card.title).bold()
              Text(card.detail)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .border(.blue)
          }
        }
      }
    }
  }
}
