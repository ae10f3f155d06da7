import Cairn

/// A grid of cells above a list of cells, on one page.
struct GridAboveListPage: View {
  var body: some View {
    Form(action: "grid-above-list.html") {
      Section(Peak.highest) { peak in
        tile(of: peak)
      } header: {
        Text("Highest")
      }
      .layout(grid)
      Section(Peak.alps) { peak in
        ListCell(peak.name, secondaryText: peak.country, image: Image(systemName: peak.symbol))
          .destination("index.html")
          .accessories { Accessory.disclosureIndicator() }
      } header: {
        Text("Alps")
      }
      .layout(.list(.insetGrouped))
    }
    .navigationTitle("A grid above a list")
  }

  private func tile(of peak: Peak) -> some View {
    var background = BackgroundConfiguration.listGroupedCell()
    background.backgroundColor = .secondaryBackground
    background.cornerRadius = 10
    return ListCell(peak.name, secondaryText: peak.heightText)
      .backgroundConfiguration(background)
      .destination("index.html")
      .swipeActions { SwipeAction("Flag", action: "flag", image: Image(systemName: "flag")) }
  }

  private var grid: LayoutSection {
    LayoutSection(spacing: 10, insets: .all(16)) {
      .columns(2, height: .estimated(66), spacing: 10, of: LayoutItem(height: .estimated(66)))
    }
    .header()
  }
}
