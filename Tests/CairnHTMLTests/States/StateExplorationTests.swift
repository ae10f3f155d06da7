import Cairn
import CairnHTML
import CairnTestSupport
import Testing

/// Which values are tried, and which views they belong to.
@Suite("Trying the values of states")
struct StateExplorationTests {
  @Test func `Two toggles of one state that mean the opposite come to an end`() {
    struct Opposite: View {
      @State private var isOn = true
      var body: some View {
        Toggle("On", isOn: $isOn)
        Toggle("Off", isOn: Binding(get: { !isOn }, set: { isOn = !$0 }))
      }
    }
    struct Mixed: View {
      @State private var a = false
      @State private var b = false
      var body: some View {
        Toggle("b", isOn: $b)
        Toggle("differs", isOn: Binding(get: { a != b }, set: { a = $0 != b }))
        if b { Text(a ? "a and b" : "only b") }
      }
    }
    #expect(Opposite().html().contains("Off"))
    #expect(Mixed().html().contains("a and b"))
  }

  @Test func `Values are not tried together that no control brings together`() {
    struct Peaks: View {
      @State private var chosen: String? = nil
      @State private var shows = false
      let tried: (String?, Bool) -> Void
      var body: some View {
        let _ = tried(chosen, shows)
        Button("Eiger") { chosen = "Eiger" }
        if chosen != nil { Button("Show") { shows = true } }
        if shows { Text("about \(chosen ?? "nothing")") }
      }
    }
    var tried: Set<String> = []
    let body = Peaks { tried.insert("\($0 ?? "none") \($1)") }.html()
    #expect(tried == ["none false", "Eiger false", "Eiger true"])
    #expect(body.contains("about Eiger"))
    #expect(!body.contains("about nothing"))
  }

  private struct Card: View {
    @State private var isOpen = false
    let name: String
    var body: some View {
      Button("more of \(name)") { isOpen.toggle() }
      if isOpen { Text("about \(name)") }
    }
  }

  @Test func `A view keeps its state when another one of its type comes before it`() {
    struct Page: View {
      @State private var showsFirst = false
      var body: some View {
        Toggle("First", isOn: $showsFirst)
        if showsFirst { Card(name: "first") }
        Card(name: "second")
      }
    }
    #expect(Page().html().count(of: "about second") == 1)
  }

  @Test func `Elements keep their states when others are filtered away`() {
    struct Page: View {
      @State private var onlyHigh = false
      let isList: Bool
      var body: some View {
        Toggle("High", isOn: $onlyHigh)
        let names = ["Niesen", "Eiger", "Mönch"].filter { !onlyHigh || $0 != "Niesen" }
        if isList {
          List { ForEach(names, id: \.self) { name in VStack { Card(name: name) } } }
        } else {
          ForEach(names, id: \.self) { Card(name: $0) }
        }
      }
    }
    for isList in [false, true] {
      let output = Page(isList: isList).renderHTML()
      #expect(output.body.count(of: "about Eiger") == 1)
      #expect(output.body.count(of: "popover=") == 3)
      #expect(output.diagnostics.isEmpty)
    }
  }

  @Test func `What is read only while a table is written counts too`() {
    struct Heights: View {
      struct Peak: Identifiable {
        let id: String
        let height: Int
      }
      @State private var isMetric = true
      var body: some View {
        Toggle("Metric", isOn: $isMetric)
        Table([Peak(id: "Eiger", height: 3967)]) {
          TableColumn("Name") { Text($0.id) }
          TableColumn("Height") { Text(isMetric ? "\($0.height) m" : "13015 ft") }
        }
      }
    }
    let body = Heights().html()
    #expect(body.contains("3967 m") && body.contains("13015 ft"))
  }

  @Test func `What a controller shows depends on states`() {
    struct Range: CollectionSection {
      let id = "alps"
      var items = ["Eiger"]
    }
    struct RangeController: SectionController {
      let isLoud: Bool
      func view(for section: Range) -> some View {
        ForEach(section.items, id: \.self) { Text(isLoud ? $0.uppercased() : $0) }
      }
    }
    struct Ranges: View {
      @State private var isLoud = false
      var body: some View {
        Toggle("Loud", isOn: $isLoud)
        CollectionView(sections: [Range()]) { RangeController(isLoud: isLoud) }
      }
    }
    let body = Ranges().html()
    #expect(body.contains("Eiger") && body.contains("EIGER"))
  }

