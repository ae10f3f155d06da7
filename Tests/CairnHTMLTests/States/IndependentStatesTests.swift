import Cairn
import CairnHTML
import CairnTestSupport
import Testing

/// Views with more combinations of values than could be evaluated one by one.
@Suite("Many states in one view")
struct IndependentStatesTests {
  /// Eight toggles, and words that depend on them.
  private struct Switches: View {
    /// Words that show while some toggles are on and others are off.
    indirect enum Rule {
      case words(String, on: Set<Int>, off: Set<Int>)
      case stack([Rule], on: Set<Int>, off: Set<Int>)
      case either(String, String, by: Int)
      case any(String, of: Set<Int>)

      func words(on: Set<Int>) -> [String] {
        switch self {
        case .words(let words, let needed, let excluded):
          needed.isSubset(of: on) && excluded.isDisjoint(with: on) ? [words] : []
        case .stack(let rules, let needed, let excluded):
          needed.isSubset(of: on) && excluded.isDisjoint(with: on) ? rules.flatMap { $0.words(on: on) } : []
        case .either(let first, let second, let number): [on.contains(number) ? first : second]
        case .any(let words, let numbers): numbers.isDisjoint(with: on) ? [] : [words]
        }
      }
    }

    struct Content: View {
      let rules: [Rule]
      let on: Set<Int>

      var body: some View {
        ForEach(rules.indices, id: \.self) { index in
          switch rules[index] {
          case .stack(let rules, let needed, let excluded):
            if needed.isSubset(of: on), excluded.isDisjoint(with: on) {
              AnyView(VStack { Content(rules: rules, on: on) })
            }
          case let rule: ForEach(rule.words(on: on), id: \.self) { Text($0) }
          }
        }
      }
    }

    @State private var a = false
    @State private var b = false
    @State private var c = false
    @State private var d = false
    @State private var e = false
    @State private var f = false
    @State private var g = false
    @State private var h = false
    let rules: [Rule]
    let isList: Bool

    var body: some View {
      let all = [$a, $b, $c, $d, $e, $f, $g, $h]
      let content = Content(rules: rules, on: Set([a, b, c, d, e, f, g, h].indices.filter { all[$0].wrappedValue }))
      if isList {
        List {
          ForEach(0..<8) { Toggle("t\($0)", isOn: all[$0]) }
          content
        }
      } else {
        ForEach(0..<8) { Toggle("t\($0)", isOn: all[$0]) }
        content
      }
    }
  }

  private static func rules(from generator: inout SeededGenerator, depth: Int = 0) -> [Switches.Rule] {
    var numbers = Array(0..<8)
    numbers.shuffle(using: &generator)
    return (0..<Int.random(in: 3...7, using: &generator)).map { number in
      let words = "w\(depth).\(number).\(Int.random(in: 0..<1_000, using: &generator))"
      let first = numbers[number]
      let second = numbers[(number + 1) % 8]
      switch Int.random(in: 0..<(depth == 0 ? 8 : 6), using: &generator) {
      case 0, 1: return .words(words, on: [first], off: [])
      case 2: return .words(words, on: [first], off: [second])
      case 3: return .words(words, on: [], off: [first])
      case 4: return .either(words + "+", words + "-", by: first)
      case 5: return .any(words, of: [first, second])
      default: return .stack(Self.rules(from: &generator, depth: 1), on: [first], off: [])
      }
    }
  }

