import Cairn
import CairnHTML
import CairnTestSupport
import Testing

/// Content that is another for each value of a state, inside something that must know more of it.
private struct Switched: View {
  @State private var isOn = false
  let container: ContainerCase

  var body: some View {
    Toggle("Switch", isOn: $isOn)
    Content(container: container, isOn: isOn)
  }

  struct Content: View {
    let container: ContainerCase
    let isOn: Bool

    var body: some View {
      container.around(
        AnyView(
          Group {
            Text("first")
            Text(isOn ? "on" : "off")
            if isOn { Text("more") }
            Text("last").padding(isOn ? 8 : 16)
          }
        )
      )
    }
  }
}

@Suite("States")
struct StateTests {
  @Test("Each value of a state shows what its view is for that value", arguments: ContainerCase.allCases)
  func eachValue(_ container: ContainerCase) throws {
    let words = try SwitchedWords(Switched(container: container).renderHTML())
    for isOn in [false, true] {
      let plain = Group {
        Toggle("Switch", isOn: .constant(isOn))
        Switched.Content(container: container, isOn: isOn)
      }
      let expected = try SwitchedWords(plain.renderHTML())(on: [])
      #expect(words(on: isOn ? ["Switch"] : []) == expected)
    }
  }

  @Test func `What is common to all values is written once`() {
    let body = StateSpecimen.Heights().html()
    #expect(body.count(of: "Heights") == 1)
    #expect(body.count(of: "3967 m") == 1)
  }

  @Test func `A state that no control changes makes no variants`() {
    struct Loading: View {
      @State private var isLoading = true
      var body: some View { if isLoading { Text("Loading") } else { Text("Loaded") } }
    }
    #expect(Loading().html() == Text("Loading").html())
  }

