import Cairn

/// What lies behind cells, and looks that depend on their states.
struct BackgroundsPage: View {
  var body: some View {
    Form {
      Section(BackgroundConfiguration.Preset.allCases, id: \.self) { preset in
        ListCell("\(preset)").destination("index.html").backgroundConfiguration(BackgroundConfiguration(preset: preset))
      } header: {
        Text("Presets")
      }
      Section {
        ListCell("A frame with insets").backgroundConfiguration(frame)
        ListCell("Green under the pointer").destination("index.html").onConfigurationUpdate { cell, state in
          if state.isHovered || state.isFocused { cell.contentConfiguration.textProperties.color = .green }
        }
        ListCell("Disabled").destination("index.html").state(CellState(\.isDisabled))
        ListCell("Chosen: bold").accessories { Accessory.multiselect(displayed: .always) }
          .onConfigurationUpdate { cell, state in
            if state.isSelected { cell.contentConfiguration.textProperties.font = .headline }
          }
          .tag("bold")
      } header: {
        Text("States")
      }
    }
    .layout(.list(.insetGrouped))
    .navigationTitle("Backgrounds and states")
  }

  private var frame: BackgroundConfiguration {
    var frame = BackgroundConfiguration.listGroupedCell()
    frame.backgroundColor = .tertiaryGroupedBackground
    frame.cornerRadius = 8
    frame.backgroundInsets = EdgeInsets(top: 2, leading: 6, bottom: 2, trailing: 6)
    frame.strokeColor = .orange
    frame.strokeWidth = 1
    return frame
  }
}
