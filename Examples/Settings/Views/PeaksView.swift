import Cairn

/// A list of peaks that a segmented picker filters.
struct PeaksView: View {
  enum Filter: String, CaseIterable {
    case all = "All"
    case high = "4000 m"
    case climbed = "Climbed"
  }

  struct Peak: Identifiable {
    var name: String
    var height: Int
    var isClimbed = false
    var id: String { name }
  }

  @State private var filter = Filter.all
  @State private var showsHeights = true

  private let peaks = [
    Peak(name: "Eiger", height: 3967, isClimbed: true),
    Peak(name: "Mönch", height: 4110),
    Peak(name: "Jungfrau", height: 4158, isClimbed: true),
    Peak(name: "Niesen", height: 2362, isClimbed: true),
  ]

  private var shown: [Peak] {
    switch filter {
    case .all: peaks
    case .high: peaks.filter { $0.height >= 4000 }
    case .climbed: peaks.filter(\.isClimbed)
    }
  }

  var body: some View {
    VStack(alignment: .leading) {
      Picker("Peaks", selection: $filter) {
        ForEach(Filter.allCases, id: \.self) { Text($0.rawValue) }
      }
      .pickerStyle(.segmented)
      .padding(.horizontal)
      List {
        Section {
          ForEach(shown) { peak in
            HStack {
              Text(peak.name)
              Spacer()
              if showsHeights { Text("\(peak.height) m").foregroundStyle(.secondary) }
            }
          }
        } footer: {
          Text("\(shown.count) of \(peaks.count) peaks")
        }
        Toggle("Heights", isOn: $showsHeights)
        Button("Show Everything") {
          filter = .all
          showsHeights = true
        }
      }
      .listStyle(.insetGrouped)
    }
    .navigationTitle("Peaks")
  }
}
