import Cairn

/// A long table of words and numbers, as the comparison with rich has it too.
struct TerminalTable: View {
  let rowCount: Int

  private struct Row {
    var number: Int

    var name: String { Self.names[number % 7] }
    var height: String { String(4000 + number % 800) }
    var note: String { Self.notes[number % 3] }
    var country: String { Self.countries[number % 4] }

    private static let names = ["Mont Blanc", "Fuji", "Rysy", "Aconcagua", "Hallasan", "Dufourspitze", "Eiger"]
    private static let countries = ["France", "Japan", "Poland", "Argentina"]
    private static let notes = [
      "A long ridge above the white glacier", "With a hut below its top", "Climbed from the north in a long winter",
    ]
  }

  var body: some View {
    Table((0..<rowCount).map(Row.init)) {
      TableColumn("Number", value: \.number)
      TableColumn("Peak", value: \.name)
      TableColumn("Height", value: \.height).alignment(.numeric)
      TableColumn("Country", value: \.country)
      TableColumn("Note", value: \.note)
    }
    .tableBorder(.lines)
  }
}
