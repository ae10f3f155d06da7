import Cairn
import CairnHTML
import CairnTestSupport
import Testing

/// Content that adds up an array, beside content that follows each of its elements.
@Suite struct KeptPartTests {
  private typealias Task = ElementTask

  private enum Total: CaseIterable {
    case count, sum, progress, label, opacity, title, header, few, all, some, action, ready
  }

  private struct Tasks: View {
    @State var tasks: [Task]
    let total: Total

    private var done: [Task] { tasks.filter(\.isDone) }

    var body: some View {
      NavigationStack {
        VStack {
          summary
          List {
            Section(total == .header ? "\(done.count) done" : "Tasks") {
              ForEach(tasks) { task in
                HStack {
                  Button("switch \(task.id)") { toggle(task) }
                  if task.isDone { Text("task \(task.id) is done") }
                }
              }
            }
          }
        }
        .navigationTitle(total == .title ? "\(done.count) done" : "List")
      }
    }

    @ViewBuilder private var summary: some View {
      switch total {
      case .count: Text("\(done.count) of \(tasks.count) done")
      case .sum: Text("\(done.reduce(0) { $0 + ($1.id * 7 + 3) * ($1.id + 1) }) minutes")
      case .progress: ProgressView("Progress", value: Double(done.count), total: Double(tasks.count))
      case .label: Label("\(done.count) done", systemImage: "checkmark")
      case .opacity: Text("Done").opacity(1 - Double(done.count) / 40)
      case .few: Text(done.count >= 3 ? "enough" : "more")
      case .all: Text(done.count == tasks.count ? "ready" : "not ready")
      case .some: if !done.isEmpty { Text("\(done.count) of \(tasks.count) done") }
      case .action:
        if !done.isEmpty {
          Button("Clear \(done.reduce(0) { $0 + $1.id * $1.id })") { tasks.removeAll(where: \.isDone) }
        }
      case .ready: if done.count == tasks.count { Label("ready", systemImage: "checkmark") }
      case .title, .header: EmptyView()
      }
    }

    private func toggle(_ task: Task) {
      guard let index = tasks.firstIndex(where: { $0.id == task.id }) else { return }
      tasks[index].isDone.toggle()
    }
  }

  @Test(arguments: Total.allCases, [5, 12])
  private func `Rows follow what their buttons change beside what adds them up, which keeps its first form`(
    total: Total,
    count: Int
  ) throws {
    let output = Tasks(tasks: Task.some(count), total: total).renderHTML()
    // That a page cannot clear a list is told, too.
    #expect(output.diagnostics.map(\.code) == [.tooManyVariants] + (total == .action ? [.unshownChange] : []))
    let words = try SwitchedWords(output)
    let first = words(on: []).filter { !$0.hasPrefix("switch") }
    for numbers in [[0], [1, 4], [0, 2, 3], Array(0..<count)] {
      let found = words(on: Set(numbers.map { "switch \($0)" })).filter { !$0.hasPrefix("switch") }
      #expect(found.filter { $0.hasPrefix("task") } == numbers.map { "task \($0) is done" })
      #expect(found.filter { !$0.hasPrefix("task") } == first)
    }
  }

  /// What adds up nine elements in ways that people write, beside rows that may look the same.
  private struct Summary: View {
    enum Kind: CaseIterable { case either, less, threshold, both, mark, number }
    @State var tasks: [Task]
    let kind: Kind

    var body: some View {
      let done = tasks.count(where: \.isDone)
      let left = tasks.count - done
      switch kind {
      case .either: if left == 0 { Label("All done", systemImage: "star") } else { Text("\(left) left") }
      case .less: if done < tasks.count { Text("Keep going") }
      case .threshold: if done >= 3 { Label("Enough", systemImage: "star") }
      case .both:
        Text("\(done)")
        Text("\(left)")
      case .mark:
        HStack {
          Text("Tasks")
          if left == 0 { Text("check") }
        }
        .padding()
      case .number: Text("\(done)")
      }
      ForEach(tasks) { task in
        Button("switch \(task.id)") { tasks[task.id].isDone.toggle() }
        HStack {
          Text("task \(task.id)")
          if task.isDone { Text("check") }
          Text(task.isDone ? "1" : "0")
          if task.isDone { Text("done") }
        }
      }
    }
  }

  @Test(arguments: Summary.Kind.allCases, [0, 2])
  private func `Rows follow beside all that adds them up, also if it says what they say`(
    kind: Summary.Kind,
    first: Int
  ) throws {
    let tasks = (0..<9).map { Task(id: $0, isDone: $0 < first) }
    let output = Summary(tasks: tasks, kind: kind).renderHTML()
    // Not all combinations are tried, so it may not be found that all can be done.
    #expect(output.diagnostics.map(\.code) == [.tooManyVariants] || (first > 0 && output.diagnostics == []))
    let words = try SwitchedWords(output)
    for switched in [[], [3], [0, 4], [1, 5, 6], Array(0..<9)] {
      let rows = words(on: Set(switched.map { "switch \($0)" }))
        .split(omittingEmptySubsequences: false) { $0.hasPrefix("switch") }.dropFirst()
      for (number, row) in rows.enumerated() {
        let isDone = (number < first) != switched.contains(number)
        #expect(row.contains("task \(number)") && row.contains(isDone ? "1" : "0"))
        #expect(row.contains("done") == isDone && row.contains("check") == isDone, "\(switched) \(number)")
      }
    }
  }

