import Cairn

/// The views, each a page.
enum Screen: String, CaseIterable {
  case settings, peaks, guide, welcome, tours, wifi

  var title: String {
    switch self {
    case .settings: "Settings"
    case .peaks: "Peaks"
    case .guide: "Guide"
    case .welcome: "Welcome"
    case .tours: "Tours"
    case .wifi: "Wi-Fi"
    }
  }

  var description: String { "\(title), written in SwiftUI, as a page without a script." }
}

/// The view of a screen, as it is without a server.
struct ScreenView: View {
  let screen: Screen

  var body: some View {
    switch screen {
    case .settings: SettingsView()
    case .peaks: PeaksView()
    case .guide: GuideView()
    case .welcome: WelcomeView()
    case .tours: ToursView(tours: [Tour(name: "Haute Route", days: 6, difficulty: .hard, isGuided: true)])
    case .wifi: WiFiView()
    }
  }
}

/// A list of all screens.
struct ScreenList: View {
  let suffix: String

  var body: some View {
    List {
      ForEach(Screen.allCases, id: \.self) { Link($0.title, destination: "\($0.rawValue)\(suffix)") }
    }
    .listStyle(.insetGrouped)
    .navigationTitle("Screens")
  }
}

/// Links to all screens, for the foot of a page.
struct ScreenLinks: View {
  let suffix: String

  var body: some View {
    Navigation(label: "Screens") {
      HStack(spacing: 16) {
        ForEach(Screen.allCases, id: \.self) { Link($0.title, destination: "\($0.rawValue)\(suffix)") }
      }
    }
  }
}
