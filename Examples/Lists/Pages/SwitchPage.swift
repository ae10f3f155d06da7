import Cairn

/// The same items as a list or as a grid, as the reader chooses.
struct SwitchPage: View {
  var body: some View {
    Section(Peak.highest + Peak.alps) { peak in
      ListCell(peak.name, secondaryText: peak.heightText, image: Image(systemName: peak.symbol))
        .destination("index.html")
    } header: {
      Text("Summits")
    }
    .layout(choices: [LayoutChoice("List", .list(.plain)), LayoutChoice("Grid", grid)])
    .navigationTitle("List or grid")
  }

  private var grid: LayoutSection {
    LayoutSection(spacing: 10, insets: .all(16)) {
      .columns(2, height: .estimated(88), spacing: 10, of: LayoutItem(height: .estimated(88)))
    }
    .header()
  }
}
