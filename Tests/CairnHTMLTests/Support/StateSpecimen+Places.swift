import Cairn
import CairnHTML

extension StateSpecimen {
  /// Filters as buttons, of which each adds and removes a member of a set.
  struct Filters: View {
    @State private var countries: Set<String> = ["CH"]
    private let peaks = [
      (name: "Grossglockner", country: "AT"), (name: "Eiger", country: "CH"), (name: "Mont Blanc", country: "FR"),
      (name: "Marmolada", country: "IT"), (name: "Triglav", country: "SI"),
    ]

    var body: some View {
      VStack(alignment: .leading) {
        HStack {
          ForEach(peaks.map(\.country), id: \.self) { country in
            Button {
              countries.formSymmetricDifference([country])
            } label: {
              Text(country)
                .foregroundStyle(countries.contains(country) ? Color.accentColor : Color.secondary)
                .padding(.horizontal, 12)
                .padding(.vertical, 6)
                .overlay(Capsule().stroke(.tertiary))
            }
            .buttonStyle(.plain)
          }
        }
        ForEach(peaks, id: \.name) { peak in if countries.contains(peak.country) { Text(peak.name) } }
      }
    }
  }

  /// A view in the place of another one, with a way back of its own.
  struct Detour: View {
    @State private var showsHelp = false

    var body: some View {
      VStack(alignment: .leading) {
        Text("All peaks")
        Button("Help") { showsHelp = true }
      }
      .navigationDestination(isPresented: $showsHelp) { Help() }
    }

    private struct Help: View {
      @Environment(\.dismiss) private var dismiss

      var body: some View {
        VStack(alignment: .leading) {
          Text("Tap a peak to see its height.")
          Button("Understood") { dismiss() }
        }
        .navigationBarBackButtonHidden()
      }
    }
  }
}
