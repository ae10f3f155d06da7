import Cairn
import CairnHTML
import CairnTestSupport
import Testing

@Suite("Rows that readers delete")
struct DeletedRowTests {
  private struct Errand: Identifiable, Equatable {
    let id: Int
    var isDone = false

    var name: String { "Errand \(id)" }

    static func some(_ count: Int) -> [Errand] { (0..<count).map { Errand(id: $0) } }
  }

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

  @Test func `What changes no state, or no list shows, is told once and left out`() {
    struct Page: View {
      @State private var errands = Errand.some(2)
      let isInList: Bool
      var body: some View {
        if isInList {
          List { ForEach(errands) { Text($0.name) }.onDelete { _ in } }
        } else {
          VStack { ForEach(errands) { Text($0.name) }.onDelete { errands.remove(atOffsets: $0) } }
        }
        Text("\(errands.count)")
      }
    }
    for isInList in [true, false] {
      let output = Page(isInList: isInList).renderHTML()
      #expect(output.diagnostics.map(\.code) == [.runningAppOnly])
      #expect(!output.body.contains("Delete"))
    }
  }

  @Test func `Without a closure, nothing is deleted or told`() {
    let output = List { ForEach(Errand.some(2)) { Text($0.name) }.onDelete(perform: nil as ((RowIndices) -> Void)?) }
      .renderHTML()
    #expect(output.diagnostics == [])
    #expect(!output.body.contains("Delete"))
  }
}