  @Test(arguments: [false, true])
  func `Two arrays follow beside their sums, and so does what depends on a pair of elements`(isOne: Bool) throws {
    struct Lists: View {
      @State var huts = (0..<5).map { Task(id: $0) }
      @State var tasks = (0..<6).map { Task(id: $0) }
      let isOne: Bool
      var body: some View {
        let counts = (huts.count(where: \.isDone), tasks.count(where: \.isDone))
        if isOne {
          Text("\(counts.0) huts and \(counts.1) tasks")
        } else {
          Text("\(counts.0) huts")
          Text("\(counts.1) tasks")
        }
        ForEach(huts) { hut in
          Button("hut \(hut.id)") { huts[hut.id].isDone.toggle() }
          if hut.isDone { Text("open \(hut.id)") }
        }
        if huts[0].isDone && huts[1].isDone { Text("open both") }
        ForEach(tasks) { task in
          Button("task \(task.id)") { tasks[task.id].isDone.toggle() }
          if task.isDone { Text("done \(task.id)") }
        }
      }
    }
    let output = Lists(isOne: isOne).renderHTML()
    #expect(output.diagnostics.map(\.code) == [.tooManyVariants])
    let words = try SwitchedWords(output)
    let found = words(on: ["hut 0", "hut 1", "task 2", "task 5"])
    #expect(found.filter { $0.hasPrefix("open") } == ["open 0", "open 1", "open both"])
    #expect(found.filter { $0.hasPrefix("done") } == ["done 2", "done 5"])
  }

  @Test(arguments: [0, 1])
  func `A badge that adds elements up is told, and what it belongs to stays`(first: Int) throws {
    struct Tasks: View {
      @State var tasks: [Task]
      var body: some View {
        List {
          Text("Done").badge(tasks.count(where: \.isDone))
          ForEach(tasks) { task in Button("switch \(task.id)") { tasks[task.id].isDone.toggle() } }
        }
      }
    }
    let tasks = (0..<6).map { Task(id: $0, isDone: $0 < first) }
    let output = Tasks(tasks: tasks).renderHTML()
    #expect(output.diagnostics.map(\.code).contains(.tooManyVariants))
    let words = try SwitchedWords(output)
    #expect(words(on: ["switch 2", "switch 3"]).contains("Done"))
  }

  @Test func `What others take the place of for some elements is not gone for more of them`() throws {
    struct Tasks: View {
      @State var tasks = Task.some(6)
      var body: some View {
        let done = tasks.count(where: \.isDone)
        ForEach(tasks) { task in Button("switch \(task.id)") { tasks[task.id].isDone.toggle() } }
        HStack { Text("Cart").badge(done) }
        HStack {
          if done > 0 {
            VStack {
              Text("Number")
              Text("\(done)")
            }
          } else {
            Text("Number")
          }
        }
        VStack { if done > 0 { Label("\(done) done", systemImage: "star") } else { Text("none") } }
      }
    }
    let output = Tasks().renderHTML()
    #expect(output.diagnostics.map(\.code) == [.tooManyVariants])
    let words = try SwitchedWords(output)
    let found = words(on: ["switch 1", "switch 2"])
    #expect(found.contains("Cart") && found.contains("Number"))
  }

  @Test func `The diagnostic says which words keep their first form, and because of which state`() {
    let output = Tasks(tasks: Task.some(6), total: .count).renderHTML()
    #expect(output.diagnostics.first?.message.contains("\"0 of 6 done\"") == true)
    #expect(output.diagnostics.first?.message.contains("\"tasks\"") == true)
  }

