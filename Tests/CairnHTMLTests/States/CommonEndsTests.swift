import Cairn
import CairnHTML
import CairnTestSupport
import Testing

/// What all variants of content begin and end with, which is told by its place.
@Suite("What variants have in common at their ends")
struct CommonEndsTests {
  /// Two toggles, and a tree of views that depends on them.
  private struct Switches: View {
    indirect enum Node {
      case words(String)
      case colored(String)
      case either(String, String, by: Int)
      case when(Int, [Node])
      case vertical([Node])
      case padded([Node])
      case element(Int, [Node])

      func words(on: Set<Int>) -> [String] {
        switch self {
        case .words(let words), .colored(let words): [words]
        case .either(let first, let second, let number): [on.contains(number) ? first : second]
        case .when(let number, let nodes): on.contains(number) ? nodes.flatMap { $0.words(on: on) } : []
        case .vertical(let nodes), .padded(let nodes), .element(_, let nodes): nodes.flatMap { $0.words(on: on) }
        }
      }
    }

    struct Content: View {
      let nodes: [Node]
      let on: Set<Int>

      var body: some View { ForEach(nodes.indices, id: \.self) { Self.view(of: nodes[$0], on) } }

      @ViewBuilder
      private static func view(of node: Node, _ on: Set<Int>) -> some View {
        switch node {
        case .words(let words): Text(words)
        case .colored(let words): Text(words).foregroundStyle(on.contains(0) ? .red : .blue)
        case .either(let first, let second, let number): Text(on.contains(number) ? first : second)
        case .when(let number, let nodes): if on.contains(number) { AnyView(Content(nodes: nodes, on: on)) }
        case .vertical(let nodes): AnyView(VStack { Content(nodes: nodes, on: on) })
        case .padded(let nodes): AnyView(VStack { Content(nodes: nodes, on: on) }.padding().foregroundStyle(.green))
        case .element(let id, let nodes):
          AnyView(ForEach([Key(number: id)], id: \.self) { _ in Content(nodes: nodes, on: on) })
        }
      }
    }

    struct Key: Hashable { let number: Int }

    @State private var first = false
    @State private var second = false
    let nodes: [Node]
    let isList: Bool

    var body: some View {
      let on = Set([first, second].indices.filter { [first, second][$0] })
      let content = Content(nodes: nodes, on: on)
      if isList {
        List {
          Toggle("t0", isOn: $first)
          content
          Toggle("t1", isOn: $second)
        }
      } else {
        Toggle("t0", isOn: $first)
        content
        Toggle("t1", isOn: $second)
      }
    }
  }

  private static func nodes(from generator: inout SeededGenerator, depth: Int = 0) -> [Switches.Node] {
    (0..<Int.random(in: 1...5, using: &generator)).map { _ in
      // Few words, so that the same ones come again.
      let words = "w\(Int.random(in: 0..<5, using: &generator))"
      let number = Int.random(in: 0..<2, using: &generator)
      switch Int.random(in: 0..<(depth < 3 ? 10 : 5), using: &generator) {
      case 0, 1, 2: return .words(words)
      case 3: return .either(words, words + "-", by: number)
      case 4: return .colored(words)
      case 5, 6: return .when(number, nodes(from: &generator, depth: depth + 1))
      case 7: return .vertical(nodes(from: &generator, depth: depth + 1))
      case 8: return .padded(nodes(from: &generator, depth: depth + 1))
      default: return .element(number, nodes(from: &generator, depth: depth + 1))
      }
    }
  }

  @Test(arguments: UInt64(1)...40)
  func `Each value shows what the view is for it, wherever that differs`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let nodes = Self.nodes(from: &generator)
    let output = Switches(nodes: nodes, isList: seed.isMultiple(of: 2)).renderHTML()
    let words = try SwitchedWords(output)
    for on in [[], [0], [1], [0, 1]] as [Set<Int>] {
      let found = words(on: Set(on.map { "t\($0)" })).filter { $0.hasPrefix("w") }
      #expect(found == nodes.flatMap { $0.words(on: on) }, "seed \(seed), on \(on.sorted())")
    }
  }

  @Test func `Words that some variant has from a view inside are written once`() throws {
    struct Inner: View {
      let showsMore: Bool
      @Binding var more: Bool
      var body: some View {
        Text("x")
        if showsMore, more { Text("y") }
      }
    }
    struct Outer: View {
      @State private var a = false
      @State private var b = false
      var body: some View {
        Text("w")
        Inner(showsMore: a, more: $b)
        Toggle("a", isOn: $a)
        Toggle("b", isOn: $b)
      }
    }
    let words = try SwitchedWords(Outer().renderHTML())
    #expect(words(on: []) == ["w", "x", "a", "b"])
    #expect(words(on: ["b"]) == ["w", "x", "a", "b"])
    #expect(words(on: ["a"]) == ["w", "x", "a", "b"])
    #expect(words(on: ["a", "b"]) == ["w", "x", "y", "a", "b"])
  }

  @Test func `Words that are equal in other characters are written once`() throws {
    struct Names: View {
      @State private var isOn = false
      var body: some View {
        let name = isOn ? "caf\u{E9}" : "cafe\u{301}"
        Text("w")
        Text(name)
        Toggle("on", isOn: $isOn)
      }
    }
    let words = try SwitchedWords(Names().renderHTML())
    #expect(words(on: []).count == 3)
    #expect(words(on: ["on"]).count == 3)
  }

  @Test func `Tables, sections and dialogs around what differs stay whole`() throws {
    struct Parts: View {
      @State private var isOn = false
      @State private var isShown = false
      var body: some View {
        List {
          Section {
            Text("w1")
            if isOn { Text("w2") }
          } header: {
            Text("first")
          } footer: {
            Text("last")
          }
          Section("more") { ForEach(0..<(isOn ? 3 : 2), id: \.self) { Text("w\($0)") } }
        }
        Toggle("on", isOn: $isOn)
        Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Text("sheet") }
      }
    }
    let output = Parts().renderHTML()
    let words = try SwitchedWords(output)
    for name in ["first", "last", "more", "sheet"] { #expect(output.body.count(of: ">\(name)<") == 1, "\(name)") }
    #expect(words(on: []).filter { $0.hasPrefix("w") } == ["w1", "w0", "w1"])
    #expect(words(on: ["on"]).filter { $0.hasPrefix("w") } == ["w1", "w2", "w0", "w1", "w2"])
  }

  @Test func `A row of a choice stays one row beside others that are the same for all values`() throws {
    struct Choices: View {
      @State private var choice: Int? = 1
      @State private var showsMore = false
      var body: some View {
        Toggle("More", isOn: $showsMore)
        List(selection: $choice) {
          ForEach(0..<3) { number in
            VStack {
              Text("row \(number)")
              if showsMore { Text("more of \(number)") }
            }
          }
          Text("chosen \(choice ?? 9)")
        }
      }
    }
    let output = Choices().renderHTML()
    #expect(output.body.count(of: "type=\"radio\"") == 3)
    for number in 0..<3 {
      #expect(output.body.count(of: "row \(number)") == 1)
      #expect(output.body.count(of: "chosen \(number)") == 1)
    }
  }
}
