import Cairn

/// Chosen rows that stand out, and chosen rows on a quiet fill.
struct SelectionStylesPage: View {
  private static let styles: [ListConfiguration.SelectionStyle] = [.prominent, .subdued]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(Self.styles, id: \.self) { style in
        places(style)
        Form(action: "selection-styles.html") { chosen(style) }
          .selection(.multiple, selected: ["k2"])
        Form(action: "selection-styles.html") { one(style) }
          .selection(.single, name: "\(style)", selected: ["k2"])
      }
      Form(action: "selection-styles.html") {
        EditButton("Choose some")
        ForEach(Self.styles, id: \.self) { edited($0) }
        Button("Archive the chosen ones", action: FormAction(value: "archive"))
      }
      .selection(.multiple, displayed: .whenEditing)
    }
    .navigationTitle("Selection styles")
  }

  /// The place where the reader is, among others.
  private func places(_ style: ListConfiguration.SelectionStyle) -> some View {
    Section(Peak.highest) { peak in
      ListCell(peak.name, secondaryText: peak.country, image: Image(systemName: peak.symbol))
        .destination("index.html")
        .state(peak.id == "k2" ? CellState(\.isSelected) : CellState())
        .badge(peak.name.count)
        .accessories {
          Accessory.detail(destination: "accessories.html")
          Accessory.disclosureIndicator()
        }
    } header: {
      Text("Place, \(style.rawValue)")
    }
    .layout(.list(using: configuration(.sidebar, style)))
  }

  private func chosen(_ style: ListConfiguration.SelectionStyle) -> some View {
    Section(Peak.highest) { peak in
      ListCell(peak.name, secondaryText: peak.country, image: Image(systemName: peak.symbol))
        .accessories {
          Accessory.label(text: peak.heightText)
          Accessory.checkmark(tintColor: .green)
        }
        .swipeActions(presentation: .menu) { SwipeAction("Flag", action: "flag") }
    } header: {
      Text("Several, \(style.rawValue)")
    }
    .layout(.list(using: configuration(.insetGrouped, style)))
  }

  private func one(_ style: ListConfiguration.SelectionStyle) -> some View {
    Section(Peak.highest) { peak in
      ListCell(peak.name, secondaryText: peak.country)
    } header: {
      Text("One, \(style.rawValue)")
    }
    .layout(.list(using: configuration(.plain, style)))
  }

  private func edited(_ style: ListConfiguration.SelectionStyle) -> some View {
    Section(Peak.alps) { peak in
      ListCell(peak.name, secondaryText: peak.country, image: Image(systemName: peak.symbol))
        .destination("index.html")
        .tag("\(peak.id)-\(style.rawValue)")
        .accessories {
          Accessory.delete(action: "delete")
          Accessory.custom { Link("Map", destination: "index.html") }
        }
    } header: {
      Text("While editing, \(style.rawValue)")
    }
    .layout(.list(using: configuration(.insetGrouped, style)))
  }

  private func configuration(
    _ appearance: ListConfiguration.Appearance,
    _ style: ListConfiguration.SelectionStyle
  ) -> ListConfiguration {
    var configuration = ListConfiguration(appearance: appearance)
    configuration.selectionStyle = style
    return configuration
  }
}
