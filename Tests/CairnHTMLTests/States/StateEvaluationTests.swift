import Cairn
import CairnHTML
import CairnTestSupport
import Testing

/// How often views are evaluated for the values of states, and that what was evaluated is put together right.
@Suite("Evaluating views for states")
struct StateEvaluationTests {
  @Test func `A view that follows a state is evaluated once for each value`() throws {
    struct Word: View {
      @Binding var isOn: Bool
      let note: () -> Void
      var body: some View {
        let _ = note()
        Text(isOn ? "lit" : "dark")
      }
    }
    struct Lamp: View {
      @State private var isOn = false
      let note: () -> Void
      var body: some View {
        Toggle("Lamp", isOn: $isOn)
        Word(isOn: $isOn, note: note)
      }
    }
    var count = 0
    let words = try SwitchedWords(Lamp { count += 1 }.renderHTML())
    #expect(count == 2)
    #expect(words(on: []) == ["Lamp", "dark"])
    #expect(words(on: ["Lamp"]) == ["Lamp", "lit"])
  }

  private struct Task: Identifiable, Equatable {
    let id: String
    var isDone = false
    var isUrgent = false
  }

  @Test func `Rows of different shapes follow their own states`() throws {
    struct Tasks: View {
      @State private var tasks = [Task(id: "Rope"), Task(id: "Axe"), Task(id: "Tent"), Task(id: "Map")]
      var body: some View {
        List($tasks) { $task in
          switch task.id {
          case "Rope": Text("Rope is there")
          case "Axe":
            Toggle("Axe", isOn: $task.isDone)
            if task.isDone { Text("Axe is packed") } else { Text("Axe is missing").foregroundStyle(Color.red) }
          case "Tent":
            Toggle("Tent", isOn: $task.isDone)
            Toggle("Soon", isOn: $task.isUrgent)
            if task.isDone, task.isUrgent { Text("Tent is packed in time") }
          default:
            VStack {
              Text("Map")
              Toggle("Packed", isOn: $task.isDone)
              Text(task.isDone ? "Map is packed" : "Map is missing")
            }
          }
        }
      }
    }
    let output = Tasks().renderHTML()
    let words = try SwitchedWords(output)
    #expect(output.diagnostics.isEmpty)
    let first = ["Rope is there", "Axe", "Axe is missing", "Tent", "Soon", "Map", "Packed", "Map is missing"]
    #expect(words(on: []) == first)
    #expect(words(on: ["Soon"]) == first)
    let packed = words(on: ["Axe", "Tent", "Soon", "Packed"])
    #expect(packed.filter { !first.contains($0) } == ["Axe is packed", "Tent is packed in time", "Map is packed"])
    #expect(!packed.contains("Axe is missing"))
  }

  @Test func `Elements keep their states in any order`() throws {
    struct Card: View {
      @State private var isOpen = false
      let name: String
      var body: some View {
        Toggle(name, isOn: $isOpen)
        if isOpen { Text("about \(name)") } else { Text("no more of \(name)") }
      }
    }
    struct Cards: View {
      @State private var isTurned = false
      let names = ["first", "second", "third"]
      var body: some View {
        Toggle("Turn", isOn: $isTurned)
        ForEach(isTurned ? names.reversed() : names, id: \.self) { name in
          if isTurned { Text("turned") }
          Card(name: name)
        }
      }
    }
    let toggles = try StrictHTMLReader.read(Cards().html()).flatMap(\.elements).filter { $0["role"] == "switch" }
    // An element whose place were another one would have another state, with an id of its own.
    #expect(Set(toggles.compactMap { $0["id"] ?? $0["popovertarget"] }).count == 4)
  }
}
