import Cairn
import CairnHTML
import CairnTestSupport
import Testing

@Suite("Combinations that can come about")
struct ReachableCombinationTests {
  /// Pages with an index that is in bounds wherever a reader can get.
  struct Pages: View {
    @State private var isLong = true
    @State private var index = 0

    private var names: [String] { isLong ? ["one", "two", "three"] : ["one", "two"] }

    var body: some View {
      Text(names[index])
      Toggle("Long", isOn: $isLong).disabled(index > 1)
      Button("Back") { index -= 1 }.disabled(index == 0)
      Button("Next") { index += 1 }.disabled(index == names.count - 1)
    }
  }

  @Test func `An index is in bounds while its buttons keep it there`() throws {
    let output = Pages().renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body.contains("three"))
    #expect(!output.body.contains("four"))
  }

  @Test func `A button that leaves while another one takes something away needs both`() throws {
    struct Account: View {
      @State private var user: String?
      @State private var isShown = false
      var body: some View {
        if isShown {
          // In an app, nobody can log out while this shows.
          Text("Profile of \(user!)")
          Button("Back") { isShown = false }
        } else if user == nil {
          Button("Log in") { user = "Ann" }
        } else {
          Button("Profile") { isShown = true }
          Button("Log out") { user = nil }
        }
      }
    }
    let output = Account().renderHTML()
    #expect(output.diagnostics == [])
    var page = try PressedWords(output)
    for button in ["Log in", "Profile"] { page.press(button) }
    #expect(page.words == ["Profile of Ann", "Back"])
    for button in ["Back", "Log out"] { page.press(button) }
    #expect(page.words == ["Log in"])
  }

  /// Names of which the last one is removed only while none after it is chosen.
  private struct Names: View {
    @State private var names = ["one", "two", "three"]
    @State private var index = 0

    var body: some View {
      Text(names[index])
      Button("Next") { index += 1 }.disabled(index == names.count - 1)
      Button("Remove last") { names.removeLast() }.disabled(index == names.count - 1)
    }
  }

  @Test func `Elements are removed only as long as none is chosen after them`() throws {
    let output = Names().renderHTML()
    #expect(output.diagnostics == [])
    var page = try PressedWords(output)
    for button in ["Remove last", "Next"] { page.press(button) }
    #expect(page.words.first == "two")
    #expect(page.buttons == [])
  }

  /// Names inside of views with many states of their own.
  private struct Options: View {
    let count: Int
    let hasViewBetween: Bool
    @State private var isOn = [Bool](repeating: false, count: 12)

    var body: some View {
      ForEach(0..<count, id: \.self) { number in
        Toggle("Option \(number)", isOn: $isOn[number])
        if isOn[number] { Text("\(number) is on") }
      }
      if hasViewBetween { Between() } else { Names() }
    }
  }

  private struct Between: View {
    @State private var isOpen = false

    var body: some View {
      Toggle("More", isOn: $isOpen)
      if isOpen { Text("more") }
      Names()
    }
  }

  @Test(arguments: [2, 4, 5, 8, 12], [false, true])
  func `Views inside of others with many states are evaluated for what buttons lead to, too`(
    count: Int,
    hasViewBetween: Bool
  ) throws {
    let output = Options(count: count, hasViewBetween: hasViewBetween).renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body.contains("three"))
  }

  @Test func `States that turn out to change together do not set others free`() throws {
    struct All: View {
      @State private var first = false
      @State private var second = false
      @State private var third = false
      @State private var fourth = false
      @State private var fifth = false
      @State private var names = ["one", "two", "three"]
      @State private var index = 0

      var body: some View {
        Button("All") { (first, second, third, fourth, fifth) = (true, true, true, true, true) }
        Text([first, second, third, fourth, fifth].contains(false) ? "some" : "all")
        Text(names[index])
        Button("Next") { index += 1 }.disabled(index == names.count - 1)
        Button("Remove last") { names.removeLast() }.disabled(index == names.count - 1)
      }
    }
    let output = All().renderHTML()
    #expect(output.diagnostics == [])
    var page = try PressedWords(output)
    for button in ["All", "Next"] { page.press(button) }
    #expect(page.words.prefix(3) == ["All", "all", "two"])
  }

  /// A button that is there for some values of states, and gives others a value.
  struct Rule: Sendable {
    var conditions: [Int: Int]
    var changes: [Int: Int]

    func isThere(_ value: (Int) -> Int) -> Bool { conditions.keys.sorted().allSatisfy { value($0) == conditions[$0] } }
  }

  /// Three states and the buttons that change them.
  struct Machine: Sendable, CustomStringConvertible {
    var rules: [Rule] = []
    /// The values of the first state for which content shows the others.
    var shown: Set<Int> = []
    var hasViewInside = false

    init(of count: Int = 3, using generator: inout SeededGenerator) {
      // With more values, it takes many more buttons to come far.
      let most = count == 3 ? 8 : count * count * 2
      for _ in 0..<Int.random(in: count...most, using: &generator) {
        var rule = Rule(conditions: [:], changes: [:])
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
          rule.conditions[.random(in: 0..<3, using: &generator)] = .random(in: 0..<count, using: &generator)
        }
        let changes = Int.random(in: 0..<6, using: &generator) == 0 ? 2 : 1
        while rule.changes.count < changes {
          rule.changes[.random(in: 0..<3, using: &generator)] = .random(in: 0..<count, using: &generator)
        }
        rules.append(rule)
      }
      shown = Set((0..<count).filter { _ in Int.random(in: 0..<3, using: &generator) > 0 })
      hasViewInside = Bool.random(using: &generator)
    }

    var description: String {
      rules.map { "\($0.conditions) → \($0.changes)" }.joined(separator: "; ") + ", \(shown), \(hasViewInside)"
    }

    func after(_ rule: Rule, _ values: [Int]) -> [Int] { values.indices.map { rule.changes[$0] ?? values[$0] } }

    /// The combinations to which the buttons lead.
    var reachable: Set<[Int]> {
      var waiting = [[0, 0, 0]]
      var found = Set(waiting)
      while let values = waiting.popLast() {
        for rule in rules where rule.isThere({ values[$0] }) && found.insert(after(rule, values)).inserted {
          waiting.append(after(rule, values))
        }
      }
      return found
    }

    /// The words that show, with those of the buttons.
    func words(of values: [Int]) -> [String] {
      let others = shown.contains(values[0]) ? ["b\(values[1])", "c\(values[2])"] : []
      return ["a\(values[0])"] + others
        + rules.indices.filter { rules[$0].isThere { values[$0] } }.map { "Button \($0)" }
    }
  }

  /// Combinations for which content was evaluated, as far as it had read them.
  final class Evaluations: @unchecked Sendable { var all: Set<[Int: Int]> = [] }

  struct Page: View {
    let machine: Machine
    let evaluations: Evaluations
    @State private var a = 0
    @State private var b = 0
    @State private var c = 0

    var body: some View {
      Text("a\(a)")
      if machine.shown.contains(a) {
        if machine.hasViewInside {
          Others(a: a, b: $b, c: $c, evaluations: evaluations)
        } else {
          let _ = evaluations.all.insert([0: a, 1: b, 2: c])
          Text("b\(b)")
          Text("c\(c)")
        }
      }
      ForEach(Array(machine.rules.indices), id: \.self) { index in
        if machine.rules[index].isThere({ [a, b, c][$0] }) {
          Button("Button \(index)") {
            // The action is run for what can come about, too.
            evaluations.all.insert([0: a, 1: b, 2: c])
            for (state, value) in machine.rules[index].changes {
              switch state {
              case 0: a = value
              case 1: b = value
              default: c = value
              }
            }
          }
        }
      }
    }
  }

  struct Others: View {
    let a: Int
    @Binding var b: Int
    @Binding var c: Int
    let evaluations: Evaluations

    var body: some View {
      let _ = evaluations.all.insert([0: a, 1: b, 2: c])
      Text("b\(b)")
      Text("c\(c)")
    }
  }

  @Test(arguments: 0..<40) func `Content is evaluated for what buttons lead to, and for nothing else`(seed: Int) throws
  {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<10 {
      let machine = Machine(using: &generator)
      let evaluations = Evaluations()
      let output = Page(machine: machine, evaluations: evaluations).renderHTML()
      let reachable = machine.reachable
      let wrong = evaluations.all.filter { values in
        !reachable.contains { combination in values.allSatisfy { combination[$0.key] == $0.value } }
      }
      #expect(wrong == [], "Evaluated, though nothing leads there, with seed \(seed): \(machine)")
      #expect(output.diagnostics.map(\.message) == [], "with seed \(seed): \(machine)")
      var page = try PressedWords(output)
      var values = [0, 0, 0]
      for _ in 0..<12 {
        #expect(page.words == machine.words(of: values), "\(values), with seed \(seed): \(machine)")
        let choices = machine.rules.indices.filter { number in
          let rule = machine.rules[number]
          return rule.isThere { values[$0] } && machine.after(rule, values) != values
        }
        guard let choice = choices.randomElement(using: &generator) else { break }
        page.press("Button \(choice)")
        values = machine.after(machine.rules[choice], values)
      }
    }
  }

  @Test(arguments: 0..<20)
  func `Content is evaluated for nothing else where there are too many combinations to show`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<3 {
      let machine = Machine(of: .random(in: 4...5, using: &generator), using: &generator)
      let evaluations = Evaluations()
      _ = Page(machine: machine, evaluations: evaluations).renderHTML()
      let reachable = machine.reachable
      let wrong = evaluations.all.filter { values in
        !reachable.contains { combination in values.allSatisfy { combination[$0.key] == $0.value } }
      }
      #expect(wrong == [], "Evaluated, though nothing leads there, with seed \(seed): \(machine)")
    }
  }
}
