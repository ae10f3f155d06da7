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

  @Test func `plain views are targets too`() {
    let output = ScrollView(.horizontal) {
      Text("a")
      Text("b")
    }
    .scrollTargetBehavior(.viewAligned(limitBehavior: .always)).renderHTML()
    #expect(output.styles.contains(".targets>.hstack>*{scroll-snap-align:start}"))
    #expect(output.styles.contains(".one-by-one>.hstack>*{scroll-snap-stop:always}"))
  }

  private static let sayings: [(axes: Axis.Set, visibility: ScrollIndicatorVisibility, isShown: Bool)] = [
    (.vertical, .hidden, true), (.horizontal, .hidden, false), ([.vertical, .horizontal], .never, false),
    (.horizontal, .visible, true), (.horizontal, .automatic, true),
  ]

  @Test(arguments: sayings) func `scroll bars are hidden along the axes that are said`(
    axes: Axis.Set,
    visibility: ScrollIndicatorVisibility,
    isShown: Bool
  ) {
    let view = ScrollView { ScrollView(.horizontal) { Text("a") } }.scrollIndicators(visibility, axes: axes)
    let inner = ScrollView(.horizontal) { Text("a") }.scrollIndicators(.hidden).html()
    #expect(view.html().contains(inner) != isShown)
  }

  @Test func `the innermost scroll bars count`() {
    let strip = ScrollView(.horizontal, showsIndicators: false) { Text("a") }
    #expect(strip.renderHTML().styles.contains("scrollbar-width:none"))
    #expect(!strip.scrollIndicators(.visible).renderHTML().styles.contains("scrollbar-width:none"))
    let hidden = strip.scrollIndicators(.visible).scrollIndicators(.hidden)
    #expect(!hidden.renderHTML().styles.contains("scrollbar-width:none"))
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
