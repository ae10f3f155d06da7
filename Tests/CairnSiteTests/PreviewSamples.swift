import CairnUI

// Previews as they stand in files of apps.

@MainActor private final class Weather {
  let words = "Sun"
}

private struct Forecast: View {
  var title = "Forecast"
  var body: some View { Text(title) }
}

#Preview { Forecast(title: "First of this file") }

#Preview {
  Forecast(title: "Second of this file")
}

#Preview("Weather") {
  let weather = Weather()
  Text(weather.words)
}

// A comment that speaks of #Preview { … } changes nothing.
@available(macOS 15, *)
#Preview("Warnings", traits: .landscapeLeft, .fixedLayout(width: 300, height: 200)) {
  @Previewable @State var showsAll = false
  @Previewable @State var levels: [String: Int] = [
    "Avalanches": 3
  ]
  Toggle("All warnings", isOn: $showsAll)
  if showsAll {
    ForEach(levels.keys.sorted(), id: \.self) { Text("\($0) \(levels[$0] ?? 0)") }
  }
}

#Preview("Huts", arguments: ["Mittellegi", "Konkordia"]) { hut in
  Text("Hut \(hut)")
}

struct ForecastCard_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Forecast(title: "By day").previewDisplayName("Day")
      Forecast(title: "By night").preferredColorScheme(.dark).previewDisplayName("Night")
    }
    .padding()
  }
}

private struct Sky: PreviewProvider {
  static var previews: some View { Text("A sky") }
}
