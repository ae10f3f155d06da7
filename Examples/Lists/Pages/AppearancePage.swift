import Cairn

/// Lists of one appearance.
struct AppearancePage: View {
  let appearance: ListConfiguration.Appearance

  var body: some View {
    VStack(spacing: 0) {
      list(of: Peak.highest, "Highest")
      list(of: Peak.alps, "Alps")
    }
    .layout(.list(appearance, header: .supplementary, footer: .supplementary))
    .navigationTitle(appearance.title)
  }

  private func list(of peaks: [Peak], _ title: String) -> some View {
    Section(peaks) { peak in
      ListCell(content(of: peak))
        .destination("index.html")
        .state(peak.id == "k2" ? CellState(\.isSelected) : CellState())
        .accessories {
          if appearance != .sidebar {
            Accessory.label(text: peak.heightText)
            Accessory.disclosureIndicator()
          }
        }
    } header: {
      Text(title)
    } footer: {
      Text("\(peaks.count) summits in the \(appearance.title.lowercased()) appearance.")
    }
  }

  private func content(of peak: Peak) -> ContentConfiguration {
    var content = appearance == .sidebar ? ContentConfiguration.sidebarCell() : .subtitleCell()
    content.text = peak.name
    content.secondaryText = appearance == .sidebar ? nil : peak.country
    content.image = Image(systemName: peak.symbol)
    return content
  }
}
