import Cairn
import CairnHTML
import CairnTestSupport
import Testing

@Suite("Swipe actions that change states")
struct SwipedStateTests {
  private struct Errands: View {
    @State var errands: [Errand]
    @State private var edited: Errand?

    var body: some View {
      List(errands) { errand in
        Text(errand.isDone ? "\(errand.id) is done" : "\(errand.id)")
          .swipeActions {
            Button("Delete \(errand.id)", role: .destructive) { errands.removeAll { $0.id == errand.id } }
            Button("Edit \(errand.id)") { edited = errand }
          }
          .swipeActions(edge: .leading) {
            Button(errand.isDone ? "Reopen \(errand.id)" : "Finish \(errand.id)") {
              if let index = errands.firstIndex(where: { $0.id == errand.id }) { errands[index].isDone.toggle() }
            }
          }
      }
      .sheet(item: $edited) { Text("All about \($0.id)") }
    }
  }

  /// What rows show, with their actions in the order in which they are read.
  private func words(of errands: [Errand]) -> [String] {
    errands.flatMap { errand in
      errand.isDone
        ? ["\(errand.id) is done", "Reopen \(errand.id)", "Edit \(errand.id)", "Delete \(errand.id)"]
        : ["\(errand.id)", "Finish \(errand.id)", "Edit \(errand.id)", "Delete \(errand.id)"]
    }
  }

  @Test(arguments: [2, 5, 7])
  func `Buttons delete, change and show what is behind the row`(count: Int) throws {
    let output = Errands(errands: Errand.some(count)).renderHTML()
    #expect(output.diagnostics == [])
    var page = try PressedWords(output)
    var errands = Errand.some(count)
    page.press("Finish 1")
    errands[1].isDone = true
    #expect(page.words == words(of: errands))
    page.press("Delete 0")
    errands.remove(at: 0)
    #expect(page.words == words(of: errands))
    page.press("Reopen 1")
    errands[0].isDone = false
    #expect(page.words == words(of: errands))
    page.press("Edit 1")
    #expect(page.words == words(of: errands) + ["All about 1"])
  }

  @Test func `An action is named after its row, is a button, and has its role`() throws {
    let html = Errands(errands: Errand.some(5)).html()
    #expect(html.contains("<button type=\"button\" class=\"action destructive\" popovertarget=\""))
    #expect(html.contains("aria-label=\"Delete 1 1\">Delete 1</button>"))
  }

  @Test func `An action sets one of several values`() throws {
    struct Page: View {
      @State private var mark = Errand.Mark.none
      var body: some View {
        List {
          Text(mark == .none ? "unmarked" : mark == .today ? "today" : "later")
            .swipeActions {
              Button("Today") { mark = .today }
              Button("Later") { mark = .later }
              Button("None") { mark = .none }
            }
        }
      }
    }
    let output = Page().renderHTML()
    #expect(output.diagnostics == [])
    var page = try PressedWords(output)
    for (button, word) in [("Later", "later"), ("Today", "today"), ("None", "unmarked")] {
      page.press(button)
      #expect(page.words == [word, "None", "Later", "Today"])
    }
  }

