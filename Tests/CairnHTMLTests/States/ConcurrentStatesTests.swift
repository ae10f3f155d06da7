import Cairn
import CairnHTML
import CairnTestSupport
import Testing

/// Renderings of several tasks, of which some evaluate states ahead.
@Suite("Renderings at once")
struct ConcurrentStatesTests {
  private struct Row: View {
    let number: Int
    var body: some View { if number.isMultiple(of: 2) { Text("even \(number)") } else { Text("odd \(number)") } }
  }

  private struct Plain: View {
    let count: Int
    var body: some View { List(0..<count, id: \.self) { Row(number: $0) } }
  }

  @Test func `Pages with and without states are the same as one by one`() async {
    let counts = Array(1...24)
    func pages(_ count: Int) -> [String] {
      [Plain(count: count).html(), BelowToggle(content: Plain(count: count)).html()]
    }
    let expected = counts.map(pages)
    let found = await withTaskGroup(of: (Int, [String]).self) { group in
      for count in counts { group.addTask { (count, pages(count)) } }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    for count in counts { #expect(found[count] == expected[count - 1], "\(count) rows") }
  }
}
