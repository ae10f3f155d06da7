import Cairn
import CairnHTML

extension Specimen {
  static let tables = [
    Specimen("table") {
      VStack(alignment: .leading, spacing: 24) {
        Table(Peak.some) {
          TableColumn("Peak", value: \.name).rowHeader().footer("Highest")
          TableColumn("Height", value: \.height).sorted(.descending).footer("4110")
          TableColumn("Map") { peak in Link("Map", destination: "\(peak.height).html") }
        }
        .caption("Peaks of the *Bernese Alps*")
        .id("peaks")
        Table(Peak.some) {
          TableColumn("Name", value: \.name).width(120)
          TableColumn("Height & more", value: \.height).width(min: 64, max: 200)
          TableColumn("<Note>") { _ in
            Text("Two paragraphs")
            Text("in a cell, which are as long as they have to be so that they show in several lines")
          }
          .alignment(.trailing)
          TableColumn("Middle") { _ in Image(systemName: "star") }.alignment(.center)
        }
      }
    },
    Specimen("table-sections") {
      Table(of: Peak.self) {
        TableColumn("Peak", value: \.name)
        TableColumn("Height", value: \.height)
      } rows: {
        Section("Alps") { ForEach(Peak.some, id: \.name) { TableRow($0) } }
        Section("Himalaya") { ForEach([Peak(name: "Everest", height: 8849)], id: \.name) { TableRow($0) } }
      }
    },
    Specimen("table-stacking") {
      Table(Peak.some) {
        TableColumn("Peak", value: \.name).rowHeader().footer("Highest")
        TableColumn("Height in metres", value: \.height).sorted().footer("4,806")
        TableColumn("") { _ in Link("map", destination: "map.html") }
      }
      .caption("Peaks")
      .environment(\.tableOverflow, .stacks)
    },
    Specimen("table-without-titles") {
      Table(Peak.some) {
        TableColumn("", value: \.name).width(80)
        TableColumn("", value: \.height)
      }
    },
    Specimen("grid-columns") {
      Grid(alignment: .leading) {
        GridRow {
          Text("Peak"); Text("Height")
        }
        GridRow {
          Text("Eiger"); Text("3,967 m").gridColumnAlignment(.trailing)
        }
        GridRow { Text("two columns").padding(4).gridCellColumns(2) }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow {
          Text("corner").gridCellAnchor(.bottomTrailing); Text("two\nlines").gridCellAnchor(.topLeading)
        }
        GridRow {
          Text("Mönch");
          VStack {
            Text("4,110 m"); Text("approx.")
          }.padding(2).background(.yellow)
        }
        GridRow {
          Grid {
            GridRow {
              Text("inner"); Text("grid")
            }
          }; Image(systemName: "star")
        }
      }
    },
    Specimen("table-in-place") {
      Link(destination: "a.html") { Table([1]) { TableColumn("In a link", value: \.self) }.caption("Linked") }
      Button(destination: "a.html") { Table([1]) { TableColumn("In a button", value: \.self) }.caption("Pressed") }
      Table([1]) { TableColumn("", value: \.self) }.accessibilityLabel("Named").padding().background(.yellow)
      BulletList { Table([1]) { TableColumn("In an item", value: \.self) }.caption("Item") }
      List { Table([1]) { TableColumn("In a row", value: \.self) }.caption("Row") }
      Table([1]) {
        TableColumn("Table in a table") { _ in
          Table([1]) { TableColumn("Inner", value: \.self) }.caption("In a table")
        }
      }
    },
  ]
}
