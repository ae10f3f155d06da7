import Cairn

/// Settings of an app for hikers: switches that bring further rows.
struct SettingsView: View {
  enum Units: String, CaseIterable, Identifiable {
    case metric = "Metric"
    case imperial = "Imperial"
    var id: Self { self }
  }

  @State private var notifies = true
  @State private var warnsOfStorms = false
  @State private var recordsTracks = false
  @State private var units = Units.metric
  @State private var name = ""

  var body: some View {
    Form {
      Section("Profile") {
        TextField("Name", text: $name, prompt: Text("Anna Berger"))
          .textContentType(.name)
        Picker("Units", selection: $units) {
          ForEach(Units.allCases) { Text($0.rawValue) }
        }
      }
      Section {
        Toggle("Notifications", isOn: $notifies)
        if notifies {
          Toggle("Storms", isOn: $warnsOfStorms)
          if warnsOfStorms { Text("You are told of storms within 50 km.") }
        }
      } header: {
        Text("Warnings")
      } footer: {
        Text(notifies ? "Warnings come between 6 and 22 o’clock." : "You are told of nothing.")
      }
      Section {
        Toggle("Record tracks", isOn: $recordsTracks)
        if recordsTracks {
          Label("Recording needs more battery.", systemImage: "exclamationmark.triangle")
        }
      }
      Button("Save") {}
      Button("Reset All Settings", role: .destructive) { reset() }
    }
    .navigationTitle("Settings")
  }

  private func reset() {
    notifies = true
    warnsOfStorms = false
    recordsTracks = false
    units = .metric
    name = ""
  }
}
