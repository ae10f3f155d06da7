import Cairn

/// Every preset of content, and what can be changed about it.
struct ContentsPage: View {
  var body: some View {
    VStack(spacing: 0) {
      Section(ContentConfiguration.Preset.allCases, id: \.self) { preset in
        ListCell(content(preset))
      } header: {
        Text("Presets")
      }
      Section {
        ListCell(longValue)
        ListCell(oneLine)
        ListCell(largeSymbol)
        ListCell("Indented once", image: Image(systemName: "star")).indentationLevel(1)
        ListCell("Indented twice", image: Image(systemName: "star")).indentationLevel(2)
        ListCell("Green tint", image: Image(systemName: "leaf")).tintColor(.green)
        ListCell("**Bold** words and `code`")
        ListCell("A badge", image: Image(systemName: "envelope")).badge(12)
        HStack {
          Text("A view of one’s own"); Spacer(); Text("in a row").foregroundStyle(.secondary)
        }
      } header: {
        Text("Properties")
      }
    }
    .layout(.list(.insetGrouped))
    .navigationTitle("Contents")
  }

  private func content(_ preset: ContentConfiguration.Preset) -> ContentConfiguration {
    var content = ContentConfiguration(preset: preset)
    content.text = "\(preset)"
    content.secondaryText = "Further words"
    if !preset.isSupplementary { content.image = Image(systemName: "mountain.2") }
    return content
  }

  private var longValue: ContentConfiguration {
    var content = ContentConfiguration.valueCell()
    content.text = "Chhogori, better known as K2 or Mount Godwin-Austen"
    content.secondaryText = "8611 m above the sea"
    return content
  }

  private var oneLine: ContentConfiguration {
    var content = ContentConfiguration.subtitleCell()
    content.text = "A long text that is limited to one line and is cut where there is no more room for it on the line"
    content.secondaryText = "In purple and larger"
    content.textProperties.numberOfLines = 1
    content.textProperties.color = .purple
    content.textProperties.font = .title3
    return content
  }

  private var largeSymbol: ContentConfiguration {
    var content = ContentConfiguration.cell()
    content.text = "A large symbol in orange"
    content.image = Image(systemName: "sun.max")
    content.imageProperties.tintColor = .orange
    content.imageProperties.preferredSymbolConfiguration.scale = .large
    return content
  }
}
