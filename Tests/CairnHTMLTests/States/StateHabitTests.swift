import Cairn
import CairnHTML
import CairnTestSupport
import Testing

/// What people write in apps about states, besides a state for each control.
@Suite("Habits with states")
struct StateHabitTests {
  @Test func `What several toggles show is written once, in the order of the view`() throws {
    struct Notes: View {
      @State private var a = false
      @State private var b = false
      @State private var c = false
      var body: some View {
        Toggle("A", isOn: $a)
        Toggle("B", isOn: $b)
        Toggle("C", isOn: $c)
        if b || c { Text("first") }
        if a { Text("second") }
        if a && b { Text("third") }
        if c { Text("fourth") }
        if a || c { Text("fifth") }
      }
    }
    let output = Notes().renderHTML()
    #expect(output.diagnostics.isEmpty)
    for word in ["first", "second", "third", "fourth", "fifth"] { #expect(output.body.count(of: word) == 1, "\(word)") }
    let words = try SwitchedWords(output)
    #expect(words(on: ["A", "B", "C"]).dropFirst(3) == ["first", "second", "third", "fourth", "fifth"])
    #expect(words(on: ["A"]).dropFirst(3) == ["second", "fifth"])
  }

  @Test(arguments: UInt64(1)...40)
  func `Rows stand for each value in the order that the view gives them`(seed: UInt64) throws {
    struct Rows: View {
      let rows: [[String]]
      @State private var a = false
      @State private var b = false
      var body: some View {
        Toggle("A", isOn: $a)
        Toggle("B", isOn: $b)
        ForEach(Array(rows[(a ? 1 : 0) + (b ? 2 : 0)].enumerated()), id: \.offset) { _, row in
          if row == "|" { Divider() } else { Text(row) }
        }
      }
    }
    var generator = SeededGenerator(seed: seed)
    let all = (0..<Int.random(in: 1...6, using: &generator)).map { "r\($0)" } + ["|", "|"]
    let rows = (0..<4).map { _ in all.shuffled(using: &generator).filter { _ in Bool.random(using: &generator) } }
    let words = try SwitchedWords(Rows(rows: rows).renderHTML())
    for (number, on) in [[], ["A"], ["B"], ["A", "B"]].enumerated() {
      #expect(words(on: Set(on)).dropFirst(2) == rows[number].filter { $0 != "|" }[...], "seed \(seed), on \(on)")
    }
  }

  @Test func `Rows that two orders have in common stay, and one that moves comes twice`() {
    struct Sorted: View {
      @State private var newestFirst = false
      var body: some View {
        Toggle("Newest first", isOn: $newestFirst)
        let rows = (0..<20).map { "row \($0)" }
        ForEach(newestFirst ? ["newest"] + rows : rows + ["newest"], id: \.self) { Text($0) }
      }
    }
    let body = Sorted().html()
    #expect(body.count(of: "row ") == 20)
    #expect(body.count(of: "newest") == 2)
  }

  @Test func `A section unfolds below its header as a state says`() throws {
    struct Sections: View {
      @State private var showsMore = false
      var body: some View {
        List {
          Section("More", isExpanded: $showsMore) { Text("row") }
          Section(isExpanded: .constant(true)) {
            Text("always")
          } header: {
            Text("Open")
          }
          if showsMore { Text("seen") }
        }
      }
    }
    let output = Sections().renderHTML()
    #expect(output.diagnostics.isEmpty)
    #expect(output.body.count(of: "<details") == 2)
    #expect(output.body.count(of: "<details open") + output.body.count(of: " open>") > 0)
    #expect(output.styles.contains("[open]"))
  }

  @Test func `A button whose action changes no state outside of a form is told, once`() {
    final class Model { var count = 0 }
    struct Counter: View {
      let model = Model()
      var body: some View {
        ForEach(0..<3) { number in Button("Add \(number)") { model.count += 1 } }
      }
    }
    let counter = Counter()
    let found = counter.renderHTML().diagnostics
    #expect(found.map(\.code) == [.runningAppOnly])
    #expect(found.map(\.count) == [3])
    #expect(counter.model.count == 0)
    let form = Form(action: "/add") { counter }
    #expect(form.renderHTML().diagnostics.isEmpty)
    #expect(Button("Back", destination: "back").renderHTML().diagnostics.isEmpty)
  }

  @Test func `A sheet has a button that closes it only where what it shows has none`() {
    struct Note: View {
      enum Content { case words, done, doneLater, menu, invisible, appearing }
      let content: Content
      @Environment(\.dismiss) private var dismiss
      @State private var isRead = false
      var body: some View {
        Text("Note")
        switch content {
        case .words: Text("words")
        case .done: Button("Done") { dismiss() }
        case .doneLater:
          Toggle("Read", isOn: $isRead)
          if isRead { Button("Done") { dismiss() } }
        case .menu: DisclosureGroup("More") { Button("Done") { dismiss() } }
        case .invisible: Button("Done") { dismiss() }.hidden()
        case .appearing:
          Toggle("Read", isOn: $isRead)
          Button("Done") { dismiss() }.opacity(isRead ? 1 : 0)
        }
      }
    }
    struct Page: View {
      let content: Note.Content
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Note(content: content) }
      }
    }
    func count(_ content: Note.Content) -> Int { Page(content: content).html().count(of: "aria-label=\"Close\"") }
    #expect(count(.words) == 1)
    #expect(count(.done) == 0)
    #expect(count(.doneLater) == 1)
    #expect(count(.menu) == 1)
    #expect(count(.invisible) == 1)
    #expect(count(.appearing) == 1)
  }

  @Test func `A toggle that changes another state in one direction is told, also if a view inside shows that`() {
    struct Loud: View {
      @Binding var isLoud: Bool
      var body: some View {
        Toggle("Loud", isOn: $isLoud)
        if isLoud { Text("loud") }
      }
    }
    struct Options: View {
      let isInside: Bool
      @State private var isOn = false
      @State private var isLoud = false
      var body: some View {
        let sound = Binding(
          get: { isOn },
          set: {
            isOn = $0
            if !$0 { isLoud = false }
          }
        )
        Toggle("Sound", isOn: sound)
        if isInside {
          Loud(isLoud: $isLoud)
        } else {
          Toggle("Loud", isOn: $isLoud)
          if isLoud { Text("loud") }
        }
        if isOn { Text("sound") }
      }
    }
    for isInside in [false, true] {
      let diagnostics = Options(isInside: isInside).renderHTML().diagnostics
      #expect(diagnostics.contains { $0.code == .unshownChange }, "inside: \(isInside)")
    }
  }

  @Test func `Rows of several sections are written once, also where a section is empty for some values`() throws {
    struct Crops: View {
      private struct Crop: Identifiable {
        let id: String
        let season: String
        let isMine: Bool
      }
      @State private var onlyMine = false
      private let crops = [
        Crop(id: "Peas", season: "Spring", isMine: false), Crop(id: "Beans", season: "Summer", isMine: true),
        Crop(id: "Kale", season: "Autumn", isMine: false), Crop(id: "Leeks", season: "Autumn", isMine: false),
      ]
      var body: some View {
        List {
          Toggle("Mine", isOn: $onlyMine)
          ForEach(["Spring", "Summer", "Autumn"], id: \.self) { season in
            Section(season) {
              ForEach(crops.filter { $0.season == season && ($0.isMine || !onlyMine) }) { Text($0.id) }
            }
          }
        }
      }
    }
    let output = Crops().renderHTML()
    #expect(output.diagnostics.isEmpty)
    for word in ["Spring", "Peas", "Beans", "Kale", "Leeks"] { #expect(output.body.count(of: word) == 1, "\(word)") }
    #expect(try SwitchedWords(output)(on: ["Mine"]) == ["Mine", "Spring", "Summer", "Beans", "Autumn"])
  }

  @Test func `A published property that changes another one is told, or both change`() {
    final class Model: ObservableObject {
      @Published var isLoud = true
      @Published var isOn = true { didSet { if !isOn { isLoud = false } } }
    }
    struct Sound: View {
      @StateObject private var model = Model()
      var body: some View {
        Toggle("Sound", isOn: $model.isOn)
        Toggle("Loud", isOn: $model.isLoud)
        if model.isLoud { Text("loud") }
      }
    }
    #expect(Sound().renderHTML().diagnostics.contains { $0.code == .unshownChange })
  }

  @Test func `A view that only another value shows has states that count with those around it`() throws {
    struct Inner: View {
      let b: Bool
      let d: Bool
      @State private var s = false
      var body: some View {
        Toggle("S", isOn: $s)
        if s && b && !d { Text("found") }
      }
    }
    struct Outer: View {
      @State private var a = false
      @State private var b = false
      @State private var d = false
      @State private var e = false
      @State private var f = false
      @State private var g = false
      @State private var h = false
      var body: some View {
        let all = [$a, $b, $d, $e, $f, $g, $h]
        let names = ["A", "B", "D", "E", "F", "G", "H"]
        ForEach(names.indices, id: \.self) { Toggle(names[$0], isOn: all[$0]) }
        ForEach(names.indices.dropFirst(), id: \.self) { if all[$0].wrappedValue { Text("of \(names[$0])") } }
        if a { Inner(b: b, d: d) }
      }
    }
    let output = Outer().renderHTML()
    let words = try SwitchedWords(output)
    #expect(words(on: ["A", "B", "S"]).contains("found") || !output.diagnostics.isEmpty)
    #expect(!words(on: ["A", "B", "D", "S"]).contains("found"))
  }

  @Test func `A button of a symbol alone has the name of the symbol that shows`() throws {
    struct Player: View {
      @State private var isPlaying = false
      var body: some View {
        Button {
          isPlaying.toggle()
        } label: {
          Image(systemName: isPlaying ? "pause" : "play").font(.title)
        }
      }
    }
    let html = Player().html()
    let names = try ["Play", "Pause"].map { name in
      let span = try #require(
        html.firstMatch(of: try Regex("<span class=\"visually-hidden ([^\" ]+)\">\(name)</span>"))
      )
      return try #require(span.output[1].substring)
    }
    #expect(Set(names).count == 2)
    // Each of the two hides where its symbol hides.
    for name in names { #expect(html.count(of: String(name)) >= 2) }
  }

  @Test func `Of the symbols of a button that show together, the latest names it`() {
    let html = Button(destination: "a.html") {
      Image(systemName: "play")
      Image(systemName: "pause")
    }.html()
    #expect(html.contains(">Pause</span>") && !html.contains(">Play</span>"))
  }

  @Test func `A button of a toolbar that does nothing is told`() {
    struct Notes: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Text("Notes").toolbar { ToolbarItem(placement: .topBarLeading) { Button("Close") { dismiss() } } }
      }
    }
    let diagnostics = NavigationStack { NavigationLink("Go") { Notes() } }.renderHTML().diagnostics
    #expect(diagnostics.map(\.code) == [.runningAppOnly])
    #expect(diagnostics.map(\.severity) == [.warning])
  }

  @Test func `A path of screens that an action changes is told`() {
    struct Peaks: View {
      @State private var path: [String] = []
      let changes: Bool
      var body: some View {
        NavigationStack(path: $path) {
          if changes { Button("Eiger") { path = ["Eiger"] } }
          NavigationLink("Mönch", value: "Mönch").navigationDestination(for: String.self) { Text("About \($0)") }
        }
      }
    }
    let told = Peaks(changes: true).renderHTML().diagnostics
    #expect(told.map(\.code) == [.unshownChange])
    #expect(told.first?.message.contains("\"path\"") == true)
    #expect(Peaks(changes: false).renderHTML().diagnostics.isEmpty)
  }
}
