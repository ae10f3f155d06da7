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

  /// Stars of which a tap says how many.
  struct Rating: View {
    @State private var stars = 3

    var body: some View {
      VStack {
        HStack(spacing: 4) {
          ForEach(1...5, id: \.self) { number in
            Image(systemName: number <= stars ? "star.fill" : "star")
              .foregroundStyle(.orange)
              .onTapGesture { stars = number }
              .accessibilityLabel(number == 1 ? "1 star" : "\(number) stars")
          }
        }
        Text("\(stars) of 5")
      }
    }
  }

  /// A menu with the choices of a picker.
  struct Sorting: View {
    enum Order: String, CaseIterable { case name = "Name", height = "Height" }
    @State private var order = Order.name

    var body: some View {
      Menu("Order") {
        Picker("By", selection: $order) {
          ForEach(Order.allCases, id: \.self) { Text($0.rawValue).tag($0) }
        }
      }
      ForEach(Peak.some.sorted { order == .name ? $0.name < $1.name : $0.height > $1.height }) { Text($0.name) }
    }
  }

  /// Rows that are plain buttons, with something at the other end.
  struct Choosing: View {
    @State private var chosen: Peak.ID?

    var body: some View {
      List(Peak.some) { peak in
        Button {
          chosen = peak.id
        } label: {
          HStack {
            Text(peak.name)
            Spacer()
            if peak.id == chosen { Image(systemName: "checkmark").accessibilityLabel("Chosen") }
          }
        }
        .buttonStyle(.plain)
      }
    }
  }

  /// Three columns: a list whose chosen row decides about the rows of another one, of which the chosen one is shown.
  struct Library: View {
    enum Shelf: String, CaseIterable { case peaks = "Peaks", huts = "Huts" }
    @State private var shelf: Shelf? = .peaks
    @State private var name: String?

    var body: some View {
      NavigationSplitView {
        List(Shelf.allCases, id: \.self, selection: $shelf) { shelf in
          Label(shelf.rawValue, systemImage: shelf == .peaks ? "mountain.2" : "house")
        }
      } content: {
        List(shelf == .huts ? ["Lobhorn", "Doldenhorn"] : Peak.some.map(\.name), id: \.self, selection: $name) { name in
          NavigationLink(value: name) { Text(name) }
        }
        .navigationTitle(shelf?.rawValue ?? "Nothing")
      } detail: {
        if let name {
          Text(name).font(.title)
          Text("All about the \(shelf == .huts ? "hut" : "peak").")
          Button("The first hut") { self.name = "Lobhorn" }
        } else {
          ContentUnavailableView("Nothing chosen", systemImage: "sidebar.left")
        }
      }
    }
  }
}
