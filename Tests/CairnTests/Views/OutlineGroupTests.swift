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
                content:
                  stack vertical leading/center list
        text "4"
      """
    #expect(OutlineGroup(tree, children: \.children) { Text("\($0.id)") }.outline == expected)
    #expect(OutlineGroup(tree, id: \.id, children: \.children) { Text("\($0.id)") }.outline == expected)
  }

  @Test func `a tree of 128 levels is whole`() {
    let view = OutlineGroup([Node.chain(127)], children: \.children) { Text("\($0.id)") }
    #expect(view.words.count == 128)
    #expect(view.diagnostics.isEmpty)
  }

  @Test func `a deeper tree is cut with an error`() {
    let view = OutlineGroup([Node.chain(2000)], children: \.children) { Text("\($0.id)") }
    #expect(view.words.count == 128)
    #expect(view.diagnostics.map(\.code) == [.tooDeep])
    #expect(view.diagnostics.map(\.severity) == [.error])
  }

  @Test func `a repeated id among siblings is a warning`() {
    let tree = [Node(id: 1, children: [Node(id: 2), Node(id: 2)]), Node(id: 3)]
    let view = OutlineGroup(tree, children: \.children) { Text("\($0.id)") }
    #expect(view.diagnostics.map(\.code) == [.duplicateID])
    #expect(view.words.count == 4)
  }
}
