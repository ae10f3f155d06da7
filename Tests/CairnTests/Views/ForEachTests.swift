import Cairn
import Testing

private struct Item: Identifiable {
  let id: Int
  let name: String
}

@Suite struct ForEachTests {
  @Test func `shows identifiable elements, elements by key path and ranges in order`() {
    let items = [Item(id: 2, name: "b"), Item(id: 1, name: "a")]
    #expect(ForEach(items) { Text($0.name) }.words == ["b", "a"])
    #expect(ForEach(items, id: \.name) { Text($0.name) }.words == ["b", "a"])
    #expect(ForEach(2..<5) { Text("\($0)") }.words == ["2", "3", "4"])
    #expect(ForEach(0..<0) { Text("\($0)") }.words.isEmpty)
    #expect(ForEach([Item]()) { Text($0.name) }.outline.isEmpty)
  }

  @Test func `a repeated id is a warning that names it, and both show`() {
    let items = [Item(id: 7, name: "a"), Item(id: 8, name: "b"), Item(id: 7, name: "c")]
    let view = ForEach(items) { Text($0.name) }
    #expect(view.words == ["a", "b", "c"])
    #expect(view.diagnostics.map(\.code) == [.duplicateID])
    let expected =
      "Element 2 of a ForEach or Section has the id of one before it, 7. Give each element an id of its own."
    #expect(view.diagnostics.map(\.message) == [expected])
    let byKeyPath = ForEach(["x", "x"], id: \.self) { Text($0) }
    #expect(byKeyPath.diagnostics.map(\.severity) == [.warning])
  }

  @Test func `the elements of a lazy stack form a list, also through groups and modifiers`() {
    let items = ForEach(0..<2) { Text("\($0)") }
    #expect(LazyVStack { items }.outline.hasPrefix("stack vertical center/center list\n"))
    #expect(LazyHStack { Group { items }.padding() }.outline.contains(" list\n"))
    #expect(
      !LazyVStack {
        items; Text("c")
      }.outline.contains(" list\n")
    )
    #expect(!VStack { items }.outline.contains(" list\n"))
  }

  @Test func `an inner sequence leaves the element around it its identity`() {
    let section = Section(["a"], id: \.self) { name in
      ForEach(0..<2) { ListCell("\($0)") }
      ListCell(name)
    }
    let items = section.rendered().lines.filter { $0.contains("item ") }.map { $0.drop { $0 == " " } }
    #expect(items == ["item 0 0", "item 1 1", "item 2 a"])
  }
}
