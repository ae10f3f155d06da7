import Cairn

/// What can be done with one mountain, to which its row leads: the row is shown as if it had been moved aside.
struct PeakActionsPage: View {
  let peak: Peak

  var body: some View {
    Form(action: "swiping.html") {
      Section {
        ListCell(peak.name, secondaryText: peak.country, image: Image(systemName: peak.symbol))
          .state(CellState(\.isSwiped))
          .onConfigurationUpdate { cell, state in
            if state.isSwiped { cell.backgroundConfiguration?.backgroundColor = .tertiaryFill }
          }
          .backgroundConfiguration(.listGroupedCell())
      }
      .layout(.list(.insetGrouped))
      Button("Pin", action: FormAction("pin", item: peak.id))
      Button("Flag", action: FormAction("flag", item: peak.id))
      Button("Delete", role: .destructive, action: FormAction("delete", item: peak.id))
    }
    .navigationTitle(peak.name)
  }
}
