import Cairn
import CairnHTML
import CairnTestSupport
import Testing

/// Words that only one value of a state has, which stand together under one condition.
@Suite("Words of single values")
struct DistinctWordsTests {
  @Test func `What only one value has stands together, in its order`() throws {
    struct Pages: View {
      @State private var isSecond = false
      var body: some View {
        let page = isSecond ? "second" : "first"
        Toggle("Second", isOn: $isSecond)
        ForEach(0..<3) { Text("line \($0) of \(page)") }
      }
    }
    let output = Pages().renderHTML()
    let lines = output.body.split(separator: "line ").dropFirst().map { String($0.prefix { $0 != "<" }) }
    #expect(lines == ["first", "second"].flatMap { page in (0..<3).map { "\($0) of \(page)" } })
    let words = try SwitchedWords(output)
    #expect(words(on: []).dropFirst() == ["line 0 of first", "line 1 of first", "line 2 of first"])
    #expect(words(on: ["Second"]).dropFirst() == ["line 0 of second", "line 1 of second", "line 2 of second"])
  }

  @Test func `Words that an element has beside other things for another value are written once`() throws {
    struct Rows: View {
      @State private var showsMore = false
      var body: some View {
        let hasMore = showsMore
        Toggle("More", isOn: $showsMore)
        ForEach(0..<3) { row in
          Text("row \(row)")
          if hasMore { Divider() }
          if hasMore { Text("more of \(row)") }
        }
      }
    }
    let output = Rows().renderHTML()
    #expect(output.body.count(of: "row 0") == 1)
    #expect(output.body.count(of: "row 2") == 1)
    let words = try SwitchedWords(output)
    #expect(words(on: ["More"]).dropFirst() == ["row 0", "more of 0", "row 1", "more of 1", "row 2", "more of 2"])
  }

  @Test func `A control among words that differ stays the same for all values`() throws {
    struct Lines: View {
      @State private var isSecond = false
      @State private var isOpen = false
      var body: some View {
        let page = isSecond ? "second" : "first"
        Toggle("Second", isOn: $isSecond)
        ForEach(0..<3) { line in
          Text("line \(line) of \(page)")
          if line == 1 { Toggle("Open", isOn: $isOpen) }
        }
      }
    }
    let output = Lines().renderHTML()
    #expect(output.body.count(of: "type=\"checkbox\"") == 2)
    let words = try SwitchedWords(output)
    #expect(words(on: []).dropFirst() == ["line 0 of first", "line 1 of first", "Open", "line 2 of first"])
    #expect(words(on: ["Second"]).dropFirst() == ["line 0 of second", "line 1 of second", "Open", "line 2 of second"])
  }

  @Test func `An element of a list is one row with the words of all values`() {
    struct Rows: View {
      @State private var isSecond = false
      var body: some View {
        let page = isSecond ? "second" : "first"
        Toggle("Second", isOn: $isSecond)
        List { ForEach(0..<3) { Text("row \($0) of \(page)") } }
      }
    }
    struct RowsOfList: View {
      @State private var isSecond = false
      var body: some View {
        let page = isSecond ? "second" : "first"
        List {
          Toggle("Second", isOn: $isSecond)
          ForEach(0..<3) { Text("row \($0) of \(page)") }
        }
      }
    }
    // Rows of one element follow one another, so that it keeps its place whatever it shows.
    for body in [Rows().html(), RowsOfList().html()] {
      let rows = body.split(separator: "row ").dropFirst().map { String($0.prefix { $0 != "<" }) }
      #expect(rows == (0..<3).flatMap { row in ["first", "second"].map { "\(row) of \($0)" } })
    }
  }
}
