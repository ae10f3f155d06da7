import Cairn
import CairnHTML
import CairnTestSupport
import Testing

@Suite("Rows that readers delete")
struct DeletedRowTests {
  /// How elements are given to `ForEach`, and their positions to the closure.
  private enum Way: CaseIterable {
    case values, bindings, indices, keyPath
  }

  private struct Errands: View {
    let way: Way
    @State var errands: [Errand]

    var body: some View {
      List {
        switch way {
        case .values: ForEach(errands) { Text($0.name) }.onDelete { errands.remove(atOffsets: $0) }
        case .bindings:
          ForEach($errands) { $errand in
            Text(errand.name)
            if errand.isDone { Text("done") }
          }
          .onDelete(perform: delete)
        case .indices:
          ForEach(errands.indices, id: \.self) { Text(errands[$0].name) }.onDelete { errands.remove(atOffsets: $0) }
        case .keyPath: ForEach(errands, id: \.name) { Text($0.name) }.onDelete(perform: delete).onMove { _, _ in }
        }
      }
    }

    private func delete(at offsets: RowIndices) { errands.remove(atOffsets: offsets) }
  }

  @Test(arguments: Way.allCases, [1, 3, 4])
  private func `Each row of a few is deleted, in any order`(way: Way, count: Int) throws {
    try deleteRows(of: way, count)
  }

  @Test(arguments: [Way.values, .bindings, .keyPath], [10])
  private func `Each row of many is deleted, in any order`(way: Way, count: Int) throws {
    try deleteRows(of: way, count)
  }

  private func deleteRows(of way: Way, _ count: Int) throws {
    let output = Errands(way: way, errands: Errand.some(count)).renderHTML()
    #expect(output.diagnostics.filter { $0.code != .runningAppOnly } == [])
    var page = try PressedWords(output)
    var errands = Errand.some(count)
    var generator = SeededGenerator(seed: UInt64(count))
    while !errands.isEmpty {
      #expect(page.words == errands.flatMap { [$0.name, "Delete"] })
      guard let position = errands.indices.randomElement(using: &generator) else { break }
      page.press("Delete", number: position)
      errands.remove(at: position)
    }
    #expect(page.words == [])
  }

  @Test func `A row that may not be deleted has no action, nor has one with actions of its own`() throws {
    struct Page: View {
      @State private var errands = Errand.some(4)
      var body: some View {
        List {
          ForEach(errands) { errand in
            if errand.id == 1 {
              Text(errand.name).swipeActions { SwipeAction("More", destination: "more.html") }
            } else {
              Text(errand.name).deleteDisabled(errand.id == 2)
            }
          }
          .onDelete { errands.remove(atOffsets: $0) }
        }
      }
    }
    let output = Page().renderHTML()
    #expect(output.diagnostics == [])
    let page = try PressedWords(output)
    #expect(page.words == ["Errand 0", "Delete", "Errand 1", "More", "Errand 2", "Errand 3", "Delete"])
  }

  @Test func `Elements inside of others are deleted by themselves`() throws {
    struct Group: Identifiable {
      let id: String
      var errands: [Errand]
    }
    struct Page: View {
      @State private var groups = ["A", "B"].map { Group(id: $0, errands: Errand.some(2)) }
      var body: some View {
        List {
          ForEach($groups) { $group in
            Section(group.id) {
              ForEach(group.errands) { Text($0.name) }.onDelete { group.errands.remove(atOffsets: $0) }
            }
          }
        }
      }
    }
    let output = Page().renderHTML()
    #expect(output.diagnostics == [])
    var page = try PressedWords(output)
    page.press("Delete", number: 2)
    #expect(page.words == ["A", "Errand 0", "Delete", "Errand 1", "Delete", "B", "Errand 1", "Delete"])
  }

  @Test func `The action has the word of the content's language`() {
    let view = Errands(way: .values, errands: Errand.some(1)).environment(\.locale, "de")
    #expect(view.html().contains("aria-label=\"Löschen Errand 0\">Löschen</button>"))
  }

