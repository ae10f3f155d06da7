import Cairn
import CairnHTML
import CairnTestSupport
import Observation
import Testing

/// States that belong to objects.
@Suite("Objects with states")
struct ObjectTests {
  final class Tour: ObservableObject {
    @Published var showsHeights = false
    @Published var name = "Haute Route"
  }

  struct Heights: View {
    @EnvironmentObject private var tour: Tour
    var body: some View { if tour.showsHeights { Text("3967 m") } }
  }

  @Test func `Published properties are states, and the object keeps its values`() {
    struct Page: View {
      @StateObject private var tour = Tour()
      var body: some View {
        Text(tour.name)
        Toggle("Heights", isOn: $tour.showsHeights)
        Heights().environmentObject(tour)
        TextField("Name", text: $tour.name)
      }
    }
    let output = Page().renderHTML()
    #expect(output.diagnostics.map(\.code) == [.unfollowedField])
    #expect(output.body.contains("3967 m"))
    #expect(output.body.contains("value=\"Haute Route\""))
  }

  @Test func `An object that a server has changed shows what it has`() {
    struct Page: View {
      @ObservedObject var tour: Tour
      var body: some View {
        Toggle("Heights", isOn: $tour.showsHeights)
        Text(tour.showsHeights ? "with heights" : "without")
        Button("Hide") { tour.showsHeights = false }
      }
    }
    let tour = Tour()
    tour.showsHeights = true
    let body = Page(tour: tour).html()
    #expect(body.contains("checked"))
    #expect(body.contains("with heights") && body.contains("without"))
    #expect(tour.showsHeights)
  }

  @Test func `Two views of one object share its states`() {
    struct Switch: View {
      @ObservedObject var tour: Tour
      var body: some View { Toggle("Heights", isOn: $tour.showsHeights) }
    }
    struct Words: View {
      @ObservedObject var tour: Tour
      var body: some View { Text(tour.showsHeights ? "on" : "off") }
    }
    struct Page: View {
      @State private var other = false
      let tour = Tour()
      var body: some View {
        Switch(tour: tour)
        Words(tour: tour)
      }
    }
    let body = Page().html()
    #expect(body.contains(">on<") && body.contains(">off<"))
  }

  @Observable final class Settings {
    var isOn = true
    var chosen: Chosen? = Chosen()
    var name = "Anna"
  }

  @Test func `Controls of an observable object are fields and leave it alone`() {
    struct Fields: View {
      @Environment(Settings.self) private var settings
      @State private var isLong = false
      var body: some View {
        @Bindable var settings = settings
        TextField("Name", text: $settings.name)
        Toggle("On", isOn: $settings.isOn)
        Toggle("Long", isOn: $isLong)
        if settings.isOn { Text("is on") }
      }
    }
    struct Optional: View {
      @Environment(Settings.self) private var settings: Settings?
      var body: some View { Text(settings == nil ? "nobody" : "somebody") }
    }
    let settings = Settings()
    let output = Form { Fields().environment(settings) }.renderHTML()
    #expect(output.diagnostics.map(\.code) == [.unfollowedObject])
    #expect(output.body.contains("name=\"On\" checked"))
    #expect(output.body.contains("value=\"Anna\"") && output.body.contains("is on"))
    #expect(settings.isOn)
    #expect(Optional().html().contains("nobody"))
    #expect(Optional().environment(settings).html().contains("somebody"))
  }

  @Test func `A state that holds an observable object leaves it alone`() {
    struct Page: View {
      @State private var settings = Settings()
      let told: (Bool) -> Void
      var body: some View {
        Toggle("On", isOn: $settings.isOn)
        let _ = told(settings.isOn)
      }
    }
    var values: Set<Bool> = []
    _ = Page { values.insert($0) }.html()
    #expect(values == [true])
  }

  struct Chosen: Identifiable, Equatable { var id = "Eiger" }

  struct Tick: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        configuration.label
      }
    }
  }

  @Test func `Sheets, alerts and styles leave an observable object alone`() {
    struct Page: View {
      @State private var settings: Settings
      @State private var isLong = false
      init(_ settings: Settings) { _settings = State(initialValue: settings) }
      var body: some View {
        Toggle("Long", isOn: $isLong)
        Toggle("On", isOn: $settings.isOn).toggleStyle(Tick())
        Text("a").sheet(item: $settings.chosen) { Text($0.id) }
        Text("b").alert("Really?", isPresented: $settings.isOn) { Button("No") {} }
        Text("c").sheet(isPresented: $settings.isOn) { Closing() }
      }
    }
    struct Closing: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Done") { dismiss() } }
    }
    let settings = Settings()
    _ = Page(settings).html()
    #expect(settings.isOn && settings.chosen == Chosen())
  }

  @Test func `Objects of one property may be of different classes`() {
    class Base: ObservableObject {}
    final class Derived: Base { @Published var isOn = false }
    struct Page: View {
      @ObservedObject var object: Base
      var body: some View {
        if let object = object as? Derived {
          Toggle("On", isOn: ObservedObject(wrappedValue: object).projectedValue.isOn)
          if object.isOn { Text("it is on") }
        }
      }
    }
    struct Both: View {
      var body: some View {
        Page(object: Base())
        Page(object: Derived())
      }
    }
    #expect(Both().html().contains("it is on"))
  }

  @Test func `What an app would store is a state`() {
    struct Page: View {
      @AppStorage("isLong") private var isLong = false
      @FocusState private var isFocused: Bool
      @Namespace private var names
      @State private var name = ""
      var body: some View {
        Toggle("Long", isOn: $isLong)
        TextField("Name", text: $name).focused($isFocused)
        if isLong { Text("very long") }
      }
    }
    #expect(Page().html().contains("very long"))
  }

  @Observable final class Choice {
    var isOn = false
    var name = "a"
  }

  @Test func `Content of an object with Observable that a control changes is told`() {
    struct Choices: View {
      @Bindable var choice: Choice
      @State private var opens = false
      let showsName: Bool
      var body: some View {
        Toggle("Wants", isOn: $choice.isOn)
        Picker("Name", selection: $choice.name) { ForEach(["a", "b"], id: \.self) { Text($0) } }
        if showsName { Text("It is \(choice.name)") }
      }
    }
    let choice = Choice()
    let told = Choices(choice: choice, showsName: true).renderHTML().diagnostics
    #expect(told.map(\.code) == [.unfollowedObject])
    #expect(told.map(\.severity) == [.warning])
    #expect(Choices(choice: choice, showsName: false).renderHTML().diagnostics.isEmpty, "a form may send it")
    #expect(choice.name == "a" && !choice.isOn)
  }
}
