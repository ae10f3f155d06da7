import Cairn

/// Lists of which one or several items can be chosen.
struct SelectionPage: View {
  var body: some View {
    VStack(spacing: 0) {
      Form(action: "selection.html") {
        Section(Peak.highest) { peak in
          ListCell(peak.name, secondaryText: peak.country)
        } header: {
          Text("Several")
        }
        .layout(.list(.plain))
        Button("Send", action: FormAction(value: "send"))
      }
      .selection(.multiple, name: "peaks", selected: ["k2"])
      Form(action: "selection.html", method: .get) {
        Section(Peak.alps) { peak in
          ListCell(peak.name)
        } header: {
          Text("One")
        }
        .layout(.list(.insetGrouped))
        Button("Choose")
      }
      .selection(.single, name: "peak", selected: ["mont-blanc"])
    }
    .navigationTitle("Selection")
  }
}