  @Test func `Controls in a cell's own views work`() {
    struct Settings: View {
      @State private var isOn = false
      var body: some View {
        List {
          ListCell("Wi-Fi").accessories { Accessory.custom { Toggle("Use it", isOn: $isOn) } }
          if isOn { ListCell("Networks") }
        }
      }
    }
    let output = Settings().renderHTML()
    #expect(output.diagnostics.isEmpty)
    #expect(output.body.count(of: "type=\"checkbox\"") == 1)
    #expect(output.body.count(of: "Networks") == 1)
  }

  @Test func `Views with states in one another take no longer for ever`() {
    struct Level: View {
      @State private var isOn = false
      let depth: Int
      var body: some View {
        Toggle("Level \(depth)", isOn: $isOn)
        Text(isOn ? "on" : "off")
        if depth > 0 { Level(depth: depth - 1) }
      }
    }
    struct Tree: View {
      @State private var isOpen = false
      let depth: Int
      var body: some View {
        Toggle("Level \(depth)", isOn: $isOpen)
        if isOpen, depth > 0 { Tree(depth: depth - 1) }
      }
    }
    #expect(Level(depth: 40).renderHTML().diagnostics.contains { $0.code == .tooManyVariants })
    let tree = Tree(depth: 12).renderHTML()
    #expect(tree.diagnostics.isEmpty)
    #expect(tree.body.contains("Level 0"))
  }

  @Test func `Views with several states in one another end with one diagnostic, which names the first state`() {
    final class Counter: @unchecked Sendable { var bodies = 0 }
    struct Level: View {
      @State private var second = false
      @State private var first = false
      @State private var third = false
      let depth: Int
      let counter: Counter
      var body: some View {
        let _ = counter.bodies += 1
        Toggle("First \(depth)", isOn: $first)
        Toggle("Second \(depth)", isOn: $second)
        Toggle("Third \(depth)", isOn: $third)
        Text("\(first) \(second) \(third)")
        if depth > 0 { Level(depth: depth - 1, counter: counter) }
      }
    }
    let counter = Counter()
    let diagnostics = Level(depth: 3, counter: counter).renderHTML().diagnostics
    #expect(diagnostics.map(\.code) == [.tooManyVariants])
    #expect(diagnostics.first?.message.contains("\"first\"") == true)
    #expect(counter.bodies < 4_000)
  }

  @Test func `A modifier that is one value keeps a state for each place`() {
    struct Switch: ViewModifier {
      @State private var isOn = false
      let name: String
      func body(content: Content) -> some View {
        content
        Toggle(name, isOn: $isOn)
        if isOn { Text("on") }
      }
    }
    let modifier = Switch(name: "S")
    struct Twice: View {
      let modifier: Switch
      var body: some View { VStack { Text("x").modifier(modifier).modifier(modifier) } }
    }
    let output = Twice(modifier: modifier).renderHTML()
    #expect(output.diagnostics.isEmpty)
    #expect(output.body.count(of: " id=\"") == 2)
  }

  @Test func `Setting what is set already is no change`() {
    struct Search: View {
      @State private var query: String? = nil
      @State private var page = 1
      var body: some View {
        Button("Next") { if page < 3 { page += 1 } }
        Text("page \(page)")
        Button("Reset") {
          query = nil
          page = 1
        }
      }
    }
    let output = Form { Search() }.renderHTML()
    #expect(output.diagnostics.isEmpty)
    #expect(!output.body.contains("<button class=\"button\">"))
    #expect(output.body.contains("page 3"))
  }

