import Cairn
import CairnHTML
import Testing

/// Views that a page lays out as a screen of an app; a browser measures them in `GeometryPage+Pages`.
@Suite struct ScreenTests {
  @Test func `a box that shows is no wider than its content directly in a page`() {
    let boxes: [AnyView] = [
      AnyView(Text("a").padding().background(.yellow)), AnyView(VStack { Text("a") }.border(.red)),
      AnyView(Text("a").clipShape(Capsule())), AnyView(Text("a").background { Circle() }),
      AnyView(Text("a").background(.yellow).padding()),
    ]
    for box in boxes { #expect(box.html().firstMatch(of: /^<\w+ class="[^"]*\bfitted\b/) != nil, "\(box.html())") }
  }

  @Test func `what does not show, takes the width or is prose is as wide as the page`() {
    let others: [AnyView] = [
      AnyView(Text("a")), AnyView(Text("a").padding()), AnyView(Text("a").lineLimit(1)), AnyView(VStack { Text("a") }),
      AnyView(Text("a").frame(maxWidth: .infinity).background(.yellow)), AnyView(Color.red),
      AnyView(VStack { Text("a").background(.yellow) }), AnyView(Markdown("> a").background(.yellow)),
    ]
    for view in others { #expect(!view.html().contains("fitted"), "\(view.html())") }
  }

  @Test func `the background of a screen lies behind its title and its content, once`() {
    let screens = [
      Text("Eiger").navigationTitle("Peaks").background(.orange).html(),
      Text("Eiger").navigationTitle("Peaks").background { Color.orange.ignoresSafeArea() }.html(),
    ]
    for html in screens {
      #expect(
        html.firstMatch(of: /^<div class="screen-background c[\w-]+"><\/div><h1 class="navigation-title">/) != nil
      )
      #expect(html.hasSuffix("</h1><p>Eiger</p>"), "\(html)")
    }
  }

  @Test func `a background in a shape is that of a box`() {
    let html = Text("Eiger").navigationTitle("Peaks").background(.orange, in: RoundedRectangle(cornerRadius: 8)).html()
    #expect(!html.contains("screen-background"))
  }

  @Test func `the background of a screen in a dialog stays there`() {
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        Button("Open") { isShown = true }
          .sheet(isPresented: $isShown) { Text("Eiger").navigationTitle("Peaks").background(.orange) }
      }
    }
    #expect(!Screen().html().contains("screen-background"))
  }

  @Test func `a background that a state changes is written once for each value`() {
    struct Screen: View {
      @State private var isOn = false
      var body: some View {
        Toggle("On", isOn: $isOn).navigationTitle("Peaks").background(isOn ? .orange : .mint)
      }
    }
    let html = Screen().renderHTML()
    #expect(html.diagnostics.isEmpty && html.body.ranges(of: "Peaks").count == 1, "\(html.body)")
    #expect(html.body.ranges(of: "screen-background").count == 1, "\(html.body)")
    #expect(html.styles.contains("background:var(--orange)") && html.styles.contains("background:var(--mint)"))
  }

  @Test func `what may be as high as the window is marked, and only in stacks of the page`() {
    #expect(VStack { Spacer() }.html() == "<div class=\"vstack\"><div class=\"spacer screen\"></div></div>")
    #expect(!HStack { Spacer() }.html().contains("screen"))
    #expect(!HStack { VStack { Spacer() } }.html().contains("screen"))
    #expect(ZStack { Color.red }.html().contains("shape screen fills grows"))
    #expect(Color.red.html().contains("screen"))
    #expect(!Color.red.aspectRatio(2, contentMode: .fit).html().contains("screen"))
  }

  @Test func `a stack of a height of its own is no screen`() {
    let stack = ZStack {
      Color.red
      Text("Eiger")
    }
    for view in [
      AnyView(stack.frame(height: 300)), AnyView(stack.frame(maxHeight: 300)),
      AnyView(stack.frame(width: 9, height: 9)),
    ] {
      #expect(!view.html().contains("screen"), "\(view.html())")
    }
    #expect(stack.frame(maxWidth: 300).html().contains("screen"))
  }

  @Test func `pages that are no screens have no rules of them`() {
    let page = HTMLPage(title: "Peaks") { VStack { Text("Eiger") } }.render().html
    #expect(!page.contains("100svh") && !page.contains("fitted"))
    let screen = HTMLPage(title: "Peaks") { VStack { Spacer() } }.render().html
    #expect(screen.contains("100svh"))
  }
}
