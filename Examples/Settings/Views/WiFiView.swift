import Cairn
import CairnUI

/// The settings of Wi-Fi as a phone has them.
struct WiFiView: View {
  enum Joining: String, CaseIterable, Identifiable {
    case off = "Off"
    case notify = "Notify"
    case ask = "Ask"
    var id: Self { self }

    var explanation: String {
      switch self {
      case .off:
        "Known networks will be joined automatically. If no known networks are available, you will have to choose one."
      case .notify: "Known networks will be joined automatically. You will be notified of other networks."
      case .ask: "Known networks will be joined automatically. You will be asked before joining another network."
      }
    }
  }

  struct Network: Identifiable, Equatable {
    let id: String
    var bars = 3
    var isSecure = true
  }

  @State private var isOn = true
  @State private var joining = Joining.notify
  @State private var details: Network?

  private let networks = [
    Network(id: "Berghaus"), Network(id: "Mittellegi", bars: 2), Network(id: "Free Wi-Fi", bars: 1, isSecure: false),
  ]

  var body: some View {
    List {
      Section {
        Toggle("Wi-Fi", isOn: $isOn)
        if isOn {
          Label("Eiger Lodge", systemImage: "checkmark")
        }
      }
      if isOn {
        Section("Other networks") {
          ForEach(networks) { network in
            HStack {
              Text(network.id)
              Spacer()
              if network.isSecure {
                Image(systemName: "lock").accessibilityLabel("Secure")
              }
              Button {
                details = network
              } label: {
                Image(systemName: "info.circle").accessibilityLabel("Details of \(network.id)")
              }
            }
          }
        }
      }
      Section {
        Picker("Ask to join networks", selection: $joining) {
          ForEach(Joining.allCases) { Text($0.rawValue) }
        }
      } footer: {
        Text(joining.explanation)
      }
    }
    .listStyle(.insetGrouped)
    .sheet(item: $details) { network in
      VStack(alignment: .leading, spacing: 12) {
        Text(network.id).font(.title2)
        Text("Signal: \(network.bars) of 3 bars")
        if !network.isSecure { Text("Everybody can read what you send in this network.").foregroundStyle(.red) }
      }
    }
    .navigationTitle("Wi-Fi")
  }
}

#Preview("Wi-Fi") {
  WiFiView()
}
