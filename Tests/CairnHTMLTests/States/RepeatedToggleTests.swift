import Cairn
import CairnHTML
import CairnTestSupport
import Testing

@Suite("Toggles around which something depends on their state")
struct RepeatedToggleTests {
  private enum Dependence: CaseIterable {
    case label, font, padding, colorScheme, gradient, opacity, shadow
  }

  private struct Dependent: View {
    let dependence: Dependence
    @State private var isOn = false

    var body: some View {
      let content = VStack {
        Toggle(dependence == .label && isOn ? "Do not show" : "Show", isOn: $isOn)
        Text("Words")
      }
      switch dependence {
      case .label: content
      case .font: content.font(isOn ? .headline : .body)
      case .padding: content.padding(isOn ? 20 : 10)
      case .colorScheme: content.preferredColorScheme(isOn ? .dark : .light)
      case .gradient:
        content.background(LinearGradient(colors: [isOn ? .red : .blue, .clear], startPoint: .top, endPoint: .bottom))
      case .opacity: content.opacity(isOn ? 0.5 : 1)
      case .shadow: content.shadow(radius: isOn ? 8 : 2)
      }
    }
  }

  @Test(arguments: Dependence.allCases)
  private func `What only looks different has the same toggle`(dependence: Dependence) {
    let output = Dependent(dependence: dependence).renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body.count(of: "type=\"checkbox\"") == 1)
    #expect(output.body.count(of: "Words") == 1)
    #expect(output.styles.contains("[id=\"row-1-state\"]:checked"))
  }

  @Test func `What a look leaves open is as it is without a style`() {
    let styles = Dependent(dependence: .font).renderHTML().styles
    // The headline comes second, so the usual words have no weight of their own to take back.
    #expect(styles.contains("font-weight:600"))
    struct Heavy: View {
      @State private var isOn = false
      var body: some View { VStack { Toggle("Show", isOn: $isOn) }.font(isOn ? .body : .headline) }
    }
    #expect(Heavy().renderHTML().styles.contains("font-weight:revert-layer"))
  }

  private struct Framed: View {
    @State private var isOn = false
    var body: some View {
      let content = VStack {
        Toggle("Show", isOn: $isOn)
        Text("Words")
      }
      if isOn { content.frame(maxWidth: .infinity).border(.red) } else { content }
    }
  }

  @Test func `Toggles of different views tell the value for which they show, and change it`() throws {
    let output = Framed().renderHTML()
    #expect(output.diagnostics == [])
    let switches = try StrictHTMLReader.read(output.body).flatMap(\.elements).filter { $0["role"] == "switch" }
    #expect(switches.map(\.name) == ["button", "button"])
    #expect(switches.map { $0["aria-checked"] } == ["false", "true"])
    #expect(switches.map { $0["popovertargetaction"] } == ["show", "hide"])
    #expect(Set(switches.map { $0["popovertarget"] }).count == 1)
    #expect(output.body.count(of: "popover=\"manual\"") == 1)
  }

  private enum Look: CaseIterable { case automatic, checkbox, button }

  private struct Twice: View {
    let look: Look
    @State private var isOn = true

    var body: some View {
      let toggles = Group {
        Toggle("One", isOn: $isOn)
        Toggle("Two", isOn: $isOn)
      }
      switch look {
      case .automatic: toggles
      case .checkbox: toggles.toggleStyle(.checkbox)
      case .button: toggles.toggleStyle(.button)
      }
      if isOn { Text("on") }
    }
  }

  @Test(arguments: Look.allCases)
  private func `Two toggles of a state follow each other`(look: Look) throws {
    let output = Twice(look: look).renderHTML()
    #expect(output.diagnostics == [])
    let buttons = try StrictHTMLReader.read(output.body).flatMap(\.elements).filter { $0["aria-checked"] != nil }
    #expect(buttons.map { $0["aria-checked"] } == ["true", "false", "true", "false"])
    #expect(buttons.map { $0["popovertargetaction"] } == ["show", "hide", "show", "hide"])
    #expect(buttons.map { $0["role"] } == Array(repeating: look == .automatic ? "switch" : "checkbox", count: 4))
    #expect(try SwitchedWords(output)(on: []) == ["One", "Two", "on"])
  }

  @Test func `A form that a server takes keeps its toggle, and a second one is told`() {
    let output = Form(action: "/settings") { Framed() }.renderHTML()
    #expect(output.diagnostics.map(\.code) == [.repeatedControl])
    #expect(output.body.count(of: "type=\"checkbox\"") == 2)
  }

  @Test func `Rows that a filter hides have one toggle each, also where something counts them`() throws {
    struct Todo: Identifiable, Equatable {
      let id: Int
      var isDone = false
    }
    struct Todos: View {
      @State private var todos = (1...4).map { Todo(id: $0) }
      @State private var onlyOpen = false
      var body: some View {
        List {
          Toggle("Only open", isOn: $onlyOpen)
          ForEach($todos) { $todo in
            if !onlyOpen || !todo.isDone { Toggle("Todo \(todo.id)", isOn: $todo.isDone) }
          }
          Text("\(todos.filter { !$0.isDone }.count) left")
        }
      }
    }
    let output = Todos().renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body.count(of: "Todo 2</span>") == 2)
    let words = try SwitchedWords(output)
    #expect(words(on: ["Todo 2"]) == ["Only open", "Todo 1", "Todo 2", "Todo 3", "Todo 4", "3 left"])
    #expect(words(on: ["Todo 2", "Only open"]) == ["Only open", "Todo 1", "Todo 3", "Todo 4", "3 left"])
  }
}
