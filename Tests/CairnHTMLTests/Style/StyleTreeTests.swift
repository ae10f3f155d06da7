import Cairn
import Testing

@testable import CairnHTML

@Suite struct StyleTreeTests {
  @Test(arguments: [1, 32, 33, 200])
  func `finds each of many styles and elements again`(count: Int) {
    let tree = StyleTree()
    let values = (0..<count).map { Double($0) / 200 }
    let styles = values.map { tree.child(of: .root, style: .opacity($0)) }
    let elements = values.map { tree.element(.spacer(minLength: $0), ElementContext(), in: styles[0]) }
    #expect(values.map { tree.child(of: .root, style: .opacity($0)) } == styles)
    #expect(values.map { tree.element(.spacer(minLength: $0), ElementContext(), in: styles[0]) } == elements)
    #expect(Set(styles).count == count)
    #expect(styles.allSatisfy { tree.parent(of: $0) == .root })
    #expect(tree.checkInvariants())
  }

  @Test func `takes the innermost limit of lines`() {
    let tree = StyleTree()
    let outer = tree.child(of: .root, style: .lineLimit(2))
    let between = tree.child(of: outer, style: .opacity(0.5))
    let inner = tree.child(of: between, style: .lineLimit(1))
    #expect([.root, outer, between, inner].map { tree.lineLimit(at: $0) } == [nil, 2, 2, 1])
  }
}
