import Cairn

/// A grid of cells above a list of cells, on one page.
struct GridAboveListPage: View {
  var body: some View {
    VStack(spacing: 0) {
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

  private func tile(of peak: Peak) -> ListCell {
    var background = BackgroundConfiguration.listGroupedCell()
    background.backgroundColor = .secondaryBackground
    background.cornerRadius = 10
    return ListCell(peak.name, secondaryText: peak.heightText)
      .backgroundConfiguration(background)
      .destination("index.html")
  }

  private var grid: LayoutSection {
    LayoutSection(spacing: 10, insets: .all(16)) {
      .columns(2, height: .estimated(66), spacing: 10, of: LayoutItem(height: .estimated(66)))
    }
    .header()
  }
}
