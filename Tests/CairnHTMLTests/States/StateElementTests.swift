import Cairn
import CairnTestSupport
import Testing

@testable import CairnHTML

/// Controls that change single elements of an array, in the array as a whole.
@Suite struct StateElementTests {
  private typealias Task = ElementTask

  private struct Tasks: View {
    @State var tasks: [Task]

    var body: some View {
      ForEach(tasks) { task in
        Button("switch \(task.id)") { toggle(task) }
        if task.isDone { Text("\(task.id) done") }
      }
    }

    private func toggle(_ task: Task) {
      guard let index = tasks.firstIndex(where: { $0.id == task.id }) else { return }
      tasks[index].isDone.toggle()
    }
  }

  @Test(arguments: [2, 5, 30]) func `Buttons that change an element by its position switch one by one`(count: Int)
    throws
  {
    let output = Tasks(tasks: Task.some(count)).renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body.count(of: " done") == count)
    let words = try SwitchedWords(output)
    #expect(words(on: []).count == count)
    #expect(words(on: ["switch 1"]).filter { $0.hasSuffix("done") } == ["1 done"])
    let all = Set((0..<count).map { "switch \($0)" })
    #expect(words(on: all).filter { $0.hasSuffix("done") } == (0..<count).map { "\($0) done" })
  }

  @Test func `An element that differs at first switches back`() throws {
    var tasks = Task.some(6)
    tasks[4].isDone = true
    let words = try SwitchedWords(Tasks(tasks: tasks).renderHTML())
    #expect(words(on: []).filter { $0.hasSuffix("done") } == ["4 done"])
    #expect(words(on: ["switch 4", "switch 0"]).filter { $0.hasSuffix("done") } == ["0 done"])
  }

  @Test func `Elements need not be Equatable`() throws {
    struct Task: Identifiable {
      let id: Int
      var isDone = false
    }
    struct Tasks: View {
      @State private var tasks = (0..<6).map { Task(id: $0) }
      var body: some View {
        ForEach(tasks) { task in
          Button("switch \(task.id)") { tasks[task.id].isDone.toggle() }
          if task.isDone { Text("\(task.id) done") }
        }
      }
    }
    let output = Tasks().renderHTML()
    #expect(output.diagnostics == [])
    #expect(
      try SwitchedWords(output)(on: ["switch 2", "switch 5"]).filter { $0.hasSuffix("done") } == ["2 done", "5 done"]
    )
  }

  @Test func `Taps and toggles with a way of their own change elements too`() throws {
    struct Tasks: View {
      @State private var tasks = Task.some(5)
      var body: some View {
        ForEach(tasks) { task in
          Text("tap \(task.id)").onTapGesture { tasks[task.id].isDone.toggle() }
          Toggle(
            "toggle \(task.id)",
            isOn: Binding(get: { tasks[task.id].isDone }, set: { tasks[task.id].isDone = $0 })
          )
          if task.isDone { Text("\(task.id) done") }
        }
      }
    }
    let output = Tasks().renderHTML()
    #expect(output.diagnostics == [])
    let words = try SwitchedWords(output)
    #expect(words(on: ["toggle 3", "toggle 4"]).filter { $0.hasSuffix("done") } == ["3 done", "4 done"])
  }

  @Test func `A published array of an object changes by its elements`() throws {
    final class Model: ObservableObject {
      @Published var tasks = Task.some(6)
    }
    struct Tasks: View {
      @StateObject private var model = Model()
      var body: some View {
        ForEach(model.tasks) { task in
          Button("switch \(task.id)") { model.tasks[task.id].isDone.toggle() }
          if task.isDone { Text("\(task.id) done") }
        }
      }
    }
    let output = Tasks().renderHTML()
    #expect(output.diagnostics == [])
    #expect(
      try SwitchedWords(output)(on: ["switch 0", "switch 5"]).filter { $0.hasSuffix("done") } == ["0 done", "5 done"]
    )
  }

  @Test(arguments: [3, 6]) func `A button that adds elements is told, and the others still work`(count: Int) throws {
    struct Bound: View {
      @State var tasks: [Task]
      var body: some View {
        ForEach($tasks) { $task in
          Toggle("switch \(task.id)", isOn: $task.isDone)
          if task.isDone { Text("\(task.id) done") }
        }
        Button("Add") { tasks.append(Task(id: tasks.count)) }
      }
    }
    struct Pressed: View {
      @State var tasks: [Task]
      var body: some View {
        ForEach(tasks) { task in
          Button("switch \(task.id)") { tasks[task.id].isDone.toggle() }
          if task.isDone { Text("\(task.id) done") }
        }
        Button("Add") { tasks.append(Task(id: tasks.count)) }
      }
    }
    for output in [
      Bound(tasks: Task.some(count)).renderHTML(), Pressed(tasks: Task.some(count)).renderHTML(),
    ] {
      #expect(output.diagnostics.map(\.code) == [.unshownChange])
      #expect(output.diagnostics.first?.message.contains("\"tasks\"") == true)
      let words = try SwitchedWords(output)
      #expect(words(on: ["switch 0", "switch 2"]).filter { $0.hasSuffix("done") } == ["0 done", "2 done"])
    }
  }

  @Test(arguments: [6, 40]) func `A button that removes several elements is told, and the others still work`(count: Int)
    throws
  {
    struct Tasks: View {
      @State var tasks: [Task]
      var body: some View {
        ForEach(tasks) { task in
          Button("switch \(task.id)") {
            if let index = tasks.firstIndex(where: { $0.id == task.id }) { tasks[index].isDone.toggle() }
          }
          if task.isDone { Text("\(task.id) done") }
        }
        Button("Clear") { tasks.removeAll { $0.isDone } }
      }
    }
    let output = Tasks(tasks: Task.some(count)).renderHTML()
    #expect(output.diagnostics.map(\.code) == [.unshownChange])
    let words = try SwitchedWords(output)
    #expect(words(on: ["switch 1", "switch 4"]).filter { $0.hasSuffix("done") } == ["1 done", "4 done"])
  }

  @Test func `More elements than content may depend on keep what they have, which is told`() {
    let output = Tasks(tasks: Task.some(80)).renderHTML()
    #expect(Set(output.diagnostics.map(\.code)) == [.unshownChange])
    #expect(output.body.count(of: " done") == 0)
  }

  @Test func `Elements that bindings tell otherwise than by their identities keep their parts`() throws {
    struct Named: Identifiable, Equatable {
      let id: Int
      var name: String { "task \(id)" }
      var isDone = false
      var isStarred = false
    }
    struct Tasks: View {
      @State private var tasks = [Named(id: 0), Named(id: 1)]
      var body: some View {
        ForEach($tasks, id: \.name) { $task in
          Toggle("do \(task.name)", isOn: $task.isDone)
          if task.isDone { Text("\(task.name) done") }
        }
        ForEach(tasks) { task in
          Button("star \(task.name)") { tasks[task.id].isStarred.toggle() }
          if task.isStarred { Text("\(task.name) starred") }
        }
      }
    }
    let output = Tasks().renderHTML()
    #expect(output.diagnostics == [])
    #expect(try SwitchedWords(output)(on: ["do task 1"]).filter { $0.hasSuffix("done") } == ["task 1 done"])
    for number in 0..<2 { #expect(output.body.contains("task \(number) starred")) }
  }

  @Test func `A toggle with a way of its own and one with a binding change the same element`() throws {
    struct Tasks: View {
      @State private var tasks = Task.some(3)
      var body: some View {
        ForEach($tasks) { $task in
          Toggle("bound \(task.id)", isOn: $task.isDone)
          Text(task.isDone ? "\(task.id) done" : "\(task.id) open")
        }
        ForEach(tasks.indices, id: \.self) { index in
          Toggle("own \(index)", isOn: Binding(get: { tasks[index].isDone }, set: { tasks[index].isDone = $0 }))
        }
      }
    }
    let output = Tasks().renderHTML()
    #expect(output.diagnostics == [])
    for number in 0..<3 {
      #expect(output.body.count(of: "\(number) done") == 1)
      #expect(output.body.count(of: "aria-checked") == 12)
    }
  }

  @Test func `An action that changes an element twice, and one that changes its identity, are followed`() throws {
    struct Item: Identifiable, Equatable {
      var id: Int
      var isDone = false
      var isNew = true
    }
    struct Items: View {
      @State private var items = (0..<6).map { Item(id: $0) }
      @State private var renamed = [Item(id: 0), Item(id: 1)]
      var body: some View {
        ForEach(items) { item in
          Button("switch \(item.id)") {
            items[item.id].isDone.toggle()
            items[item.id].isNew = !items[item.id].isDone
          }
          if item.isDone { Text(item.isNew ? "wrong" : "\(item.id) done") }
        }
        Button("Rename") { renamed[0].id = renamed[0].id == 0 ? 7 : 0 }
        Text(renamed.map { "\($0.id)" }.joined(separator: ","))
      }
    }
    let output = Items().renderHTML()
    #expect(output.diagnostics == [])
    let words = try SwitchedWords(output)
    #expect(words(on: ["switch 1", "switch 2"]).filter { $0.hasSuffix("done") } == ["1 done", "2 done"])
    #expect(!output.body.contains("wrong"))
    #expect(words(on: []).last == "0,1")
    #expect(words(on: ["Rename"]).last == "7,1")
  }

  @Test func `What has one identity twice is told apart by its place`() throws {
    struct Tasks: View {
      @State private var tasks = [Task(id: 0), Task(id: 0)]
      var body: some View {
        ForEach(tasks.indices, id: \.self) { index in
          Button("switch \(index)") { tasks[index].isDone.toggle() }
          if tasks[index].isDone { Text("\(index) done") }
        }
      }
    }
    let output = Tasks().renderHTML()
    for index in 0..<2 { #expect(output.body.contains("\(index) done")) }
    #expect(!output.body.contains("popovertarget"))
  }

  @Test func `Elements with more than two values take each of them`() {
    enum Priority: CaseIterable { case low, middle, high }
    struct Item: Identifiable, Equatable {
      let id: Int
      var priority = Priority.low
    }
    struct Items: View {
      @State private var items = (0..<6).map { Item(id: $0) }
      var body: some View {
        ForEach(items) { item in
          Text("\(item.id) is \(item.priority)")
          Button("next \(item.id)") {
            items[item.id].priority =
              switch item.priority {
              case .low: .middle
              case .middle: .high
              case .high: .low
              }
          }
        }
      }
    }
    let output = Items().renderHTML()
    #expect(output.diagnostics == [])
    for id in 0..<6 {
      for priority in Priority.allCases { #expect(output.body.count(of: "\(id) is \(priority)") == 1) }
    }
  }

  @Test func `Elements that count on and on keep what they have, which is told`() {
    struct Item: Identifiable, Equatable {
      let id: Int
      var count = 0
    }
    struct Items: View {
      @State private var items = (0..<3).map { Item(id: $0) }
      var body: some View {
        ForEach(items) { item in
          Text("\(item.count) of \(item.id)")
          Button("more \(item.id)") { items[item.id].count += 1 }
        }
      }
    }
    let output = Items().renderHTML()
    #expect(Set(output.diagnostics.map(\.code)) == [.unshownChange])
    for id in 0..<3 { #expect(output.body.contains("0 of \(id)")) }
    #expect(!output.body.contains("1 of"))
  }

  @Test func `Elements that change their places are tried as a whole`() throws {
    struct Tasks: View {
      @State private var tasks = Task.some(3)
      var body: some View {
        Button("Turn") { tasks.reverse() }
        Text(tasks.map { "\($0.id)" }.joined(separator: ","))
      }
    }
    let output = Tasks().renderHTML()
    #expect(output.diagnostics == [])
    let words = try SwitchedWords(output)
    #expect(words(on: []) == ["Turn", "0,1,2"])
    #expect(words(on: ["Turn"]) == ["Turn", "2,1,0"])
  }

  @Test func `A filter and elements that buttons change go together`() throws {
    struct Tasks: View {
      @State private var tasks = Task.some(7)
      @State private var onlyDone = false
      private var shown: [Task] { tasks.filter { !onlyDone || $0.isDone } }
      var body: some View {
        Toggle("Only done", isOn: $onlyDone)
        ForEach(tasks) { task in Button("switch \(task.id)") { tasks[task.id].isDone.toggle() } }
        ForEach(shown) { Text("task \($0.id)") }
      }
    }
    let output = Tasks().renderHTML()
    #expect(output.diagnostics == [])
    let words = try SwitchedWords(output)
    func tasks(_ names: Set<String>) -> [String] { words(on: names).filter { $0.hasPrefix("task") } }
    #expect(tasks(["switch 3"]).count == 7)
    #expect(tasks(["Only done"]) == [])
    #expect(tasks(["Only done", "switch 3", "switch 6"]) == ["task 3", "task 6"])
  }

  @Test func `What adds up elements follows a few of them, and is told for many`() throws {
    struct Tasks: View {
      @State var tasks: [Task]
      var body: some View {
        ForEach(tasks) { task in Button("switch \(task.id)") { tasks[task.id].isDone.toggle() } }
        Text("\(tasks.count { $0.isDone }) done")
      }
    }
    let few = Tasks(tasks: Task.some(3)).renderHTML()
    #expect(few.diagnostics == [])
    #expect(try SwitchedWords(few)(on: ["switch 0", "switch 2"]).last == "2 done")
    let many = Tasks(tasks: Task.some(6)).renderHTML()
    #expect(many.diagnostics.map(\.code) == [.tooManyVariants])
    #expect(many.body.contains("0 done"))
  }
}
