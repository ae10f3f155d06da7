import Cairn

/// A guide in tabs; the tab of huts has a state of its own.
struct GuideView: View {
  enum Part { case routes, huts, weather }

  @State private var part = Part.routes

  var body: some View {
    TabView(selection: $part) {
      RoutesView()
        .tabItem { Label("Routes", systemImage: "map") }
        .tag(Part.routes)
      HutsView()
        .tabItem { Label("Huts", systemImage: "house") }
        .tag(Part.huts)
      WeatherView(showRoutes: { part = .routes })
        .tabItem { Label("Weather", systemImage: "cloud") }
        .tag(Part.weather)
    }
    .navigationTitle("Guide")
  }
}

private struct RoutesView: View {
  @State private var showsDetails = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Mittellegi ridge").font(.headline)
      Text("From the hut to the top in four hours.")
      DisclosureGroup("Equipment", isExpanded: $showsDetails) {
        Text("Rope, helmet, crampons")
      }
      if showsDetails { Text("Rent it in Grindelwald.").foregroundStyle(.secondary) }
    }
    .padding()
  }
}

private struct HutsView: View {
  @State private var onlyOpen = false

  var body: some View {
    List {
      Toggle("Open now", isOn: $onlyOpen)
      Text("Mittellegi hut")
      if !onlyOpen { Text("Ostegg hut") }
    }
    .listStyle(.insetGrouped)
  }
}

private struct WeatherView: View {
  let showRoutes: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Label("Sunny until noon", systemImage: "sun.max")
      Button("Back to the routes", action: showRoutes)
    }
    .padding()
  }
}
