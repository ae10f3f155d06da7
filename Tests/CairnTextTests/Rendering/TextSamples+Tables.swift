import Cairn

extension TextSamples {
  private struct Peak {
    var name: String
    var height: Int
    var countries = "France, Italy"
    var note: String
    var metres: String { "\(height / 1000),\(height % 1000) m" }
  }

  private static let alps = [
    Peak(name: "Mont Blanc", height: 4806, note: "The highest mountain of the Alps, with a white summit"),
    Peak(name: "Dufourspitze", height: 4634, countries: "Switzerland", note: "On the ridge of Monte Rosa"),
    Peak(name: "槍ヶ岳", height: 3180, countries: "Japan", note: ""),
  ]

  static var tables: [Sample] {
    [
      sample("table") {
        Table(alps) {
          TableColumn("Peak", value: \.name).rowHeader()
          TableColumn("Height", value: \.metres).alignment(.numeric).sorted(.descending)
          TableColumn("Countries", value: \.countries)
          TableColumn("What is to be said about it", value: \.note)
        }
        .caption("High peaks")
        .tableOverflow(.stacks)
        Text("That is all.")
      },
      sample("table-borders") {
        ForEach(TableBorder.allCases, id: \.self) { border in
          Table(alps) {
            TableColumn("Peak", value: \.name)
            TableColumn("Height in metres", value: \.height)
            TableColumn("Note", value: \.note)
          }
          .tableBorder(border)
        }
      },
      sample("table-sections") {
        Table(of: Peak.self) {
          TableColumn("Peak", value: \.name).rowHeader().footer("Highest")
          TableColumn("Height", value: \.height).footer("4806").sorted()
          TableColumn("Countries") { peak in Link(peak.countries, destination: "https://example.com") }
        } rows: {
          Section("Alps") { ForEach(alps.prefix(2), id: \.name) { TableRow($0) } }
          Section("*Hida*") { ForEach(alps.suffix(1), id: \.name) { TableRow($0) } }
        }
        .tableBorder(.lines)
        Table(of: Peak.self) {
          TableColumn("Peak", value: \.name).footer("Highest")
          TableColumn("Height", value: \.height).footer("4806")
        } rows: {
          Section("Alps") { ForEach(alps.prefix(2), id: \.name) { TableRow($0) } }
          Section("Hida") { ForEach(alps.suffix(1), id: \.name) { TableRow($0) } }
        }
      },
      sample("table-columns") {
        Table(alps) {
          TableColumn("Fixed", value: \.name).width(80)
          TableColumn("At least", value: \.height).width(min: 96)
          TableColumn("First", value: \.note).layoutPriority(1)
          TableColumn("Middle", value: \.countries).alignment(.center)
        }
        Table(alps) {
          TableColumn("", value: \.name)
          TableColumn("", value: \.height)
        }
        Table(alps) {
          TableColumn("Mirrored", value: \.name)
          TableColumn("Height", value: \.height)
        }
        .tableBorder(.rounded)
        .environment(\.layoutDirection, .rightToLeft)
      },
      sample("grid-columns") {
        Grid(alignment: .leading) {
          GridRow {
            Text("Peak"); Text("Height"); Text("Country")
          }
          Text("spans all columns")
          GridRow {
            Text("Mont Blanc"); Text("4,806 m").gridColumnAlignment(.trailing); Text("France, Italy")
          }
          GridRow {
            Text("two columns of three").gridCellColumns(2); Text("last")
          }
          Divider().gridCellUnsizedAxes(.horizontal)
          GridRow {
            Text("end").gridCellAnchor(.bottomTrailing); Text("two\nlines")
          }
          GridRow {
            Text("Eiger"); Text("3,967 m").bold(); Text("Switzerland")
          }
        }
      },
      sample("table-views") {
        Table([1, 2]) {
          TableColumn("Stack") { number in
            Text("First \(number)")
            Text("Second").foregroundColor(.secondary)
          }
          TableColumn("Progress") { number in ProgressView(value: Double(number) / 2) }
          TableColumn("Table") { number in
            Table([number]) {
              TableColumn("Inner", value: \.description)
              TableColumn("Other", value: \.self)
            }
          }
        }
        Table([Int]()) { TableColumn("Nothing", value: \.self) }.caption("Empty")
      },
    ]
  }
}
