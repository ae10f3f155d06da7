import Cairn

/// What leads to the other pages.
struct IndexPage: View {
  private struct Entry: Identifiable {
    var title: String
    var symbol: String
    var address: String
    var id: String { address }
  }

  private static let entries = [
    Entry(title: "Contents", symbol: "textformat", address: "contents.html"),
    Entry(title: "Accessories", symbol: "checkmark.circle", address: "accessories.html"),
    Entry(title: "Separators", symbol: "minus", address: "separators.html"),
    Entry(title: "Backgrounds and states", symbol: "square", address: "backgrounds.html"),
    Entry(title: "Behind a sidebar", symbol: "paintbrush", address: "behind-sidebar.html"),
    Entry(title: "Swipe actions", symbol: "arrow.left", address: "swiping.html"),
    Entry(title: "Editing", symbol: "pencil", address: "editing.html"),
    Entry(title: "Editing, as a server answers", symbol: "pencil", address: "editing/answer.html"),
    Entry(title: "Selection", symbol: "checkmark", address: "selection.html"),
    Entry(title: "Selection styles", symbol: "paintbrush", address: "selection-styles.html"),
    Entry(title: "Outlines", symbol: "list.bullet", address: "outlines.html"),
    Entry(title: "Empty, loading, no results", symbol: "clock", address: "states.html"),
    Entry(title: "Countries", symbol: "globe", address: "countries.html"),
    Entry(title: "Emoji", symbol: "heart", address: "emoji.html"),
    Entry(title: "List or grid", symbol: "folder", address: "switch.html"),
    Entry(title: "A grid above a list", symbol: "star", address: "grid-above-list.html"),
  ]

  var body: some View {
    VStack(spacing: 0) {
      Section(ListConfiguration.Appearance.allCases, id: \.self) { appearance in
        ListCell(appearance.title)
          .destination("appearances/\(appearance).html")
          .accessories { Accessory.disclosureIndicator() }
      } header: {
        Text("Appearances")
      }
      Section(Self.entries) { entry in
        ListCell(entry.title, image: Image(systemName: entry.symbol))
          .destination(entry.address)
          .accessories { Accessory.disclosureIndicator() }
      } header: {
        Text("Cells")
      }
    }
    .layout(.list(.insetGrouped))
    .navigationTitle("Lists")
  }
}
