import Cairn
import Testing

private struct Node: Identifiable {
  let id: Int
  var children: [Node]?

  static func chain(_ length: Int) -> Node {
    (0..<length).reversed().reduce(Node(id: length)) { Node(id: $1, children: [$0]) }
  }
}

@Suite struct OutlineGroupTests {
  @Test func `branches unfold and leaves do not`() {
    let tree = [Node(id: 1, children: [Node(id: 2), Node(id: 3, children: [])]), Node(id: 4)]
    let expected = """
      stack vertical leading/center list
        disclosure
          title:
            text "1"
          content:
            stack vertical leading/center list
              text "2"
              disclosure
                title:
                  text "3"
        text "4"
      """
    #expect(OutlineGroup(tree, children: \.children) { Text("\($0.id)") }.outline == expected)
    #expect(OutlineGroup(tree, id: \.id, children: \.children) { Text("\($0.id)") }.outline == expected)
  }

  @Test func `elements are unfolded by their identities or the words for them`() {
    let tree = [Node(id: 1, children: [Node(id: 2, children: [])]), Node(id: 3, children: [])]
    let view = OutlineGroup(tree, children: \.children) { Text("\($0.id)") }
    func disclosures(_ view: some View) -> [String] {
      view.outline.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("disclosure") }.map(
        String.init
      )
    }
    let folded = "disclosure"
    let unfolded = "disclosure expanded"
    #expect(disclosures(view) == [folded, folded, folded])
    #expect(disclosures(view.expanded([1, 3])) == [unfolded, folded, unfolded])
    #expect(disclosures(view.expanded(["2", "none", ""])) == [folded, unfolded, folded])
    #expect(disclosures(view.expanded([1]).expanded(["2"])) == [unfolded, unfolded, folded])
  }

  @Test func `a tree of 50 levels is whole`() {
    let view = OutlineGroup([Node.chain(49)], children: \.children) { Text("\($0.id)") }
    #expect(view.words.count == 50)
    #expect(view.diagnostics.isEmpty)
  }

  @Test func `a deeper tree is cut with an error`() {
    let view = OutlineGroup([Node.chain(2000)], children: \.children) { Text("\($0.id)") }
    #expect((51..<200).contains(view.words.count))
    #expect(view.diagnostics.map(\.code) == [.tooDeep])
    #expect(view.diagnostics.map(\.severity) == [.error])
  }

  @Test func `a repeated id among siblings is a warning`() {
    let tree = [Node(id: 1, children: [Node(id: 2), Node(id: 2)]), Node(id: 3)]
    let view = OutlineGroup(tree, children: \.children) { Text("\($0.id)") }
    #expect(view.diagnostics.map(\.code) == [.duplicateID])
    #expect(view.words.count == 4)
  }

  @Test func `an outline leaves the element around it its identity`() {
    let section = Section(["a"], id: \.self) { name in
      OutlineGroup([Node(id: 1)], children: \.children) { ListCell("\($0.id)") }
      ListCell(name)
    }
    let items = section.rendered().lines.filter { $0.contains("item ") }.map { $0.drop { $0 == " " } }
    #expect(items == ["item 0 1", "item 1 a"])
  }

  @Test func `titles inside titles are each read a few times, however deep they are`() {
    final class Counter {
      var count = 0
    }
    let counter = Counter()
    func title(_ depth: Int) -> AnyView {
      guard depth > 0 else {
        return AnyView(
          ForEach(0..<1) { _ -> ListCell in
            counter.count += 1
            return ListCell("a")
          }
        )
      }
      return AnyView(DisclosureGroup(content: { Text("b") }, label: { title(depth - 1) }).badge(1))
    }
    let view = Section { title(16) }
    #expect(view.words.contains("b"))
    #expect(counter.count < 100)
  }
}
