import Cairn
import CairnHTML
import CairnTestSupport
import Testing

@Suite("Elements that are removed")
struct StateRemovalTests {
  /// How rows are made, and how their buttons remove an element.
  enum Style: CaseIterable {
    case removeAll, removeAtIndex, filter, bound
  }

  private struct Errands: View {
    let style: Style
    @State private var errands: [Errand]

    init(count: Int, style: Style) {
      self.style = style
      _errands = State(initialValue: Errand.some(count))
    }

    var body: some View {
      if style == .bound {
        ForEach($errands) { $errand in
          Row(errand: errand, finish: { errand.isDone.toggle() }, remove: { remove(errand) })
        }
      } else {
        ForEach(errands) { errand in Row(errand: errand, finish: { finish(errand) }, remove: { remove(errand) }) }
      }
    }

    private func finish(_ errand: Errand) {
      guard let index = errands.firstIndex(where: { $0.id == errand.id }) else { return }
      errands[index].isDone.toggle()
    }

    private func remove(_ errand: Errand) {
      switch style {
      case .removeAll, .bound: errands.removeAll { $0.id == errand.id }
      case .removeAtIndex: errands.firstIndex { $0.id == errand.id }.map { _ = errands.remove(at: $0) }
      case .filter: errands = errands.filter { $0.id != errand.id }
      }
    }
  }

  private struct Row: View {
    let errand: Errand
    let finish: () -> Void
    let remove: () -> Void

    var body: some View {
      Text(errand.isDone ? "\(errand.name) is done" : errand.name)
      Button("Finish \(errand.id)", action: finish)
      Button("Remove \(errand.id)", action: remove)
    }
  }

  private func words(of errands: [Errand]) -> [String] {
    errands.flatMap { [$0.isDone ? "\($0.name) is done" : $0.name, "Finish \($0.id)", "Remove \($0.id)"] }
  }

  @Test(arguments: [2, 5, 9, 20], Style.allCases)
  func `Buttons of rows finish and remove elements in any order`(count: Int, style: Style) throws {
    let output = Errands(count: count, style: style).renderHTML()
    #expect(output.diagnostics == [])
    for seed in UInt64(1)...4 {
      var generator = SeededGenerator(seed: seed)
      var page = try PressedWords(output)
      var errands = Errand.some(count)
      for _ in 0..<12 {
        #expect(page.words == words(of: errands), "seed \(seed)")
        guard let index = errands.indices.randomElement(using: &generator) else { break }
        let id = errands[index].id
        if Bool.random(using: &generator) {
          page.press("Finish \(id)")
          errands[index].isDone.toggle()
        } else {
          page.press("Remove \(id)")
          errands.remove(at: index)
        }
      }
    }
  }

  @Test func `Elements of an object are removed, too`() throws {
    final class Model: ObservableObject {
      @Published var errands = Errand.some(8)
    }
    struct Page: View {
      @StateObject private var model = Model()
      var body: some View {
        ForEach(model.errands) { errand in
          HStack {
            Text(errand.name)
            Button("Remove \(errand.id)") { model.errands.removeAll { $0.id == errand.id } }
          }
        }
      }
    }
    let output = Page().renderHTML()
    #expect(output.diagnostics == [])
    var page = try PressedWords(output)
    for id in [7, 0, 3] { page.press("Remove \(id)") }
    #expect(page.words == [1, 2, 4, 5, 6].flatMap { ["Errand \($0)", "Remove \($0)"] })
  }

  @Test(arguments: 1...4)
  func `What shows when all are removed shows beside toggles of a few`(count: Int) throws {
    struct Page: View {
      @State var errands: [Errand]
      var body: some View {
        ForEach($errands) { $errand in
          Toggle(errand.name, isOn: $errand.isDone)
          if errand.isDone { Text("\(errand.id) is done") }
          Button("Remove \(errand.id)") { errands.removeAll { $0.id == errand.id } }
        }
        if errands.isEmpty { Text("Nothing left") }
      }
    }
    let output = Page(errands: Errand.some(count)).renderHTML()
    #expect(output.diagnostics == [])
    var page = try PressedWords(output)
    for id in (0..<count).reversed() {
      #expect(page.words == (0...id).flatMap { ["Errand \($0)", "Remove \($0)"] })
      page.press("Remove \(id)")
    }
    #expect(page.words == ["Nothing left"])
  }

  /// Errands that can be removed, of which one can be brought back as it was at first.
  private struct BringingBack: View {
    /// Whether they can be finished, too.
    let canFinish: Bool
    @State private var errands = Errand.some(6)

    var body: some View {
      ForEach(errands) { errand in
        Text(errand.isDone ? "\(errand.name) is done" : errand.name)
        if canFinish {
          Button("Finish \(errand.id)") {
            if let index = errands.firstIndex(where: { $0.id == errand.id }) { errands[index].isDone = true }
          }
        }
        Button("Remove \(errand.id)") { errands.removeAll { $0.id == errand.id } }
      }
      if !errands.contains(where: { $0.id == 2 }) {
        Button("Bring back 2") {
          let index = errands.firstIndex { $0.id > 2 } ?? errands.endIndex
          errands.insert(Errand(id: 2), at: index)
        }
      }
    }
  }

  @Test func `A button that removes and one that brings back stand beside each other`() throws {
    let output = BringingBack(canFinish: false).renderHTML()
    #expect(output.diagnostics == [])
    var page = try PressedWords(output)
    for button in ["Remove 1", "Remove 2", "Bring back 2", "Remove 5"] { page.press(button) }
    #expect(page.words == [0, 2, 3, 4].flatMap { ["Errand \($0)", "Remove \($0)"] })
  }

  @Test func `An element that changed is not brought back as it was at first`() throws {
    let output = BringingBack(canFinish: true).renderHTML()
    var page = try PressedWords(output)
    for button in ["Finish 2", "Remove 2"] { page.press(button) }
    // A page that cannot bring it back as it was says so.
    if output.diagnostics.isEmpty { page.press("Bring back 2") }
    #expect(!page.words.contains("Errand 2 is done"))
  }

  @Test func `What adds up elements, or removes several, is told`() {
    struct Page: View {
      @State private var errands = Errand.some(8)
      var body: some View {
        Text("\(errands.count) errands")
        ForEach(errands) { errand in
          Text(errand.isDone ? "done" : errand.name)
          Button("Finish \(errand.id)") {
            if let index = errands.firstIndex(where: { $0.id == errand.id }) { errands[index].isDone.toggle() }
          }
        }
        Button("Remove what is done") { errands.removeAll(where: \.isDone) }
      }
    }
    let output = Page().renderHTML()
    #expect(output.diagnostics.map(\.code).contains(.unshownChange))
    #expect(output.body.contains("8 errands"))
  }
}
