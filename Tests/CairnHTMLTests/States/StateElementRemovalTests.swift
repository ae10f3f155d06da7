import Cairn
import CairnTestSupport
import Testing

@testable import CairnHTML

/// Controls that remove elements of an array, beside content that relies on which elements there are.
@Suite struct StateElementRemovalTests {
  private typealias Task = ElementTask

  @Test func `Buttons that remove elements of very many are told, and what changes these still works`() throws {
    struct Tasks: View {
      @State var tasks: [Task]
      var body: some View {
        ForEach(tasks) { task in
          Button("switch \(task.id)") {
            if let index = tasks.firstIndex(where: { $0.id == task.id }) { tasks[index].isDone.toggle() }
          }
          if task.isDone { Text("\(task.id) done") }
          Button("remove \(task.id)") { tasks.removeAll { $0.id == task.id } }
        }
      }
    }
    let count = 40
    let output = Tasks(tasks: Task.some(count)).renderHTML()
    #expect(!output.diagnostics.isEmpty)
    let words = try SwitchedWords(output)
    #expect(words(on: ["switch 1", "switch 2"]).filter { $0.hasSuffix("done") } == ["1 done", "2 done"])
    #expect(words(on: []).filter { $0.hasPrefix("switch") }.count == count)
  }

  private struct Group: Identifiable {
    let id: Int
    var tasks = Task.some(2)
  }

  private final class Store: ObservableObject {
    @Published var tasks: [Task]

    init(_ count: Int) { tasks = Task.some(count) }
  }

  private struct StoreRow: View {
    @EnvironmentObject var store: Store
    let task: Task

    private var index: Int {
      guard let index = store.tasks.firstIndex(where: { $0.id == task.id }) else {
        Issue.record("Task \(task.id) is shown where it is not.")
        return 0
      }
      return index
    }

    var body: some View {
      Text(store.tasks[index].isDone ? "task \(task.id) done" : "task \(task.id) open")
      Button("switch \(task.id)") { store.tasks[index].isDone.toggle() }
      Button("remove \(task.id)") { store.tasks.remove(at: index) }
    }
  }

  /// Content with buttons that remove elements, which is made only for the elements that there are.
  private struct Removing: View {
    enum Way: CaseIterable { case positions, numbers, groups, store }

    let way: Way
    @State private var tasks: [Task]
    @State private var groups = [Group(id: 0), Group(id: 1)]
    @StateObject private var store: Store

    init(_ way: Way, _ count: Int) {
      self.way = way
      tasks = Task.some(count)
      _store = StateObject(wrappedValue: Store(count))
    }

    var body: some View {
      switch way {
      case .positions:
        ForEach(tasks.indices, id: \.self) { index in
          HStack {
            Text("task \(tasks[index].id)")
            Button("switch") { tasks[index].isDone.toggle() }
            Button("remove") { tasks.remove(at: index) }
          }
        }
      case .numbers:
        ForEach(Array(tasks.enumerated()), id: \.element.id) { index, task in
          Text("task \(task.id)")
          Button("switch \(task.id)") { tasks[index].isDone.toggle() }
          Button("remove \(task.id)") { tasks.remove(at: index) }
        }
      case .groups:
        ForEach(groups.indices, id: \.self) { group in
          ForEach(groups[group].tasks.indices, id: \.self) { index in
            HStack {
              Text("task \(groups[group].tasks[index].id)")
              Button("switch") { groups[group].tasks[index].isDone.toggle() }
              Button("remove") { groups[group].tasks.remove(at: index) }
            }
          }
        }
      case .store: ForEach(store.tasks) { StoreRow(task: $0) }.environmentObject(store)
      }
    }
  }

  @Test(arguments: Removing.Way.allCases, [3, 8])
  private func `Content that is made for elements is tried only where they are`(way: Removing.Way, count: Int) {
    let html = Removing(way, count).html()
    for number in 0..<(way == .groups ? 2 : count) { #expect(html.contains("task \(number)")) }
  }
}
