import Cairn
import CairnHTML

extension Specimen {
  static let states = [
    Specimen("toggle") { StateSpecimen.Heights() },
    Specimen("toggle-in-list") { StateSpecimen.WiFi() },
    Specimen("button-that-shows-more") { StateSpecimen.More() },
    Specimen("buttons-between-pages") { StateSpecimen.Onboarding() },
    Specimen("toggle-without-state") {
      Form(action: "/settings") {
        Toggle("Wi-Fi", isOn: .constant(true))
        Toggle(isOn: .constant(false)) { Label("Aeroplane", systemImage: "star") }
        Button("Save") {}
      }
    },
  ]
}

/// Views with states, as a person would write them for an app.
enum StateSpecimen {
  struct Heights: View {
    @State private var showsHeights = false

    var body: some View {
      VStack(alignment: .leading) {
        Toggle("Heights", isOn: $showsHeights)
        ForEach(Peak.some) { peak in
          Text(peak.name).foregroundStyle(showsHeights ? Color.secondary : Color.primary)
          if showsHeights { Text("\(peak.height) m").padding().background(Color.yellow) }
        }
      }
    }
  }

  struct WiFi: View {
    @State private var isOn = true
    @State private var asks = false

    var body: some View {
      List {
        Section("Settings") {
          Toggle("Wi-Fi", isOn: $isOn)
          if isOn { Toggle("Ask before joining", isOn: $asks) }
        }
        if isOn {
          Section("Networks") {
            ForEach(["Hut", "Summit"], id: \.self) { Text($0) }
            if asks { Text("You will be asked.") }
          }
        }
        Button("Turn everything off") { isOn = false }
      }
      .layout(.list(.insetGrouped))
    }
  }

  struct More: View {
    @State private var showsMore = false

    var body: some View {
      VStack(alignment: .leading) {
        Text("The Eiger is a mountain of the Bernese Alps.")
        if showsMore { Text("Its north face was first climbed in 1938.") }
        Button(showsMore ? "Show less" : "Show more") { showsMore.toggle() }
      }
    }
  }

  struct Onboarding: View {
    enum Step: CaseIterable { case welcome, rules, ready }
    @State private var step = Step.welcome

    var body: some View {
      VStack {
        switch step {
        case .welcome: Text("Welcome")
        case .rules: Text("Take nothing but pictures.")
        case .ready: Text("You are ready.")
        }
        HStack {
          if step != .welcome { Button("Back") { step = step == .ready ? .rules : .welcome } }
          if step != .ready { Button("Next") { step = step == .welcome ? .rules : .ready } }
          Button("Start again") { step = .welcome }
        }
      }
    }
  }
}