  @Test func `An action switches a toggle and chooses of a picker`() throws {
    struct Page: View {
      @State private var isOn = false
      @State private var choice = 1
      var body: some View {
        List {
          Text("Row").swipeActions {
            Button("Switch") { isOn.toggle() }
            Button("Second") { choice = 2 }
          }
          Toggle("Noise", isOn: $isOn)
          Picker("Choice", selection: $choice) { ForEach(1..<3) { Text("\($0)").tag($0) } }.pickerStyle(.inline)
        }
      }
    }
    let output = Page().renderHTML()
    #expect(output.diagnostics == [])
    let labels = output.body.matches(of: /<label class="action" for="([^"]+)">(Switch|Second)<\/label>/)
    #expect(Set(labels.map(\.2)) == ["Second", "Switch"])
    let choices = output.body.matches(of: /<input type="radio"[^>]* id="([^"]+)"/).map(\.1)
    let toggles = output.body.matches(of: /<input type="checkbox"[^>]* id="([^"]+)"/).map(\.1)
    for label in labels { #expect(label.1 == (label.2 == "Switch" ? toggles.first : choices.last)) }
  }

  @Test func `An action that cannot be pressed is not run`() {
    struct Page: View {
      @State private var count = 0
      let isRun: () -> Void
      var body: some View {
        List {
          Text("\(count)").swipeActions {
            Button("More") {
              count = 1
              isRun()
            }
            .disabled(true)
          }
          Button("Less") { count = 2 }
        }
      }
    }
    var isRun = false
    let output = Page { isRun = true }.renderHTML()
    #expect(!isRun)
    #expect(!output.body.contains("More"))
  }

  @Test func `In a form, what changes no state is sent`() {
    struct Page: View {
      @State private var errands = Errand.some(2)
      var body: some View {
        Form(action: "/errands") {
          List(errands) { errand in
            Text("\(errand.id)").swipeActions {
              Button("Hide") { errands.removeAll { $0.id == errand.id } }
              Button("Delete") {}
            }
          }
        }
      }
    }
    let output = Page().renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body.contains("value=\"Delete:1\""))
    #expect(!output.body.contains("value=\"Hide"))
  }

  @Test func `What changes no state is left out, and told once`() {
    struct Page: View {
      @State private var isOn = false
      var body: some View {
        List(0..<3, id: \.self) { number in
          Text("\(number)").swipeActions {
            Button("Idle") {}
            Button("Switch") { isOn.toggle() }
          }
        }
        if isOn { Text("on") }
      }
    }
    let output = Page().renderHTML()
    #expect(output.diagnostics.map(\.code) == [.runningAppOnly])
    #expect(!output.body.contains("Idle"))
    #expect(output.body.contains("Switch"))
  }

  @Test func `Content of a row keeps its states where its actions differ`() throws {
    struct Row: View {
      @State private var isOpen = false
      var body: some View {
        HStack {
          Button("Open") { isOpen.toggle() }
          if isOpen { Text("opened") }
        }
      }
    }
    struct Page: View {
      @State private var isDone = false
      var body: some View {
        List {
          Row().swipeActions {
            if isDone { Button("Archive") {} }
            Button("Finish") { isDone.toggle() }
          }
        }
      }
    }
    var page = try PressedWords(Page().renderHTML())
    page.press("Open")
    page.press("Finish")
    #expect(page.words.contains("opened"))
  }

  private final class Store: ObservableObject {
    @Published var errands = Errand.some(3)
    @Published var flagged = ""
  }

  private struct DeleteButton: View {
    @ObservedObject var store: Store
    let errand: Errand

    var body: some View {
      Button("Delete \(errand.id)") { store.errands.removeAll { $0.id == errand.id } }
    }
  }

  @Test func `A button in a view with an object does what it says, as does the one beside it`() throws {
    struct Page: View {
      @StateObject private var store = Store()
      var body: some View {
        List(store.errands) { errand in
          Text("\(errand.id)").swipeActions {
            DeleteButton(store: store, errand: errand)
            Button("Flag \(errand.id)") { store.flagged = "flagged" }
          }
        }
        Text(store.flagged)
      }
    }
    let output = Page().renderHTML()
    #expect(output.diagnostics == [])
    var page = try PressedWords(output)
    page.press("Flag 1")
    #expect(page.words == (0..<3).flatMap { ["\($0)", "Flag \($0)", "Delete \($0)"] } + ["flagged"])
    page.press("Delete 1")
    #expect(page.words == [0, 2].flatMap { ["\($0)", "Flag \($0)", "Delete \($0)"] } + ["flagged"])
  }

  private struct RemoveLast: View {
    @Binding var words: [String]

    var body: some View {
      if let last = words.last { Button("Remove \(last)") { words.removeLast() } }
    }
  }

  @Test func `A button in a view with a binding is there, and is run, only where that says so`() throws {
    struct Page: View {
      @State private var words = ["a", "b"]
      var body: some View {
        List { Text(words.joined()).swipeActions { RemoveLast(words: $words) } }
      }
    }
    let output = Page().renderHTML()
    #expect(output.diagnostics == [])
    var page = try PressedWords(output)
    #expect(page.words == ["ab", "Remove b"])
    page.press("Remove b")
    #expect(page.words == ["a", "Remove a"])
    page.press("Remove a")
    #expect(page.words == [])
  }

  @Test func `Buttons that do not show are not run`() {
    struct Page: View {
      @State private var count = 0
      let run: () -> Void
      var body: some View {
        List {
          Text("\(count)")
            .swipeActions { Button("Inner") { count = 1 } }
            .swipeActions {
              Button("Outer") {
                count = 2
                run()
              }
            }
          Text("Row")
            .swipeActions {
              Button {
                count = 2
                run()
              } label: {
                EmptyView()
              }
            }
          Text("Placeholder")
            .swipeActions {
              Button("Hidden") {
                count = 2
                run()
              }
            }
            .redacted(reason: .placeholder)
        }
      }
    }
    var isRun = false
    let output = Page { isRun = true }.renderHTML()
    #expect(!isRun)
    #expect(output.body.contains("Inner"))
    #expect(!output.body.contains("Outer"))
  }

  @Test func `What a button in the actions presents is told`() {
    struct Page: View {
      @State private var asks = false
      @State private var isOn = false
      var body: some View {
        List {
          Text("Row").swipeActions {
            Button("Switch") { isOn.toggle() }.alert("Sure?", isPresented: $asks) {}
          }
        }
        if isOn { Text("on") }
      }
    }
    let output = Page().renderHTML()
    #expect(output.diagnostics.map(\.message).filter { $0.contains("Let the row or the list present it.") }.count == 1)
    #expect(!output.body.contains("Sure?"))
  }
}
