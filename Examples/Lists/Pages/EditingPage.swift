import Cairn

/// A list that can be edited: items are removed, inserted, moved and chosen.
struct EditingPage: View {
  var body: some View {
    Form(action: "editing.html") {
      EditButton()
      Section(Peak.highest) { peak in
        ListCell(peak.name, secondaryText: peak.country, image: Image(systemName: peak.symbol))
          .destination("index.html")
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
    .navigationTitle("Editing")
  }
}
