import CairnTestSupport
import Testing

/// Programs whose views and models belong to the main actor.
@Suite struct MainActorProgramTests {
  /// Models, and views that use all that a view may have.
  private static let program = """
    import CairnUI

    final class Preferences: ObservableObject {
      @Published var showsHeights = false
      var saved: [String] = []
    }

    @Observable final class Hut { var name = "Konkordia" }

    struct Peak: Identifiable, Hashable { let id: String }

    enum SeasonKey: EnvironmentKey { static let defaultValue = "summer" }

    extension EnvironmentValues {
      var season: String {
        get { self[SeasonKey.self] }
        set { self[SeasonKey.self] = newValue }
      }
    }

    extension Color { static let ice = Color(red: 0.5, green: 0.75, blue: 1) }

    extension LinearGradient {
      static let sunset = LinearGradient(colors: [.ice, .pink], startPoint: .top, endPoint: .bottom)
    }

    extension ShapeStyle where Self == LinearGradient { static var sunset: LinearGradient { .sunset } }

    struct Card: ViewModifier {
      func body(content: Content) -> some View { content.padding() }
    }

    struct Round: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
    }

    struct Ridge: Shape {
      func path(in rect: CGRect) -> Path { Path(rect) }
    }

    struct Peaks: View {
      @State private var isShown = false
      @State private var shown: Peak?
      @State private var hut = Hut()
      @StateObject private var preferences = Preferences()
      @Environment(\\.season) private var season
      let peaks: [Peak]

      var body: some View {
        NavigationStack {
          List {
            ForEach(peaks) { peak in
              NavigationLink(peak.id) { Details(peak: peak) }
                .swipeActions { Button("Save") { save(peak) } }
            }
            ForEach(peaks, id: \\.id) { Text(title(of: $0)) }
            Toggle("Heights", isOn: $preferences.showsHeights)
            Button("Show", action: show).buttonStyle(Round())
            Text(season).modifier(Card()).onTapGesture { show() }.task { await later() }
            Ridge().fill(.red).background(LinearGradient.sunset).foregroundStyle(.sunset)
          }
          .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Save") { save(peaks[0]) } } }
          .sheet(isPresented: $isShown) { Editor(hut: hut) }
          .alert("Sure?", isPresented: $isShown, presenting: shown) { Button(title(of: $0)) { show() } }
        }
        .environmentObject(preferences)
        .environment(hut)
        .environment(\\.season, "winter")
      }

      private func title(of peak: Peak) -> String { peak.id }
      private func save(_ peak: Peak) { preferences.saved.append(peak.id) }
      private func show() { withAnimation { isShown = true } }
      private func later() async {}
    }

    struct Details: View {
      @EnvironmentObject private var preferences: Preferences
      @Environment(Hut.self) private var hut
      let peak: Peak
      var body: some View { Text(preferences.showsHeights ? hut.name : peak.id) }
    }

    struct Editor: View {
      @Environment(\\.dismiss) private var dismiss
      @Bindable var hut: Hut
      var body: some View {
        TextField("Name", text: $hut.name)
        Button("Done") { dismiss() }
      }
    }
    """

  @Test func `a program compiles whose default isolation is the main actor`() throws {
    #expect(try compilerOutput(for: Self.program, options: ["-default-isolation", "MainActor"]) == "")
  }

  @Test func `a page of a site is made on any thread, in such a program too`() throws {
    let site = """
      import CairnSite
      import CairnUI

      nonisolated struct Home: View {
        @State private var isOn = false
        @Environment(\\.locale) private var locale
        var body: some View { Toggle("\\(locale)", isOn: $isOn) }
      }

      @main struct Peaks: Site {
        var title: String { "Peaks" }
        var pages: some PageContent { Page("index", title: "Peaks") { Home() } }
      }
      """
    #expect(try compilerOutput(for: site, options: ["-default-isolation", "MainActor"]) == "")
  }

  @Test(arguments: [
    ("@MainActor struct Done: @MainActor View", []),
    ("@MainActor struct Done: View", ["-enable-upcoming-feature", "InferIsolatedConformances"]),
  ])
  func `a view of the main actor compiles in another program`(declaration: String, options: [String]) throws {
    let view = """
      import CairnUI

      \(declaration) {
        @Environment(\\.dismiss) private var dismiss
        @State private var count = 0
        var body: some View { Button("\\(count)") { dismiss() } }
      }
      """
    #expect(try compilerOutput(for: view, options: options) == "")
  }
}
