import Cairn
import CairnHTML
import CairnTestSupport

/// What states cost beside the views that they are evaluated as.
enum StateBenchmarks {
  static func run(_ report: inout Report) {
    let single = Comparison(work: { blackHole(steps.html()) }, baseline: renderSteps)
    report.add("view of a state with 16 values, × 16 views", single, limit: nil)
    let independent = Comparison(
      work: { blackHole(Switches().html()) },
      baseline: {
        for _ in 0..<128 { blackHole(Switched(isOn: [true, false, true, false, true, false, true]).html()) }
      }
    )
    report.add("view of seven independent toggles, × 128 views", independent, limit: nil)
    let content = ShowcaseView(data: ShowcaseData(sectionCount: 100))
    let below = Comparison(
      work: { blackHole(BelowToggle(content: content).html()) },
      baseline: { blackHole(content.html()) }
    )
    report.add("page of 100 sections below a toggle, × the page", below, limit: nil)
    let pressed = Comparison(
      work: { blackHole(elements(60).html()) },
      baseline: {
        blackHole(List((0..<60).map { Task(id: $0) }) { TaskRow(task: .constant($0), showsAll: true) }.html())
      }
    )
    report.add("list of 60 rows whose buttons change an array, × the same without states", pressed, limit: nil)
    for count in [20, 200] {
      let rows = Self.rows(count)
      let same = List((0..<count).map { Task(id: $0) }) { TaskRow(task: .constant($0), showsAll: true) }
      let parts = Comparison(work: { blackHole(rows.html()) }, baseline: { blackHole(same.html()) })
      report.add(
        "list of \(count) rows with a toggle each that shows more, × the same without states",
        parts,
        limit: nil
      )
    }
  }

  /// A view of a state with 16 values.
  static var steps: some View { Steps() }

  /// Renders each of the views as which these values are evaluated.
  static func renderSteps() { for number in 0..<16 { blackHole(Steps.one(number).html()) } }

  /// A page that does not depend on the toggle above it.
  static var belowToggle: some View { BelowToggle(content: ShowcaseView(data: ShowcaseData(sectionCount: 100))) }

  /// A view of seven independent toggles.
  static var toggles: some View { Switches() }

  /// A list of rows with a toggle each.
  static func rows(_ count: Int) -> some View { Rows(tasks: (0..<count).map { Task(id: $0) }) }

  /// A list of rows with buttons that change an array.
  static func elements(_ count: Int) -> some View { Elements(tasks: (0..<count).map { Task(id: $0) }) }

  private struct Steps: View {
    @State private var number = 0

    var body: some View { Self.one(number) { number += 1 } }

    /// The view of one value; without an action, nothing is a state.
    @ViewBuilder
    static func one(_ number: Int, next: @escaping () -> Void = {}) -> some View {
      Step(number: number)
      if number < 15 { Button("Next", action: next) }
    }
  }

  private struct Step: View {
    let number: Int

    var body: some View {
      Text("Step \(number)").font(.headline)
      ForEach(0..<20) { Text("Line \($0) of step \(number)") }
    }
  }

  private struct Switches: View {
    @State private var first = false
    @State private var second = false
    @State private var third = false
    @State private var fourth = false
    @State private var fifth = false
    @State private var sixth = false
    @State private var seventh = false

    var body: some View {
      let all = [$first, $second, $third, $fourth, $fifth, $sixth, $seventh]
      ForEach(0..<7) { Toggle("Switch \($0)", isOn: all[$0]) }
      Switched(isOn: all.map(\.wrappedValue))
    }
  }

  private struct Switched: View {
    let isOn: [Bool]

    var body: some View {
      ForEach(0..<20) { Text("Line \($0)") }
      ForEach(0..<7) { number in if isOn[number] { Text("Switch \(number) is on") } }
    }
  }

  private struct Task: Identifiable {
    let id: Int
    var isDone = false
  }

  private struct Rows: View {
    @State var tasks: [Task]

    var body: some View { List($tasks) { $task in TaskRow(task: $task, showsAll: false) } }
  }

  private struct Elements: View {
    @State var tasks: [Task]

    var body: some View {
      List(tasks) { task in
        Button("Task \(task.id)") { toggle(task) }
        if task.isDone { Text("Task \(task.id) is done") }
      }
    }

    private func toggle(_ task: Task) {
      guard let index = tasks.firstIndex(where: { $0.id == task.id }) else { return }
      tasks[index].isDone.toggle()
    }
  }

  private struct TaskRow: View {
    @Binding var task: Task
    let showsAll: Bool

    var body: some View {
      Toggle("Task \(task.id)", isOn: $task.isDone)
      if task.isDone || showsAll { Text("Task \(task.id) is done") }
    }
  }
}
