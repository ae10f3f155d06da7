import Cairn
import CairnHTML
import CairnTestSupport
import CairnText
import Testing

@Suite("Controls of parts of a state")
struct StatePartTests {
  struct Task: Identifiable, Equatable {
    let id: Int
    var isDone = false
    var name: String { "task \(id)" }
  }

  private struct Settings: View {
    struct Sound: Equatable {
      var isOn = false
      var isLoud = false
    }
    struct Options: Equatable {
      var sound = Sound()
      var wifi = false
      var name = ""
    }

    @State private var options = Options()

    var body: some View {
      Toggle("Sound", isOn: $options.sound.isOn)
      if options.sound.isOn {
        Toggle("Loud", isOn: $options.sound.isLoud)
        if options.sound.isLoud { Text("mind the neighbours") }
      }
      Toggle("Wi-Fi", isOn: $options.wifi)
      if options.wifi { Text("three networks") }
      TextField("Name", text: $options.name)
    }
  }

  @Test func `Toggles of a structure's properties work by themselves, also of those inside others`() throws {
    let output = Settings().renderHTML()
    // The field is a part of what the content reads, and may not be what it shows.
    #expect(output.diagnostics.map(\.code) == [.unfollowedField])
    #expect(output.diagnostics.map(\.severity) == [.information])
    let words = try SwitchedWords(output)
    #expect(words(on: []) == ["Sound", "Wi-Fi", "Name"])
    #expect(words(on: ["Loud", "Wi-Fi"]) == ["Sound", "Wi-Fi", "three networks", "Name"])
    #expect(words(on: ["Sound", "Loud"]) == ["Sound", "Loud", "mind the neighbours", "Wi-Fi", "Name"])
  }