  @Test(arguments: UInt64(1)...16)
  func `Each combination of eight toggles shows what the view is for it, or a diagnostic says which states it ignores`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    let rules = Self.rules(from: &generator)
    let output = Switches(rules: rules, isList: seed.isMultiple(of: 2)).renderHTML()
    let words = try SwitchedWords(output)
    #expect(
      output.diagnostics.allSatisfy { $0.code == .tooManyVariants } && output.diagnostics.count < 2,
      "seed \(seed)"
    )
    // It names all of the states first, and then those that keep their values, unless they are the same.
    let message = (output.diagnostics.first?.message ?? "").split(separator: " belongs to the initial value").last ?? ""
    let ignored = Set("abcdefgh".enumerated().filter { message.contains("\"\($0.element)\"") }.map(\.offset))
    #expect(ignored.count <= 4, "seed \(seed)")
    for combination in 0..<256 {
      let on = Set((0..<8).filter { combination & (1 << $0) != 0 })
      let found = words(on: Set(on.map { "t\($0)" })).filter { $0.hasPrefix("w") }
      let expected = rules.flatMap { $0.words(on: on.subtracting(ignored)) }
      #expect(found == expected, "seed \(seed), on \(on.sorted()), ignored \(ignored.sorted())")
    }
  }

  @Test func `Seven toggles with rows of their own need no diagnostic, also behind an eighth`() throws {
    struct Settings: View {
      @State private var isAdvanced = false
      @State private var a = false
      @State private var b = false
      @State private var c = false
      @State private var d = false
      @State private var e = false
      @State private var f = false
      @State private var g = false
      var body: some View {
        List {
          Toggle("Advanced", isOn: $isAdvanced)
          if isAdvanced {
            Toggle("A", isOn: $a)
            if a { Text("of A") }
            Toggle("B", isOn: $b)
            if b { Text("of B") }
            Toggle("C", isOn: $c)
            Text(c ? "with C" : "without C")
            Section("More") {
              Toggle("D", isOn: $d)
              if d { Text("of D") }
              Toggle("E", isOn: $e)
              if d && e { Text("of D and E") }
            }
          }
          Toggle("F", isOn: $f)
          Toggle("G", isOn: $g)
          if f || g { Text("of F or G") }
        }
      }
    }
    let output = Settings().renderHTML()
    #expect(output.diagnostics.isEmpty)
    let words = try SwitchedWords(output)
    #expect(words(on: []) == ["Advanced", "F", "G"])
    #expect(words(on: ["A", "B", "D", "E", "G"]) == ["Advanced", "F", "G", "of F or G"])
    #expect(
      words(on: ["Advanced", "B", "C", "D", "E"]) == [
        "Advanced", "A", "B", "of B", "C", "with C", "More", "D", "of D", "E", "of D and E", "F", "G",
      ]
    )
  }

  @Test(arguments: [5, 8, 12])
  func
    `What shows only if all of many toggles are on, or all but one, shows then or a diagnostic says that it does not`(
      count: Int
    ) throws
  {
    struct Task: Identifiable, Equatable {
      let id: Int
      var isDone = false
    }
    struct Tasks: View {
      @State var tasks: [Task]
      let except: Int?
      var body: some View {
        ForEach($tasks) { $task in Toggle("t\(task.id)", isOn: $task.isDone) }
        if tasks.allSatisfy({ $0.isDone != ($0.id == except) }) { Text("ready") }
      }
    }
    for except in [nil, 2] {
      let output = Tasks(tasks: (0..<count).map { Task(id: $0) }, except: except).renderHTML()
      #expect(output.diagnostics.map(\.code) == [.tooManyVariants])
      #expect(!output.body.contains("ready"))
    }
  }

  @Test func `Two pickers of eight values show what belongs to each pair of them`() {
    struct Huts: View {
      @State private var month = 0
      @State private var region = 0
      let only: (Int, Int)
      var body: some View {
        Picker("Month", selection: $month) { ForEach(0..<8) { Text("m\($0)") } }.pickerStyle(.inline)
        Picker("Region", selection: $region) { ForEach(0..<8) { Text("r\($0)") } }.pickerStyle(.inline)
        Text("month \(month)")
        Text("region \(region)")
        if month == only.0, region == only.1 { Text("closed") }
      }
    }
    #expect(Huts(only: (9, 9)).renderHTML().diagnostics.isEmpty)
    for only in [(1, 1), (7, 2), (3, 6)] {
      let output = Huts(only: only).renderHTML()
      #expect(output.body.contains("closed") || output.diagnostics.map(\.code) == [.tooManyVariants])
    }
  }

  @Test func `Something that many pickers show for one value each is no endless condition`() {
    struct Laundry: View {
      enum Kind: String, CaseIterable { case cotton, wool, silk, linen, nylon }
      @State private var first = Kind.cotton
      @State private var second = Kind.cotton
      @State private var third = Kind.cotton
      @State private var fourth = Kind.cotton
      @State private var fifth = Kind.cotton
      @State private var sixth = Kind.cotton
      var body: some View {
        let all = [$first, $second, $third, $fourth, $fifth, $sixth]
        ForEach(0..<6) { number in
          Picker("p\(number)", selection: all[number]) {
            ForEach(Kind.allCases, id: \.self) { Text($0.rawValue) }
          }
          .pickerStyle(.inline)
        }
        if [first, second, third, fourth, fifth, sixth].contains(.wool) { Text("hand wash") }
      }
    }
    let output = Laundry().renderHTML()
    #expect(output.diagnostics.map(\.code) == [.tooManyVariants])
    #expect(output.styles.utf8.count < 60_000)
  }

  @Test func `Rows of independent states leave with their transitions, and others in their place do not`() {
    struct Rows: View {
      @State private var a = false
      @State private var b = false
      @State private var c = false
      @State private var d = false
      @State private var e = false
      var body: some View {
        Toggle("a", isOn: $a.animation())
        Toggle("b", isOn: $b.animation())
        Toggle("c", isOn: $c.animation())
        Toggle("d", isOn: $d.animation())
        Toggle("e", isOn: $e.animation())
        if a { Text("of a") }
        if b { Text("of b") }
        if c { Text("of c") } else { Text("not c") }
        if d { Text("of d") }
        if e { Text("of e") }
      }
    }
    let output = Rows().renderHTML()
    #expect(output.diagnostics.isEmpty)
    // Four rows leave; the two that take each other's place do not.
    #expect(output.styles.count(of: "allow-discrete") == 4)
  }
}
