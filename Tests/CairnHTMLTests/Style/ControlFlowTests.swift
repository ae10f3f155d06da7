import Cairn
import CairnHTML
import Testing

/// Which rules give controls their places and sizes; what stands where is checked in browsers.
@Suite struct ControlFlowTests {
  private func page(_ content: some View) -> (html: String, css: String) {
    let output = HTMLPage(title: "a") { content }.render()
    return (output.html, output.styleSheet.styles)
  }

  @Test func `fields in a page have its margins`() {
    let margins = "{margin-block:.75rem 0;margin-inline:var(--page-edge)}"
    #expect(page(TextField("Name", text: .constant(""))).css.contains("main>.field\(margins)"))
    #expect(page(Menu("More") { Button("a") {} }).css.contains(".menu"))
    #expect(page(ProgressView(value: 0.4)).css.contains("main>progress{display:block;"))
  }

  @Test func `words directly in a form have margins`() {
    #expect(page(Form { Text("a") }).css.contains("main>form:has(>p)"))
  }

  @Test func `a grouped form is a list of rows`() {
    let html = page(Form { Text("a") }.formStyle(.grouped)).html
    #expect(html.contains("<form"))
    #expect(html.contains("inset-grouped"))
    #expect(html.contains("<li"))
    #expect(!page(Form { Text("a") }).html.contains("<li"))
  }

  @Test func `a symbol that may be resized fills its frame`() {
    let html = page(Image(systemName: "star").resizable().frame(width: 56, height: 56)).html
    #expect(html.contains("class=\"symbol resizable "))
    #expect(!html.contains("class=\"frame"))
    #expect(page(Image(systemName: "star").frame(width: 56, height: 56)).html.contains("class=\"frame"))
  }

  @Test func `a button is as wide as its label wants to be`() {
    let wide = Button {
    } label: {
      Text("Wide").frame(maxWidth: .infinity)
    }
    #expect(page(wide).css.contains("main>.button:has(>.fills,>.hstack>.spacer){display:flex"))
    #expect(page(VStack { wide }).css.contains(".button>.fills,"))
  }

  @Test func `progress without a value is a spinner that moves unless readers want less motion`() {
    let (html, css) = page(ProgressView())
    #expect(html.contains("<progress class=\"spinner\""))
    #expect(css.contains("@media (prefers-reduced-motion:no-preference){.spinner{animation:"))
    #expect(!page(ProgressView(value: 0.5)).html.contains("class=\"spinner\""))
  }

  @Test func `tabs as pages have dots below what shows, with the names of the tabs`() {
    let tabs = TabView {
      Text("a").tabItem { Text("First") }; Text("b").tabItem { Text("Second") }
    }
    let html = page(tabs.tabViewStyle(.page)).html
    #expect(html.contains("<fieldset class=\"segments dots\""))
    #expect(html.contains("First"))
    let content = html.firstRange(of: ">a</p>")?.lowerBound ?? html.endIndex
    let dots = html.firstRange(of: "<fieldset")?.lowerBound ?? html.startIndex
    #expect(content < dots)
    #expect(!page(tabs).html.contains("dots"))
  }

  @Test func `a gauge in a row keeps the room for a word`() {
    #expect(
      page(
        HStack {
          Text("a"); Spacer(); Gauge(value: 0.4) { Text("Progress") }
        }
      ).css.contains("min-inline-size:min(100%,6rem)")
    )
  }
}
