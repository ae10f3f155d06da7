import Cairn

// The code of the guide on state.

struct Networks: View {
  @State private var isOn = true
  @State private var showsDetails = false

  var body: some View {
    List {
      Section {
        Toggle("Wi-Fi", isOn: $isOn)
        if isOn {
          Text("Hut")
          if showsDetails { Text("Strong signal, no password") }
        }
      }
      Button(showsDetails ? "Fewer details" : "More details") { showsDetails.toggle() }
    }
    .listStyle(.insetGrouped)
  }
}

struct DetailsSwitch: View {
  @Binding var isOn: Bool
  var body: some View { Toggle("Details", isOn: $isOn) }
}

struct HutDetails: View {
  @State private var showsDetails = false

  var body: some View {
    Text("Konkordia hut")
    if showsDetails { Text("2,850 m, 155 beds") }
    DetailsSwitch(isOn: $showsDetails)
  }
}

struct Introduction: View {
  @State private var page = 1

  var body: some View {
    Text("Page \(page) of 3")
    HStack {
      if page > 1 { Button("Back") { page -= 1 } }
      if page < 3 { Button("Next") { page += 1 } }
    }
  }
}
