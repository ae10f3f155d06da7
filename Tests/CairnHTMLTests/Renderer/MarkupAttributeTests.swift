import Cairn
import CairnHTML
import CairnText
import Testing

/// Attributes and classes that authors add to elements.
@Suite struct MarkupAttributeTests {
  @Test func `stands on the element of the view with its value escaped`() {
    let html = Text("a").attribute("HX-Get", "/rows?a=1&b=\"2\"").attribute("data-open").html()
    #expect(html == "<p hx-get=\"/rows?a=1&amp;b=&quot;2&quot;\" data-open=\"\">a</p>")
  }

  @Test func `stands on each of several views, and the innermost value counts`() {
    let view = Group {
      Text("a").attribute("data-x", "inner")
      Text("b")
    }
    .attribute("data-x", "outer")
    #expect(view.html() == "<p data-x=\"inner\">a</p><p data-x=\"outer\">b</p>")
  }

  @Test func `a class stands beside those of modifiers, each once`() throws {
    let elements = try StrictHTMLReader.read(Text("a").padding(4).cssClass("my-card big my-card").html())
      .flatMap(\.elements)
    #expect(elements.count == 1)
    #expect(elements[0].classes.prefix(2) == ["my-card", "big"])
    #expect(elements[0].classes.count == 3)
  }

  @Test func `reaches rows of lists, links, pictures and symbols`() throws {
    let view = List {
      ListCell("cell").attribute("data-x", "1")
      Link("link", destination: "a.html").attribute("data-x", "2")
      Image(systemName: "star").attribute("data-x", "3")
      VStack { Text("stack") }.attribute("data-x", "4").cssClass("my-row")
    }
    let elements = try StrictHTMLReader.read(view.html()).flatMap(\.elements)
    #expect(elements.compactMap { $0["data-x"] } == ["1", "2", "3", "4"])
    #expect(elements.filter { $0.classes.contains("my-row") }.count == 1)
  }

  @Test(arguments: [
    ("onclick", "a()"), ("ONLOAD", "a()"), ("hx-on:click", "a()"), ("data-hx-on-click", "a()"), ("style", "color:red"),
    ("srcdoc", "<p>"), ("id", "a"), ("href", "a.html"), ("class", "a"), ("nonce", "a"), ("is", "a"),
    ("a b", ""), ("", ""), ("a\"b", ""), ("a>", ""), ("-a", ""), ("é", ""), ("a\u{0}", ""),
    ("hx-get", "javascript:alert(1)"), ("data-hx-post", "\tjava\nscript:alert(1)"), ("hx-push-url", "data:a,b"),
    ("hx-vals", " js:{a:b()}"), ("hx-headers", "JavaScript:a()"), ("hx-vars", "a:b()"), ("hx-trigger", "click[a()]"),
  ])
  func `refuses what runs a script, what pages write themselves and what is no name`(name: String, value: String) {
    let view = Text("a").attribute(name, value)
    let output = view.renderHTML()
    #expect(output.body == "<p>a</p>")
    #expect(output.diagnostics.map(\.code) == [.refusedMarkup])
    #expect(view.renderText().diagnostics == output.diagnostics)
  }

  @Test(arguments: ["a\"b", "a<b", "a&b", "a=b", "swipe", "list"])
  func `refuses classes that are no names or that the base sheet has rules for`(name: String) {
    let output = Text("a").cssClass(name).renderHTML()
    #expect(output.body == "<p>a</p>")
    #expect(output.diagnostics.map(\.code) == [.refusedMarkup])
  }

  @Test(arguments: [
    "hx-get", "hx-target", "aria-live", "data-controller", "x-data", "itemprop", "hx-vals", "hx-trigger",
  ])
  func `takes what libraries ask for`(name: String) {
    let output = Text("a").attribute(name, "x").renderHTML()
    #expect(output.body == "<p \(name)=\"x\">a</p>")
    #expect(output.diagnostics == [])
  }

  @Test func `terminals show the view without it`() {
    #expect(Text("a").attribute("data-x", "1").cssClass("my-card").text() == Text("a").text())
  }
}
