import Cairn

/// What can be done with an item, in three presentations and on a page of its own.
struct SwipingPage: View {
  var body: some View {
    Form(action: "swiping.html") {
      ForEach(SwipeActions.Presentation.allCases, id: \.self) { presentation in
        Section(Peak.highest) { peak in
          ListCell(peak.name, secondaryText: peak.country, image: Image(systemName: peak.symbol))
            .destination("index.html")
            .accessories { Accessory.label(text: peak.heightText) }
            .tag("\(peak.id)-\(presentation)")
            .swipeActions(presentation: presentation) {
              SwipeAction("Delete", action: "delete", role: .destructive, image: Image(systemName: "trash"))
              SwipeAction("Flag", action: "flag", image: Image(systemName: "flag"))
            }
            .swipeActions(edge: .leading, presentation: presentation) {
              SwipeAction("Pin", action: "pin", image: Image(systemName: "pin"), backgroundColor: .orange)
            }
        } header: {
          Text(title(of: presentation))
        }
      }
      .layout(.list(.insetGrouped))
      Section(Peak.alps) { peak in
        ListCell(peak.name).accessories { Accessory.delete(displayed: .always) }
      } header: {
        Text("Of the list, in a plain one")
      }
      .layout(.list(using: plain))
      Section(Peak.highest) { peak in
        ListCell(peak.name, secondaryText: peak.country, image: Image(systemName: peak.symbol))
          .destination("index.html")
          .swipeActions(destination: "swiping/\(peak.id).html")
      } header: {
        Text("On pages of their own")
      }
      .layout(.list(.insetGrouped))
    }
    .navigationTitle("Swipe actions")
  }

  private func title(of presentation: SwipeActions.Presentation) -> String {
    switch presentation {
    case .scrollSnap: "Moved aside"
    case .menu: "In a menu"
    case .inline: "At all times"
    }
  }

  private var plain: ListConfiguration {
    var configuration = ListConfiguration(appearance: .plain, headerMode: .supplementary)
    configuration.trailingSwipeActionsProvider = { _ in
      SwipeActions([SwipeAction("Delete", action: "delete", role: .destructive)])
    }
    return configuration
  }
}
