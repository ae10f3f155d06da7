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
}