  @Test func `The action of a disabled button is not run`() {
    struct Titles: View {
      @State private var index = 0
      let titles = ["one", "two", "three"]
      var body: some View {
        Text(titles[index])
        Button("Next") { index += 1 }.disabled(index == titles.count - 1)
      }
    }
    let output = Titles().renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body.count(of: "disabled") == 1)
    #expect(output.body.contains("three"))
  }

  private enum Cover: CaseIterable { case opacity, hidden, hitTesting }

  @Test(arguments: Cover.allCases)
  private func `The action of a button that nobody can touch is not run`(cover: Cover) {
    struct Steps: View {
      let cover: Cover
      @State private var index = 0
      let titles = ["one", "two", "three"]
      var body: some View {
        Text(titles[index])
        covered(Button("Back") { index -= 1 }, if: index == 0)
        covered(Button("Next") { index += 1 }, if: index == titles.count - 1)
        covered(Text("Skip").onTapGesture { index += 1 }, if: index == titles.count - 1)
      }
      @ViewBuilder func covered(_ view: some View, if isCovered: Bool) -> some View {
        switch cover {
        case .opacity: view.opacity(isCovered ? 0 : 1)
        case .hidden: if isCovered { view.hidden() } else { view }
        case .hitTesting: HStack { view }.allowsHitTesting(!isCovered)
        }
      }
    }
    let output = Steps(cover: cover).renderHTML()
    #expect(output.diagnostics == [])
    for title in ["one", "two", "three"] { #expect(output.body.count(of: title) == 1) }
  }

  @Test func `An action reads what it has written, and only its last value counts`() {
    struct Point { let number: Int }
    struct Steps: View {
      @State private var page = 0
      @State private var points: [Point] = []
      var body: some View {
        Text("page \(page)")
        Button("Next") {
          page += 1
          if page > 1 { page = 0 }
        }
        Text("\(points.count) points")
        Button("Fill") { while points.count < 50 { points.append(Point(number: points.count)) } }
      }
    }
    let output = Steps().renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body.contains("page 1") && !output.body.contains("page 2"))
    #expect(output.body.contains("50 points") && !output.body.contains("49 points"))
  }

  @Test func `An action that changes no state sends its form`() {
    struct Subscribe: View {
      @State private var email = ""
      @State private var count = 0
      let send: (String) -> Void
      var body: some View {
        Form {
          TextField("E-mail", text: $email)
          Text("\(count)")
          Button("More") { if count < 2 { count += 1 } }
          Button("Subscribe") { send(email) }
        }
      }
    }
    let body = Subscribe { _ in }.html()
    #expect(body.count(of: "<button class=\"button\">Subscribe") == 1)
    #expect(!body.contains("<button class=\"button\">More"))
  }

  @Test func `Identities that are others each time come to an end`() {
    final class Counter: @unchecked Sendable { var last = 0 }
    struct Row: View {
      @State private var isOn = false
      var body: some View { Toggle("Row", isOn: $isOn) }
    }
    struct Rows: View {
      @State private var isOn = false
      let counter: Counter
      var body: some View {
        let _ = counter.last += 1
        Toggle("All", isOn: $isOn)
        ForEach([counter.last], id: \.self) { _ in Row() }
      }
    }
    #expect(Rows(counter: Counter()).html().contains("Row"))
  }

  @Test func `A toggle for one of more than two values says what to do`() throws {
    struct Options: Equatable {
      var wifi = false
      var bluetooth = false
    }
    struct Settings: View {
      @State private var options = Options()
      var body: some View {
        Toggle("Wi-Fi", isOn: Binding(get: { options.wifi }, set: { options.wifi = $0 }))
        Toggle("Bluetooth", isOn: Binding(get: { options.bluetooth }, set: { options.bluetooth = $0 }))
        if options.wifi { Text("on") }
      }
    }
    let diagnostics = Settings().renderHTML().diagnostics
    #expect(!diagnostics.isEmpty)
    #expect(diagnostics.allSatisfy { $0.code == .unshownChange && $0.message.contains("a state of its own") })
  }

  @Test func `A rendering inside of a body is a rendering of its own`() {
    struct Inner: View {
      @State private var isOn = false
      var body: some View {
        Toggle("Inner", isOn: $isOn)
        Text(isOn ? "on" : "off")
      }
    }
    struct Outer: View {
      @State private var isLong = false
      var body: some View {
        Toggle("Long", isOn: $isLong)
        Text(verbatim: Text(isLong ? "long" : "short").html())
        Text(verbatim: Inner().html())
      }
    }
    let body = Outer().html()
    #expect(body.contains("&gt;long&lt;") && body.contains("&gt;short&lt;"))
    #expect(body.count(of: "checkbox") == 2)
  }

  @Test func `An action that begins a task changes nothing later`() async {
    struct Loading: View {
      @State private var isLoading = false
      var body: some View {
        Button("Load") {
          nonisolated(unsafe) let binding = $isLoading
          Task { binding.wrappedValue = true }
        }
        if isLoading { Text("Loading") }
      }
    }
    for _ in 0..<50 { #expect(!Loading().html().contains(">Loading<")) }
    await Task.yield()
  }
}
