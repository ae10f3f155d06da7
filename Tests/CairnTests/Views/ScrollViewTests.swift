import Cairn
import CairnTestSupport
import Testing

@Suite struct ScrollViewTests {
  @Test(arguments: [true, false]) func `several views in a scroll view are a stack, of which a single view has no need`(
    isStated: Bool
  ) {
    let one = ScrollView { Text("a") }
    let condition = ScrollView { if isStated { Text("a") } }
    for view in [AnyView(one), AnyView(condition)] { #expect(!view.outline.contains("stack")) }
    let two = ScrollView {
      Text("a"); Text("b")
    }
    let elements = ScrollView { ForEach(0..<3) { Text("\($0)") } }
    let group = ScrollView {
      Group {
        if isStated { Text("a") }
        Text("b")
      }
    }
    for view in [AnyView(two), AnyView(elements), AnyView(group)] {
      #expect(view.outline.contains("stack vertical center/center"))
    }
  }

  @Test func `several views that scroll sideways are a row`() {
    let view = ScrollView(.horizontal) {
      Text("a"); Text("b")
    }
    #expect(view.outline.contains("stack horizontal center/center"))
  }
}
