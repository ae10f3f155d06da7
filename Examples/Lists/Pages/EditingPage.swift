import Cairn

/// A list that can be edited: items are removed, moved and chosen.
struct EditingPage: View {
  var log = PeakLog(peaks: Peak.highest)
  /// Whether the reader is in the middle of editing.
  var isEditing = false

  var body: some View {
    Form(action: "editing.html") {
      EditButton()
      Section(log.peaks) { peak in
        ListCell(peak.name, secondaryText: peak.country, image: Image(systemName: peak.symbol))
          .destination("index.html")
          .state(peak.id == log.moved ? CellState(\.isReordering) : CellState())
          .onConfigurationUpdate { cell, state in
            if state.isReordering { cell.contentConfiguration.textProperties.font = .headline }
          }
          .accessories {
            Accessory.delete(action: "delete")
            Accessory.label(text: peak.heightText, displayed: .whenNotEditing)
            Accessory.disclosureIndicator(displayed: .whenNotEditing)
            Accessory.reorder()
          }
      } header: {
        Text("Summits")
      }
      .layout(.list(.insetGrouped))
      Button("Archive the chosen ones", action: FormAction(value: "archive"))
    }
    .selection(.multiple, displayed: .whenEditing)
    // Terminals may edit what no page was left so.
    .transformEnvironment(\.editMode) { if isEditing { $0 = .constant(.active) } }
    .navigationTitle("Editing")
  }
}
