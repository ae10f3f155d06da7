import Cairn
import CairnHTML
import CairnTestSupport
import Synchronization
import Testing

/// What is done with the identities of rows that are values.
@Suite("Identities of rows")
struct RowIdentityTests {
  /// How often values were described.
  private final class Count: Sendable {
    let value = Mutex(0)
  }

  private struct Key: Hashable, CustomStringConvertible {
    let number: Int
    let count: Count?

    var description: String {
      count?.value.withLock { $0 += 1 }
      return "key \(number)"
    }

    static func == (left: Key, right: Key) -> Bool { left.number == right.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  @Test func `A list in which nobody asks who is who describes no identity`() {
    let count = Count()
    let keys = (0..<3).map { Key(number: $0, count: count) }
    let body = List(keys, id: \.self) { Text("row \($0.number)") }.html()
    #expect(body.count(of: "row ") == 3)
    #expect(count.value.withLock { $0 } == 0)
  }

  @Test func `Rows that can be chosen send the description of their identities`() {
    let keys = (0..<3).map { Key(number: $0, count: nil) }
    let body = Form { List(keys, id: \.self) { ListCell("row \($0.number)") }.selection(.multiple) }.html()
    for number in 0..<3 { #expect(body.count(of: "value=\"key \(number)\"") == 1) }
  }

  @Test func `A cell with the tag of its element is told apart by values as by numbers`() {
    func list<ID: Hashable>(_ ids: [ID]) -> some View {
      Form { List(ids, id: \.self) { id in VStack { ListCell("row").tag(id) } }.selection(.multiple) }
    }
    let (numbers, values) = (list([0, 1]).renderHTML(), list([0, 1].map { Key(number: $0, count: nil) }).renderHTML())
    #expect(values.diagnostics.map(\.code) == numbers.diagnostics.map(\.code))
    #expect(values.body.replacing("key ", with: "") == numbers.body)
  }

  /// Renders something whose elements are told apart by numbers, and by values with the same words.
  private func bodies(_ view: ([Int]) -> AnyView, _ ofValues: ([Key]) -> AnyView) -> (numbers: String, values: String) {
    let numbers = view([0, 1, 2]).html()
    let values = ofValues([0, 1, 2].map { Key(number: $0, count: nil) }).html()
    return (numbers, values.replacing("key ", with: ""))
  }

  @Test func `What is done with rows sends the same words for values as for numbers`() {
    func list<ID: Hashable>(_ ids: [ID]) -> AnyView {
      AnyView(
        Form {
          List(ids, id: \.self) { _ in
            ListCell("row").swipeActions { SwipeAction("Delete", action: "delete", role: .destructive) }
          }
        }
      )
    }
    let bodies = bodies(list, list)
    #expect(bodies.values == bodies.numbers)
    #expect(bodies.numbers.count(of: "delete") >= 3)
  }

  @Test func `Elements of outlines unfold by their descriptions`() {
    struct Part<ID: Hashable>: Identifiable {
      let id: ID
      var parts: [Part]?
    }
    func outline<ID: Hashable>(_ ids: [ID]) -> AnyView {
      let root = Part(id: ids[0], parts: [Part(id: ids[1], parts: [Part(id: ids[2])])])
      return AnyView(List { OutlineGroup([root], children: \.parts) { _ in ListCell("row") }.expanded([ids[1]]) })
    }
    let bodies = bodies(outline, outline)
    #expect(bodies.values == bodies.numbers)
    #expect(bodies.numbers.count(of: " open>") == 1)
  }

  @Test func `Choices of a picker are elements, with and without states around it`() {
    func picker<ID: Hashable>(_ ids: [ID]) -> some View {
      Picker("Peak", selection: .constant(ids[1])) { ForEach(ids, id: \.self) { _ in Text("peak") } }
    }
    let alone = bodies({ AnyView(picker($0)) }, { AnyView(picker($0)) })
    #expect(alone.values == alone.numbers)
    let switched = bodies(
      { AnyView(BelowToggle(content: picker($0))) },
      { AnyView(BelowToggle(content: picker($0))) }
    )
    #expect(switched.values == switched.numbers)
    for body in [alone.numbers, switched.numbers] {
      #expect(body.count(of: "peak<") == 3)
      #expect(body.count(of: " selected") == 1)
    }
  }
}