  @Test func `An action is run only for values that can be reached`() {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Text("at \(count)")
        if count < 3 {
          Button("Next") {
            precondition(count < 3)
            count += 1
          }
        }
      }
    }
    let output = Counter().renderHTML()
    #expect((0...3).allSatisfy { output.body.contains("at \($0)<") })
    #expect(!output.body.contains("at 4"))
    #expect(output.diagnostics.isEmpty)
  }

  @Test func `A state that goes on without end keeps its initial value`() {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Text("at \(count)")
        Button("More") { count += 1 }
      }
    }
    let output = Counter().renderHTML()
    #expect(output.diagnostics.map(\.code) == [.unshownChange])
    #expect(output.body.contains("at 0") && !output.body.contains("at 1"))
  }

  @Test func `A view that would have too many variants lets some states keep their initial values`() {
    struct Settings: View {
      @State private var a = false
      @State private var b = false
      @State private var c = false
      var body: some View {
        Toggle("a", isOn: $a)
        Toggle("b", isOn: $b)
        Toggle("c", isOn: $c)
        Text("\(a ? "A" : "-")\(b ? "B" : "-")\(c ? "C" : "-")")
      }
    }
    #expect(Settings().renderHTML().diagnostics.isEmpty)
    #expect(Settings().html().contains("ABC"))
    let limited = Settings().environment(\.stateVariantLimit, 4).renderHTML()
    #expect(limited.diagnostics.map(\.code) == [.tooManyVariants])
    #expect(!limited.body.contains("ABC"))
  }

  @Test func `States in different views do not multiply`() {
    final class Count { var evaluations = 0 }
    struct Row: View {
      @State private var isOn = false
      let count: Count
      var body: some View {
        count.evaluations += 1
        return VStack {
          Toggle("Switch", isOn: $isOn)
          if isOn { Text("on") }
        }
      }
    }
    struct Rows: View {
      @State private var isOpen = true
      let count: Count
      var body: some View {
        ForEach(0..<20) { _ in Row(count: count) }
        Toggle("Open", isOn: $isOpen)
      }
    }
    let count = Count()
    #expect(Rows(count: count).renderHTML().diagnostics.isEmpty)
    #expect(count.evaluations <= 20 * 6)
  }

  @Test func `Items that come and go have no empty rows, and a list below an item comes and goes by itself`() throws {
    struct Lists: View {
      @State private var isOn = false
      var body: some View {
        Toggle("Switch", isOn: $isOn)
        BulletList {
          Text("item")
          if isOn { BulletList { Text("below") } }
          if isOn { Text("more") }
        }
        Form {
          List {
            if isOn { Text("row").tag("row").swipeActions { SwipeAction("Delete", action: "delete") } }
            if isOn { Link("link", destination: "a") }
          }
        }
      }
    }
    let output = Lists().renderHTML()
    let words = try SwitchedWords(output)
    #expect(words(on: []) == ["Switch", "item"])
    #expect(words(on: ["Switch"]) == ["Switch", "item", "below", "more", "row", "Delete", "link"])
    let items = try StrictHTMLReader.read(output.body).flatMap(\.elements).filter { $0.name == "li" }
    for item in items where !["item", "below"].contains(where: HTMLNode.element(item).text.hasPrefix) {
      #expect(item.classes.contains { output.styles.contains(" .\($0){display:none}") }, "\(item)")
    }
  }

  @Test func `A list with a layout of its own is written once, whatever it holds`() {
    let output = StateSpecimen.WiFi().renderHTML()
    #expect(output.diagnostics.isEmpty)
    #expect(output.body.count(of: ">Settings<") == 1)
    #expect(output.body.count(of: "Hut") == 1)
  }

  @Test func `A section of elements that a state chooses is written once`() {
    struct Filtered: View {
      @State private var onlyHigh = false
      var body: some View {
        Toggle("High", isOn: $onlyHigh)
        Section(["Eiger", "Mönch", "Niesen"].filter { !onlyHigh || $0 != "Niesen" }, id: \.self) {
          ListCell($0)
        } header: {
          Text("Peaks")
        }
      }
    }
    let body = Filtered().html()
    #expect(body.count(of: "Peaks") == 1)
    #expect(["Eiger", "Mönch", "Niesen"].allSatisfy { body.count(of: $0) == 1 })
  }

  @Test func `A second picker of a state is told`() {
    struct Twice: View {
      @State private var number = 0
      var body: some View {
        ForEach(["One", "Two"], id: \.self) { name in
          Picker(name, selection: $number) { ForEach(0..<3) { Text("\($0)").tag($0) } }
        }
        Text("chosen: \(number)")
      }
    }
    #expect(Twice().renderHTML().diagnostics.map(\.code) == [.repeatedControl])
  }

  @Test("No depth of views under a state is too deep", arguments: NestedView.Kind.allCases.map(\.name))
  func depth(_ name: String) throws {
    struct Deep: View {
      @State private var isOn = false
      let kind: NestedView.Kind
      var body: some View {
        Toggle("Switch", isOn: $isOn)
        NestedView(kind, levels: isOn ? 5_000 : 4_999)
      }
    }
    let kind = try #require(NestedView.Kind.allCases.first { $0.name == name })
    #expect(Deep(kind: kind).renderHTML().body.contains("Switch"))
  }

  @Test func `A view is evaluated about as often as it has variants`() {
    final class Count { var evaluations = 0 }
    struct Counter: View {
      @State private var number = 0
      let count: Count
      var body: some View {
        count.evaluations += 1
        return VStack {
          Text("at \(number)")
          if number < 15 { Button("Next") { number += 1 } }
        }
      }
    }
    let count = Count()
    #expect(Counter(count: count).renderHTML().diagnostics.isEmpty)
    #expect(count.evaluations <= 3 * 17)
  }

  @Test func `States of modifiers and of property wrappers count too`() {
    struct Choice: DynamicProperty {
      @State var isOn = false
    }
    struct Switch: ViewModifier {
      let choice = Choice()
      func body(content: Content) -> some View {
        content
        Toggle("Switch", isOn: choice.$isOn)
        if choice.isOn { Text("on") }
      }
    }
    struct Own: View {
      let choice = Choice()
      var body: some View {
        Button("On") { choice.isOn = true }
        if choice.isOn { Text("on") }
      }
    }
    #expect(Text("x").modifier(Switch()).html().contains(">on</p>"))
    #expect(Own().html().contains(">on</p>"))
  }

  @Test func `A binding leads to the state of another view, and to parts of it`() {
    struct Options { var isOn = false }
    struct Inner: View {
      @Binding var isOn: Bool
      var body: some View { Toggle("Inner", isOn: $isOn) }
    }
    struct Outer: View {
      @State private var options = Options()
      var body: some View {
        Inner(isOn: $options.isOn)
        if options.isOn { Text("on") }
      }
    }
    struct Equal: View {
      @State private var isOn: Bool? = nil
      var body: some View {
        Inner(isOn: Binding(get: { isOn == true }, set: { isOn = $0 ? true : nil }))
        if isOn == true { Text("on") }
      }
    }
    struct Whole: View {
      @State private var options = Options()
      var body: some View {
        Inner(isOn: Binding(get: { options.isOn }, set: { options.isOn = $0 }))
        if options.isOn { Text("on") }
      }
    }
    #expect(Equal().html().contains(">on</p>"))
    #expect(Outer().html().contains(">on</p>"))
    #expect(Whole().html().contains(">on</p>"))
    var value = 1
    let binding = Binding(get: { value }, set: { value = $0 })
    Binding<Int?>(binding).wrappedValue = 3
    #expect(value == 3)
    let absent: Binding<Int>? = Binding(Binding<Int?>.constant(nil))
    #expect(absent == nil)
  }

  @Test func `A value that cannot be compared is told`() {
    struct Options {
      var isOn = false
      let name: () -> String = { "options" }
    }
    struct Whole: View {
      @State private var options = Options()
      var body: some View {
        Toggle("On", isOn: Binding(get: { options.isOn }, set: { options.isOn = $0 }))
        if options.isOn { Text("on") }
      }
    }
    let output = Whole().renderHTML()
    #expect(!output.body.contains(">on</p>"))
    #expect(output.diagnostics.map(\.code) == [.unshownChange])
    #expect(output.diagnostics.first?.message.contains("cannot be compared") == true)
  }

  @Test func `Outside of a rendering a state has its initial value`() {
    let state = State(wrappedValue: 1)
    state.wrappedValue = 2
    #expect(state.wrappedValue == 1)
    #expect(State<Int?>().wrappedValue == nil)
  }
}
