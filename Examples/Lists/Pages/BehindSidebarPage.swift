import Cairn

/// Colours behind a sidebar, which shine through it.
struct BehindSidebarPage: View {
  var body: some View {
    NavigationSplitView {
      Section(Peak.highest) { peak in
        ListCell(peak.name, secondaryText: peak.country, image: Image(systemName: peak.symbol))
          .destination("index.html")
          .state(peak.id == "k2" ? CellState(\.isSelected) : CellState())
      } header: {
        Text("Highest")
      } footer: {
        Text("Readers who ask for less transparency get a plain surface.")
      }
    } detail: {
      Section(Peak.alps) { peak in
        ListCell(peak.name, secondaryText: peak.heightText)
      } header: {
        Text("Alps")
      }
      .layout(.list(.plain))
      .background(.background)
      .padding(24)
    }
    .background(LinearGradient(colors: [.orange, .pink, .indigo], startPoint: .top, endPoint: .bottomTrailing))
    .navigationTitle("Behind a sidebar")
  }
}
