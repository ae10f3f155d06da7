import Cairn

/// A list without items, one that is loading, and a search without results.
struct StatesPage: View {
  var body: some View {
    VStack(spacing: 24) {
      ContentUnavailableView {
        Label("No summits yet", systemImage: "mountain.2")
      } description: {
        Text("Summits that you add stand here.")
      } actions: {
        Button("Show the highest", destination: "index.html")
      }
      Section(0..<3, id: \.self) { _ in
        ListCell("Name of a summit", secondaryText: "Country", image: Image(systemName: "mountain.2"))
      } header: {
        Text("Loading").unredacted()
      }
      .redacted(reason: .placeholder)
      .layout(.list(.insetGrouped))
      Section {
        ListCell("K2", secondaryText: "Pakistan, China", image: Image(systemName: "mountain.2"))
        ListCell("Name of a summit", secondaryText: "Country", image: Image(systemName: "mountain.2"))
          .redacted(reason: .placeholder)
      } header: {
        Text("Partly loaded")
      }
      .layout(.list(.insetGrouped))
      VStack(alignment: .leading) {
        Text("The name of a summit").font(.headline)
        Text("A few words about how to reach it, which are on their way.")
      }
      .redacted(reason: .placeholder)
      .padding(.horizontal)
      ContentUnavailableView<Label<Text, Image>, Text?, EmptyView>.search(text: "Mnot Blanc")
    }
    .navigationTitle("Empty, loading, no results")
  }
}
