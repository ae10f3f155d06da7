import Cairn
import CairnHTML
import CairnTestSupport
import CairnText
import Testing

@Suite("Bindings to collections")
struct BindingCollectionTests {
  private typealias Task = StatePartTests.Task

  @Test func `A binding to a collection has bindings to its elements`() {
    var tasks = [Task(id: 1), Task(id: 2, isDone: true), Task(id: 3)]
    let binding = Binding(get: { tasks }, set: { tasks = $0 })
    #expect(binding.map(\.id) == [1, 2, 3])
    #expect(binding.count == 3)
    #expect(binding.reversed().map(\.id) == [3, 2, 1])
    #expect(binding.first?.isDone.wrappedValue == false)
    #expect(binding.indices == 0..<3)
    #expect(binding.dropFirst().prefix(1).map(\.id) == [2])
    #expect(binding.index(0, offsetBy: 2) == 2 && binding.index(0, offsetBy: 4, limitedBy: 3) == nil)
    for task in binding where !task.wrappedValue.isDone { task.wrappedValue.isDone = true }
    #expect(tasks.map(\.isDone) == [true, true, true])
    let flags = Binding.constant([1: true, 2: false].values)
    #expect(flags.filter(\.wrappedValue).count == 1)
  }

  private struct Filtered: View {
    @State var tasks: [Task]
    var isList = false

    var body: some View {
      ForEach($tasks) { $task in Toggle(task.name, isOn: $task.isDone) }
      let done = $tasks.filter { $0.wrappedValue.isDone }
      if isList {
        List(done) { $task in Text("\(task.id) is done") }
      } else {
        ForEach(done) { $task in Text("\(task.id) is done") }
      }
    }
  }

  @Test(arguments: [false, true])
  func `Elements that are chosen by their values follow them`(isList: Bool) throws {
    let output = Filtered(tasks: [Task(id: 1), Task(id: 2), Task(id: 3)], isList: isList).renderHTML()
    #expect(output.diagnostics == [])
    let words = try SwitchedWords(output)
    let done = { (names: Set<String>) in words(on: names).filter { $0.hasSuffix("is done") } }
    #expect(done([]) == [])
    #expect(done(["task 2"]) == ["2 is done"])
    #expect(done(["task 1", "task 3"]) == ["1 is done", "3 is done"])
  }

  @Test func `Elements that are chosen once have controls of their own`() throws {
    struct Even: View {
      @State private var tasks = (1...6).map { Task(id: $0) }
      var body: some View {
        ForEach($tasks.filter { $0.id.isMultiple(of: 2) }) { $task in
          Toggle(task.name, isOn: $task.isDone)
          if task.isDone { Text("\(task.id) is done") }
        }
        ForEach($tasks.reversed(), id: \.id) { task in Text(task.isDone.wrappedValue ? "with \(task.id)" : "") }
        ForEach(Array($tasks.enumerated()), id: \.element.id) { offset, $task in Text("\(offset): \(task.name)") }
      }
    }
    let output = Even().renderHTML()
    #expect(output.diagnostics == [])
    let words = try SwitchedWords(output)
    #expect(words(on: ["task 4"]).filter { $0.hasSuffix("is done") } == ["4 is done"])
    #expect(words(on: ["task 2", "task 6"]).filter { $0.hasPrefix("with") } == ["with 6", "with 2"])
    #expect(words(on: []).contains("5: task 6"))
  }

  @Test func `Text shows the first values`() {
    let text = Filtered(tasks: [Task(id: 1), Task(id: 2, isDone: true)]).text()
    #expect(text.contains("2 is done") && !text.contains("1 is done"))
  }
}