  @Test func `A button changes a part through the whole value`() {
    struct Options: Equatable {
      var shows = false
      var page = 1
    }
    struct Pages: View {
      @State private var options = Options()
      var body: some View {
        Toggle("Show", isOn: $options.shows)
        if options.shows { Text("page \(options.page)") }
        Picker("Page", selection: $options.page) { ForEach(1..<4) { Text("number \($0)") } }.pickerStyle(.inline)
        Button("Last") { options.page = 3 }
        Button("First") { options = Options(shows: options.shows, page: 1) }
      }
    }
    let output = Pages().renderHTML()
    #expect(output.diagnostics.isEmpty)
    for page in 1...3 { #expect(output.body.count(of: ">page \(page)<") == 1) }
    let pressable = output.body.matches(of: /<label class="button[^"]*" for="[^"]+">(First|Last)</).map(\.1)
    #expect(pressable == ["Last", "First"])
  }

  @Test func `A button that changes several parts is told their names`() {
    struct Options: Equatable {
      var first = false
      var second = false
    }
    struct Both: View {
      @State private var options = Options()
      var body: some View {
        Toggle("First", isOn: $options.first)
        Toggle("Second", isOn: $options.second)
        Button("Both") { options = Options(first: true, second: true) }
        if options.first { Text("first") }
      }
    }
    let diagnostics = Both().renderHTML().diagnostics
    #expect(Set(diagnostics.map(\.code)) == [.unshownChange])
    #expect(diagnostics.contains { $0.message.contains("\"options.first\" and \"options.second\"") })
  }

  private struct Tasks: View {
    @State var tasks: [Task]
    var countsThem = false
    var isList = false

    var body: some View {
      if countsThem { Text("\(tasks.count { $0.isDone }) done") }
      if isList {
        List($tasks) { $task in row($task) }
      } else {
        ForEach($tasks) { $task in row($task) }
      }
    }

    @ViewBuilder
    private func row(_ task: Binding<Task>) -> some View {
      Toggle(task.wrappedValue.name, isOn: task.isDone)
      if task.wrappedValue.isDone { Text("\(task.wrappedValue.id) is done") }
    }
  }

  @Test(arguments: [false, true])
  func `Each element of a collection has its own controls`(isList: Bool) throws {
    let output = Tasks(tasks: (0..<40).map { Task(id: $0) }, isList: isList).renderHTML()
    #expect(output.diagnostics.isEmpty)
    let words = try SwitchedWords(output)
    #expect(!words(on: []).contains { $0.hasSuffix("is done") })
    #expect(words(on: ["task 3", "task 39"]).filter { $0.hasSuffix("is done") } == ["3 is done", "39 is done"])
  }

  @Test func `What adds up many elements keeps its first value with one diagnostic, and the rows follow`() throws {
    let output = Tasks(tasks: (0..<20).map { Task(id: $0) }, countsThem: true).renderHTML()
    #expect(output.diagnostics.map(\.code) == [.tooManyVariants])
    #expect(output.diagnostics.first?.message.contains("the state \"tasks\", which makes") == true)
    let words = try SwitchedWords(output)
    #expect(words(on: ["task 3"]).contains("3 is done"))
    #expect(words(on: ["task 3"]).contains("0 done"))
    let few = Tasks(tasks: (0..<4).map { Task(id: $0) }, countsThem: true).renderHTML()
    #expect(few.diagnostics.isEmpty)
    #expect(try SwitchedWords(few)(on: ["task 0", "task 2", "task 3"]).contains("3 done"))
  }

  @Test func `Elements that a button takes away leave nothing behind`() throws {
    struct Removing: View {
      @State private var tasks = [Task(id: 1), Task(id: 2)]
      var body: some View {
        Text("\(tasks.count) tasks")
        ForEach($tasks) { $task in
          Toggle(task.name, isOn: $task.isDone)
          if task.isDone { Text("\(task.id) is done") }
        }
        Button("Clear") { tasks.removeAll() }
        Button("Keep one") { tasks = [tasks.first ?? Task(id: 1)] }
      }
    }
    let output = Removing().renderHTML()
    for words in ["2 tasks", "0 tasks", "1 is done"] { #expect(output.body.contains(words)) }
    // Four ways to be, of which one alone shows at first.
    #expect(output.body.count(of: " tasks</p>") == 3)
    #expect(output.styles.contains("{display:none}"))
  }

  @Test func `A binding to a position is safe when the collection becomes shorter`() {
    struct First: View {
      @State private var names = ["Eiger", "Mönch"]
      @State private var flags = [false, true]
      var body: some View {
        ForEach(flags.indices, id: \.self) { Toggle("flag \($0)", isOn: $flags[$0]) }
        if flags.allSatisfy(\.self) { Text("all") }
        TextField("Name", text: $names[1])
        Button("Clear") { flags = [] }
      }
    }
    let output = First().renderHTML()
    #expect(output.body.contains(">all<"))
    #expect(output.body.contains("value=\"Mönch\""))
  }

  @Test func `Parts of an object's published properties are states, too`() throws {
    final class Model: ObservableObject {
      @Published var tasks = [Task(id: 1), Task(id: 2)]
      @Published var options = Settings.Options()
      var inverted: Bool {
        get { !options.wifi }
        set { options.wifi = !newValue }
      }
    }
    struct Page: View {
      @StateObject private var model = Model()
      var body: some View {
        ForEach($model.tasks) { $task in
          Toggle(task.name, isOn: $task.isDone)
          if task.isDone { Text("\(task.id) is done") }
        }
        Toggle("Wi-Fi", isOn: $model.options.wifi)
        Toggle("Loud", isOn: $model.options.sound.isLoud)
        if model.options.wifi { Text(model.inverted ? "wrong" : "networks") }
        if model.options.sound.isLoud { Text("loud") }
      }
    }
    let output = Page().renderHTML()
    #expect(output.diagnostics.isEmpty)
    let words = try SwitchedWords(output)
    #expect(words(on: ["task 2", "Wi-Fi"]) == ["task 1", "task 2", "2 is done", "Wi-Fi", "Loud", "networks"])
  }

  @Test func `Content that may show what is written into a part is told`() {
    struct Form: View {
      struct Guest: Equatable {
        var name = ""
        var isVegetarian = false
      }
      @State private var guest = Guest()
      let hasToggle: Bool
      var body: some View {
        TextField("Name", text: $guest.name)
        if hasToggle { Toggle("Vegetarian", isOn: $guest.isVegetarian) }
        if guest.isVegetarian { Text("no meat") }
        if !guest.name.isEmpty { Text("welcome") }
      }
    }
    #expect(Form(hasToggle: false).renderHTML().diagnostics.map(\.code) == [.unfollowedField])
    #expect(Form(hasToggle: true).renderHTML().diagnostics.map(\.code) == [.unfollowedField])
  }

  @Test func `Text shows the first values`() {
    let text = Tasks(tasks: [Task(id: 1), Task(id: 2, isDone: true)], isList: true).text(TextOptions(width: 30))
    #expect(text.contains("task 1") && text.contains("2 is done") && !text.contains("1 is done"))
  }

  @Test func `A binding that is made by hand has elements as well`() {
    let tasks = Binding(get: { [Task(id: 1), Task(id: 2, isDone: true)] }, set: { _ in })
    let body = ForEach(tasks) { $task in Toggle(task.name, isOn: $task.isDone) }.html()
    #expect(body.count(of: "checked") == 1)
    #expect(body.count(of: "type=\"checkbox\"") == 2)
  }

  @Test func `A position and an identity of the same number are different elements`() throws {
    struct Both: View {
      @State private var tasks = [Task(id: 1), Task(id: 0)]
      @State private var flags = [false, false]
      var body: some View {
        ForEach($tasks) { $task in
          Toggle(task.name, isOn: $task.isDone)
          if task.isDone { Text("\(task.id) is done") }
        }
        Button("second") { tasks[1].isDone.toggle() }
        if $tasks[1].wrappedValue.isDone { Text("the second is done") }
        ForEach(0..<2) { Toggle("flag \($0)", isOn: $flags[$0]) }
        if flags[1] { Text("flag 1 is up") }
      }
    }
    let output = Both().renderHTML()
    #expect(output.diagnostics.isEmpty)
    let words = try SwitchedWords(output)
    #expect(words(on: ["task 0"]).filter { $0.hasSuffix("is done") } == ["0 is done", "the second is done"])
    #expect(words(on: ["task 1", "flag 1"]).filter { $0.hasSuffix("is done") } == ["1 is done"])
    #expect(words(on: ["flag 1"]).contains("flag 1 is up"))
  }

  @Test func `Elements that are added to a part show`() {
    struct Model: Equatable {
      var title = ""
      var tasks = [Task(id: 1)]
    }
    struct Names: View {
      @Binding var tasks: [Task]
      var body: some View {
        Text("\(tasks.count) of 2")
        ForEach($tasks) { $task in
          Toggle(task.name, isOn: $task.isDone)
          if task.isDone { Text("\(task.id) is done") }
        }
        Button("Add") { if tasks.count < 2 { tasks.append(Task(id: 2)) } }
      }
    }
    struct Page: View {
      @State private var model = Model()
      var body: some View {
        Names(tasks: $model.tasks)
        Button("Rename") { model.title = model.title.isEmpty ? "x" : "" }
        if !model.title.isEmpty { Text("renamed") }
        Button("First") { model.tasks[0].isDone.toggle() }
      }
    }
    let output = Page().renderHTML()
    #expect(output.diagnostics.isEmpty)
    for words in ["2 of 2", "task 2", "2 is done", "renamed"] { #expect(output.body.contains(words)) }
    #expect(!output.body.contains("<button type=\"button\" class=\"button\">Rename"))
    #expect(!output.body.contains("<button type=\"button\" class=\"button\">First"))
  }

  @Test func `Rows by their indices follow by themselves, any number of them`() throws {
    struct Row: View {
      @Binding var task: Task
      var body: some View {
        Toggle(task.name, isOn: $task.isDone)
        if task.isDone { Text("\(task.id) is done") }
      }
    }
    struct Rows: View {
      @State var tasks: [Task]
      var body: some View {
        ForEach(0..<100) { Row(task: $tasks[$0]) }
      }
    }
    let output = Rows(tasks: (0..<100).map { Task(id: $0) }).renderHTML()
    #expect(output.diagnostics.isEmpty)
    #expect(try SwitchedWords(output)(on: ["task 99"]).filter { $0.hasSuffix("is done") } == ["99 is done"])
  }

  @Test func `Two hundred rows that are added up are made in the time of a few pages`() {
    final class Count { var bodies = 0 }
    struct Rows: View {
      @State var tasks: [Task]
      let count: Count
      var body: some View {
        count.bodies += 1
        return Group {
          Text("\(tasks.count { $0.isDone }) done")
          ForEach($tasks) { $task in Toggle(task.name, isOn: $task.isDone) }
        }
      }
    }
    let count = Count()
    let output = Rows(tasks: (0..<200).map { Task(id: $0) }, count: count).renderHTML()
    #expect(output.diagnostics.map(\.code) == [.tooManyVariants])
    #expect(count.bodies < 20)
  }

  @Test func `Nothing is kept of a state when its page is made`() {
    final class Witness: Equatable {
      static func == (left: Witness, right: Witness) -> Bool { left === right }
    }
    struct Value: Equatable {
      var isOn = false
      var witness = Witness()
    }
    struct Page: View {
      @State var value: Value
      var body: some View {
        Toggle("On", isOn: $value.isOn)
        if value.isOn { Text("on") }
        Button("Off") { value.isOn = false }
      }
    }
    weak var witness: Witness?
    do {
      let value = Value()
      witness = value.witness
      #expect(Page(value: value).html().contains(">on<"))
    }
    #expect(witness == nil)
  }

  @Test func `A button that resets all parts shows while one of them differs`() throws {
    struct Flags: Equatable {
      var a = false, b = false, c = false, d = false, e = false, f = false
    }
    struct Resetting: View {
      @State private var flags = Flags()
      var body: some View {
        Toggle("A", isOn: $flags.a)
        if flags.a { Text("a is on") }
        Toggle("B", isOn: $flags.b)
        if flags.b { Text("b is on") }
        Toggle("C", isOn: $flags.c)
        Toggle("D", isOn: $flags.d)
        Toggle("E", isOn: $flags.e)
        Toggle("F", isOn: $flags.f)
        if flags.f { Text("f is on") }
        if flags != Flags() { Button("Reset") { flags = Flags() } }
      }
    }
    let output = Resetting().renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body.count(of: "type=\"reset\"") == 1)
    let words = try SwitchedWords(output)
    #expect(words(on: []) == ["A", "B", "C", "D", "E", "F"])
    #expect(words(on: ["B", "F"]) == ["A", "B", "b is on", "C", "D", "E", "F", "f is on", "Reset"])
  }

  @Test func `A list that many controls filter leaves the controls of other views alone`() {
    struct Hut: Identifiable, Equatable {
      let id: Int
      var isOpen = false
      var isLoved = false
    }
    struct Huts: View {
      @State private var huts = (0..<5).map { Hut(id: $0) }
      @State private var onlyLoved = false
      @State private var kind = 0
      @State private var adds = false
      @State private var asks = false
      var body: some View {
        let shown = huts.filter { (!onlyLoved || $0.isLoved) && (kind == 0 || $0.id % 3 == kind) }
        Picker("Kind", selection: $kind) { ForEach(0..<3) { Text("kind \($0)") } }.pickerStyle(.segmented)
        Toggle("Only loved", isOn: $onlyLoved)
        Text("\(shown.count) shown")
        ForEach($huts) { $hut in
          if shown.contains(hut) {
            DisclosureGroup("hut \(hut.id)") {
              Toggle("loved \(hut.id)", isOn: $hut.isLoved)
              Toggle("open \(hut.id)", isOn: $hut.isOpen)
            }
          }
        }
        Button("Add") { adds = true }.sheet(isPresented: $adds) { Text("New hut") }
        Button("Ask") { asks = true }.alert("Sure?", isPresented: $asks) { Button("No") {} }
      }
    }
    struct Options: View {
      @State private var isOn = false
      @State private var name = "x"
      var body: some View {
        Toggle("Option", isOn: $isOn)
        if isOn { Text("optional") }
      }
    }
    struct App: View {
      var body: some View {
        TabView {
          Tab("Huts", systemImage: "house") { Huts() }
          Tab("Options", systemImage: "gear") { Options() }
        }
      }
    }
    let output = App().renderHTML()
    #expect(output.diagnostics.map(\.code) == [.tooManyVariants])
    for words in ["optional", "New hut", "Sure?"] { #expect(output.body.contains(words)) }
  }
}