  private struct Untouched: View {
    enum Way: CaseIterable { case changesNothing, noList, noListInside, range }

    let way: Way
    @State private var errands = Errand.some(2)

    var body: some View {
      switch way {
      case .changesNothing: List { ForEach(errands) { Text($0.name) }.onDelete { _ in } }
      case .noList: VStack { Rows(errands: $errands) }
      case .noListInside: Rows(errands: $errands)
      case .range: List { ForEach(0..<2) { Text("\($0)") }.onDelete { errands.remove(atOffsets: $0) } }
      }
      Text("\(errands.count)")
    }

    struct Rows: View {
      @Binding var errands: [Errand]

      var body: some View { ForEach(errands) { Text($0.name) }.onDelete { errands.remove(atOffsets: $0) } }
    }
  }

  @Test(arguments: Untouched.Way.allCases)
  private func `What changes no state, no list shows or has no identities is told once, and left out`(
    way: Untouched.Way
  ) {
    let output = Untouched(way: way).renderHTML()
    #expect(output.diagnostics.map(\.code) == [.runningAppOnly])
    #expect(!output.body.contains("Delete"))
  }

  @Test func `What does not show is not run`() {
    struct Page: View {
      @State private var errands = Errand.some(2)
      var body: some View {
        List {
          ForEach(errands) { Text($0.name).deleteDisabled(errands.count == 1) }
            .onDelete { errands.remove(atOffsets: $0) }
          ForEach(errands) { Text($0.name).swipeActions { SwipeAction("More", destination: "more.html") } }
            .onDelete { _ in errands = [] }
          ForEach(errands) { Text($0.name) }.onDelete { _ in errands = [] }.deleteDisabled(true)
          ForEach(errands) { Text($0.name) }.onDelete { _ in errands = [] }.disabled(true)
          ForEach(errands) { Text($0.name) }.onDelete { _ in errands = [] }.redacted(reason: .placeholder)
        }
        Text("First: \(errands[0].name)")
      }
    }
    let output = Page().renderHTML()
    #expect(output.body.matches(of: /<(button|label|summary)[^>]*>Delete</).count == 2)
  }

  @Test(arguments: [3, 6, 24])
  func `Positions are those of the rows that show`(count: Int) {
    struct Page: View {
      @State var errands: [Errand]
      private var open: [Errand] { errands.filter { $0.mark != .later } }
      var body: some View {
        List {
          ForEach(open) { errand in
            Text(errand.name)
            Button("Today \(errand.id)") { mark(errand, .today) }
            Button("Later \(errand.id)") { mark(errand, .later) }
          }
          .onDelete { offsets in
            let ids = offsets.map { open[$0].id }
            errands.removeAll { ids.contains($0.id) }
          }
        }
      }
      private func mark(_ errand: Errand, _ mark: Errand.Mark) {
        if let index = errands.firstIndex(where: { $0.id == errand.id }) { errands[index].mark = mark }
      }
    }
    let output = Page(errands: Errand.some(count)).renderHTML()
    #expect(output.body.contains("Errand \(count - 1)"))
  }

  @Test func `Without a closure, nothing is deleted or told`() {
    let output = List { ForEach(Errand.some(2)) { Text($0.name) }.onDelete(perform: nil as ((RowIndices) -> Void)?) }
      .renderHTML()
    #expect(output.diagnostics == [])
    #expect(!output.body.contains("Delete"))
  }

  @Test(.timeLimit(.minutes(1)))
  func `There may be 31 rows, and more are told`() throws {
    let output = Errands(way: .values, errands: Errand.some(31)).renderHTML()
    #expect(output.diagnostics == [])
    var page = try PressedWords(output)
    page.press("Delete", number: 17)
    page.press("Delete", number: 0)
    #expect(page.words == (1..<31).filter { $0 != 17 }.flatMap { ["Errand \($0)", "Delete"] })
    #expect(!Errands(way: .values, errands: Errand.some(32)).renderHTML().diagnostics.isEmpty)
  }