  @Test(arguments: UInt64(1)...16)
  func `Rows follow their elements whatever adds these up`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 6...10, using: &generator)
    let content = MixedContent(
      tasks: Task.some(count),
      kinds: (0..<8).map { _ in Int.random(in: 0..<9, using: &generator) }
    )
    let output = content.renderHTML()
    #expect(
      output.diagnostics.allSatisfy { $0.code == .tooManyVariants } && output.diagnostics.count < 2,
      "seed \(seed)"
    )
    let words = try SwitchedWords(output)
    for _ in 0..<40 {
      let done = Set((0..<count).filter { _ in Bool.random(using: &generator) })
      let found = words(on: Set(done.map { "switch \($0)" })).filter { $0.hasPrefix("follows") }
      #expect(found == content.following(done), "seed \(seed), done \(done.sorted()), kinds \(content.kinds)")
    }
  }

  /// Content that follows elements, between such that adds them up.
  private struct MixedContent: View {
    @State var tasks: [Task]
    let kinds: [Int]

    var body: some View {
      let sum = tasks.filter(\.isDone).reduce(0) { $0 + ($1.id + 2) * ($1.id + 5) }
      ForEach(tasks) { task in Button("switch \(task.id)") { tasks[task.id].isDone.toggle() } }
      ForEach(kinds.indices, id: \.self) { number in
        switch kinds[number] {
        case 0: Text("sum \(sum)")
        case 1: if sum > 0 { Text("sum \(sum) of \(number)") }
        case 2: HStack { if sum > 0 { Image(systemName: "star"); Text("points \(sum)") } }
        case 3: ProgressView(value: Double(sum), total: 1_000)
        case 4: Text("also")
        default: rows(number)
        }
      }
    }

    @ViewBuilder
    private func rows(_ number: Int) -> some View {
      let task = tasks[number % tasks.count]
      switch kinds[number] {
      case 5: Text(task.isDone ? "follows \(number) on" : "follows \(number) off")
      case 6: if task.isDone { Text("follows \(number)") }
      case 7:
        if !task.isDone {
          HStack {
            Text("follows"); Text("follows \(number) off")
          }
        }
      default: if tasks.contains(where: \.isDone) { Text("follows \(number) some") }
      }
    }

    func following(_ done: Set<Int>) -> [String] {
      kinds.indices.flatMap { number -> [String] in
        let isDone = done.contains(number % tasks.count)
        return switch kinds[number] {
        case 5: ["follows \(number) \(isDone ? "on" : "off")"]
        case 6: isDone ? ["follows \(number)"] : []
        case 7: isDone ? [] : ["follows", "follows \(number) off"]
        case 8: done.isEmpty ? [] : ["follows \(number) some"]
        default: []
        }
      }
    }
  }

  @Test(arguments: [5, 12])
  func `A list that hides what is done beside a number of what is left shows the rows for each combination`(count: Int)
    throws
  {
    struct Tasks: View {
      @State var tasks: [Task]
      @State private var hidesDone = false
      var body: some View {
        Toggle("hide", isOn: $hidesDone)
        ForEach(tasks) { task in Button("switch \(task.id)") { tasks[task.id].isDone.toggle() } }
        List(tasks.filter { !hidesDone || !$0.isDone }) { Text("task \($0.id)") }
        Text("\(tasks.count { !$0.isDone }) left")
      }
    }
    let output = Tasks(tasks: Task.some(count)).renderHTML()
    #expect(output.diagnostics.map(\.code) == [.tooManyVariants])
    let words = try SwitchedWords(output)
    func tasks(_ names: Set<String>) -> [String] { words(on: names).filter { $0.hasPrefix("task") } }
    let all = (0..<count).map { "task \($0)" }
    #expect(tasks(["switch 1", "switch 2"]) == all)
    #expect(tasks(["hide"]) == all)
    #expect(tasks(["hide", "switch 1", "switch 2"]) == all.filter { !["task 1", "task 2"].contains($0) })
  }

  @Test(arguments: [5, 12])
  func `A list with a filter of three choices beside a number of what is left needs a single diagnostic`(count: Int) {
    enum Filter: String, CaseIterable { case every, open, done }
    struct Tasks: View {
      @State var tasks: [Task]
      @State private var filter = Filter.every
      private var shown: [Task] { tasks.filter { filter == .every || $0.isDone == (filter == .done) } }
      var body: some View {
        Picker("Filter", selection: $filter) { ForEach(Filter.allCases, id: \.self) { Text($0.rawValue) } }
          .pickerStyle(.inline)
        List(shown) { task in
          Button("switch \(task.id)") { tasks[task.id].isDone.toggle() }
          if task.isDone { Text("task \(task.id) is done") }
        }
        Text("\(tasks.count { !$0.isDone }) left")
      }
    }
    let output = Tasks(tasks: Task.some(count)).renderHTML()
    #expect(output.diagnostics.map(\.code) == [.tooManyVariants])
    for number in 0..<count { #expect(output.body.contains("task \(number) is done")) }
  }

  @Test func `What depends on two parts of an element follows both beside what adds up the elements`() throws {
    struct Hut: Identifiable, Equatable {
      let id: Int
      var isOpen = false
      var isFull = false
    }
    struct Huts: View {
      @State var huts = (0..<6).map { Hut(id: $0) }
      var body: some View {
        Text("\(huts.count { $0.isOpen }) open")
        ForEach(huts) { hut in
          Toggle("open \(hut.id)", isOn: $huts[hut.id].isOpen)
          Toggle("full \(hut.id)", isOn: $huts[hut.id].isFull)
          Text(hut.isOpen && hut.isFull ? "hut \(hut.id) has no room" : "hut \(hut.id)")
        }
      }
    }
    let output = Huts().renderHTML()
    let words = try SwitchedWords(output)
    func huts(_ names: Set<String>) -> [String] {
      words(on: names).filter { $0.hasPrefix("hut") && $0.hasSuffix("room") }
    }
    #expect(huts(["open 1", "full 1"]) == ["hut 1 has no room"])
  }
}
