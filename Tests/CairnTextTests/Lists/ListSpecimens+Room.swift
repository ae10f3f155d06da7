import Cairn

/// Headers of every look and what unfolds under them, and the room around rows.
extension ListSpecimens {
  static var room: [Specimen] { [headerCells, unfoldingHeader, rowMargins, emptyLists] }

  private static var headerCells: Specimen {
    let contents: [ContentConfiguration] = [
      .plainHeader(), .groupedHeader(), .prominentInsetGroupedHeader(), .extraProminentInsetGroupedHeader(),
    ]
    return Specimen("header-cells") {
      VStack(alignment: .leading) {
        ForEach([ListConfiguration.Appearance.plain, .insetGrouped], id: \.self) { appearance in
          ForEach(contents, id: \.preset) { content in
            Section {
              ListCell("Rysy")
            } header: {
              header(content)
            }
            .layout(.list(appearance))
          }
        }
      }
    }
  }

  private static func header(_ content: ContentConfiguration) -> ListCell {
    var content = content
    content.text = content.preset.rawValue
    return ListCell(content)
  }

  private static var unfoldingHeader: Specimen {
    Specimen("unfolding-header") {
      ForEach([ListConfiguration.Appearance.insetGrouped, .plain, .sidebar], id: \.self) { appearance in
        Section {
          DisclosureGroup("High Tatras", isExpanded: true) {
            ForEach(Array(Peak.all.prefix(2)), id: \.name) { row($0) }
            DisclosureGroup("Around it") { Text("Mnich") }
          }
        }
        .layout(.list(appearance, header: .firstItemInSection))
      }
    }
  }

  private static var rowMargins: Specimen {
    let insets = EdgeInsets(top: 27, leading: 32, bottom: 27, trailing: 32)
    var content = ContentConfiguration.subtitleCell()
    content.text = "Words and further words"
    content.secondaryText = "a line apart"
    content.textToSecondaryTextVerticalPadding = 16
    let apart = content
    return Specimen("row-margins") {
      List {
        ListCell("A cell", secondaryText: "with insets", image: Image(systemName: "star"))
          .accessories { Accessory.disclosureIndicator() }
          .listRowInsets(insets)
        Text("Words with insets, which are long enough for more lines than one").listRowInsets(insets)
        Text("Words").listRowBackground(Color.blue)
        HStack {
          Text("Parts")
          Spacer()
          Text("of a row")
        }
        .listRowBackground(Color.green)
        ListCell(apart)
        ListCell("At the end", secondaryText: "and so is this").multilineTextAlignment(.trailing)
        Label("A label of more words than a line has room for", systemImage: "star").lineLimit(1)
      }
      .layout(.list(.insetGrouped))
    }
  }

  private static var emptyLists: Specimen {
    Specimen("empty-lists") {
      VStack {
        ForEach([ListConfiguration.Appearance.plain, .insetGrouped], id: \.self) { appearance in
          Section {
            EmptyView()
          } header: {
            Text("Tatras")
          } footer: {
            Text("No peaks yet.")
          }
          .layout(.list(appearance))
        }
        Text("What stands in the middle")
      }
    }
  }
}