  private enum Filter: CaseIterable { case all, open, done }

  private struct Filtered: View {
    let isByButtons: Bool
    @State private var filter = Filter.all
    @State private var errands = (0..<3).map { Errand(id: $0, isDone: $0 == 1) }

    private var shown: [Errand] { errands.filter { filter == .all || $0.isDone == (filter == .done) } }

    var body: some View {
      Picker("Filter", selection: $filter) { ForEach(Filter.allCases, id: \.self) { Text("\($0)").tag($0) } }
      List {
        if isByButtons {
          ForEach(Array(shown.enumerated()), id: \.element.id) { index, errand in
            Button("Toggle") { toggle(errand) }
            Button("Delete") {
              let id = shown[index].id
              errands.removeAll { $0.id == id }
            }
          }
        } else {
          ForEach(shown) { errand in
            Text(errand.name).swipeActions(edge: .leading) { Button("Toggle") { toggle(errand) } }
          }
          .onDelete { offsets in
            let ids = offsets.map { shown[$0].id }
            errands.removeAll { ids.contains($0.id) }
          }
        }
      }
      if shown.isEmpty { Text("Nothing") }
      Text("\(shown.count) shown")
    }

    private func toggle(_ errand: Errand) {
      if let index = errands.firstIndex(where: { $0.id == errand.id }) { errands[index].isDone.toggle() }
    }
  }

  @Test(arguments: [true, false])
  func `Positions among rows that a picker chooses are those of the rows that show`(isByButtons: Bool) {
    let output = Filtered(isByButtons: isByButtons).renderHTML()
    #expect(output.diagnostics.map(\.code) == [.tooManyVariants])
    #expect(output.body.contains("Delete"))
  }

  @Test(arguments: [3, 4])
  func `Two lists are deleted from by themselves`(count: Int) throws {
    struct Page: View {
      @State var left: [String]
      @State var right: [String]
      var body: some View {
        List { ForEach(left, id: \.self) { Text($0) }.onDelete { left.remove(atOffsets: $0) } }
        List { ForEach(right, id: \.self) { Text($0) }.onDelete { right.remove(atOffsets: $0) } }
      }
    }
    let names = ["Ada", "Alan", "Edsger", "Grace"].prefix(count)
    let output = Page(left: Array(names), right: Array(names.reversed())).renderHTML()
    #expect(output.diagnostics == [])
    var page = try PressedWords(output)
    page.press("Delete", number: count)
    page.press("Delete", number: 1)
    let (left, right) = (names.enumerated().filter { $0.offset != 1 }.map(\.element), names.reversed().dropFirst())
    #expect(page.words == (left + right).flatMap { [$0, "Delete"] })
    for _ in 1..<count { page.press("Delete", number: 0) }
    for _ in 1..<count { page.press("Delete", number: 0) }
    #expect(page.words == [])
  }

  @Test(arguments: [3, 5])
  func `A button that removes several takes nothing from those that delete one`(count: Int) throws {
    struct Page: View {
      @State var errands: [Errand]
      var body: some View {
        List {
          ForEach(errands) { errand in
            Button("Finish \(errand.id)") {
              if let index = errands.firstIndex(where: { $0.id == errand.id }) { errands[index].isDone.toggle() }
            }
            if errand.isDone { Text("\(errand.id) is done") }
          }
          .onDelete { errands.remove(atOffsets: $0) }
        }
        Button("Clear completed") { errands.removeAll(where: \.isDone) }
      }
    }
    let output = Page(errands: Errand.some(count)).renderHTML()
    #expect(!output.diagnostics.isEmpty)
    var page = try PressedWords(output)
    page.press("Finish 1")
    let first = try #require(page.words.firstIndex(of: "Delete"))
    #expect(page.words[first - 1] == "Finish 0")
    page.press("Delete", number: 0)
    #expect(!page.words.contains("Finish 0"))
    #expect(page.words.contains("1 is done"))
    #expect(page.words.contains("Finish 2"))
  }
}
