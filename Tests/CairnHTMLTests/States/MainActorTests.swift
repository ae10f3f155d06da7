import Cairn
import CairnHTML
import CairnTestSupport
import Observation
import Testing

/// Views, models and objects that belong to the main actor, as in programs whose default isolation it is.
@MainActor @Suite struct MainActorTests {
  @MainActor final class Tour: ObservableObject {
    @Published var showsHeights = false
    let name = "Haute Route"
  }

  @MainActor @Observable final class Hut {
    var name = "Konkordia"
  }

  @MainActor struct TourView: @MainActor View {
    @StateObject private var tour = Tour()
    @State private var isShown = false
    @Environment(\.locale) private var locale

    var body: some View {
      Toggle("Heights", isOn: $tour.showsHeights)
      if tour.showsHeights { Text("3,967 m") }
      NavigationLink("About") { Text(tour.name) }
      ForEach(["Eiger", "Mönch"], id: \.self) { Text(title(of: $0)) }
      Button("Legend") { show() }
        .sheet(isPresented: $isShown) { Legend() }
    }

    private func title(of peak: String) -> String { "\(peak) (\(locale == "en" ? "English" : "other"))" }
    private func show() { isShown = true }
  }

  @MainActor struct Legend: @MainActor View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @Environment(\.mainActorSeason) private var season

    var body: some View {
      Text("\(season), \(isPresented ? "in front" : "in the page")")
      Button("Done") { close() }
    }

    private func close() { dismiss() }
  }

  @MainActor struct HutView: @MainActor View {
    @State private var hut = Hut()
    var body: some View { HutFields(hut: hut).environment(hut) }
  }

  @MainActor struct HutFields: @MainActor View {
    @Bindable var hut: Hut
    @Environment(Hut.self) private var around

    var body: some View {
      TextField("Name", text: $hut.name)
      Text(around.name)
    }
  }

  @Test func `views of the main actor have states, objects and an environment`() {
    let output = TourView().renderHTML()
    #expect(output.diagnostics == [])
    for words in ["3,967 m", "Haute Route", "Eiger (English)", "summer, in front"] {
      #expect(output.body.contains(words))
    }
    #expect(output.body.count(of: "command=\"close\"") == 1)
  }

  @Test func `fields show what a model of the main actor has`() {
    let output = HutView().renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body.contains("value=\"Konkordia\"") && output.body.contains(">Konkordia<"))
  }
}

private enum SeasonKey: EnvironmentKey { static let defaultValue = "summer" }

extension EnvironmentValues {
  @MainActor fileprivate var mainActorSeason: String { self[SeasonKey.self] }
}
