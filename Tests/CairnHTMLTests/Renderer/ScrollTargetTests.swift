import Cairn
import CairnHTML
import CairnTestSupport
import Testing

@Suite struct ScrollTargetTests {
  private static var strip: some View { ScrollView(.horizontal) { LazyHStack { ForEach(0..<3) { Text("\($0)") } } } }

  @Test func `scrolling rests anywhere unless it is told where`() {
    let output = Self.strip.renderHTML()
    #expect(output.styles.contains("scroll-snap-type:inline proximity"))
    #expect(!output.styles.contains("mandatory"))
    #expect(!output.body.contains("one-by-one"))
  }

  @Test(arguments: [
    (ScrollTargetBehavior.paging, stopsAtEach: true, beginsAtEdge: true), (.viewAligned, false, false),
    (.viewAligned(limitBehavior: .always), true, false), (.viewAligned(limitBehavior: .never), false, false),
  ]) func `scrolling rests where it is told`(_ behavior: ScrollTargetBehavior, stopsAtEach: Bool, beginsAtEdge: Bool) {
    let output = Self.strip.scrollTargetBehavior(behavior).renderHTML()
    #expect(output.styles.contains("scroll-snap-type:inline mandatory"))
    #expect(output.body.contains("one-by-one") == stopsAtEach)
    #expect(output.styles.contains("scroll-snap-stop:always") == stopsAtEach)
    #expect(output.styles.contains("scroll-padding-inline:0") == beginsAtEdge)
  }

  @Test func `scroll bars and targets are kept together`() {
    let strip = ScrollView(.horizontal) { Text("a") }
    let outputs = [
      strip.scrollIndicators(.hidden).padding().scrollTargetBehavior(.paging).renderHTML(),
      strip.scrollTargetBehavior(.paging).padding().scrollIndicators(.hidden).renderHTML(),
    ]
    for output in outputs {
      #expect(output.styles.contains("scrollbar-width:none"))
      #expect(output.body.contains("one-by-one"))
    }
  }

  @Test func `what scrolls downwards rests anywhere`() {
    let output = ScrollView { Text("a") }.scrollTargetBehavior(.paging).renderHTML()
    #expect(!output.styles.contains("scroll-snap"))
    #expect(!output.body.contains("one-by-one"))
  }
}
