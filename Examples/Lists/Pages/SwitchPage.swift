import Cairn

/// The same items as a list or as a grid; what the reader chose is in the address.
struct SwitchPage: View {
  let showsGrid: Bool

  var body: some View {
    VStack(spacing: 16) {
      HStack {
        link("List", "switch/list.html", isCurrent: !showsGrid)
        link("Grid", "switch/grid.html", isCurrent: showsGrid)
      }
      Section(Peak.highest + Peak.alps) { peak in
        ListCell(peak.name, secondaryText: peak.heightText, image: Image(systemName: peak.symbol))
          .destination("index.html")
      } header: {
        Text("Summits")
      }
      .layout(showsGrid ? grid : .list(.plain))
    }
    .navigationTitle(showsGrid ? "As a grid" : "As a list")
  }

  private func link(_ title: String, _ address: String, isCurrent: Bool) -> some View {
    Button(title, destination: address)
      .border(isCurrent ? Color.tint : .clear, width: 2)
      .accessibilityAddTraits(isCurrent ? .isSelected : [])
  }

  private var grid: LayoutSection {
    LayoutSection(spacing: 10, insets: .all(16)) {
      .columns(2, height: .estimated(88), spacing: 10, of: LayoutItem(height: .estimated(88)))
    }
    .header()
  }
}
