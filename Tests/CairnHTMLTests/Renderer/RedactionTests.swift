import Cairn
import CairnHTML
import Testing

/// What stands in place of content that is not there yet.
@Suite struct RedactionTests {
  private static func elements(_ view: some View) throws -> [HTMLElement] {
    try StrictHTMLReader.read(view.html()).flatMap(\.elements)
  }

  private static func words(_ view: some View, class name: String) throws -> [String] {
    try elements(view).filter { $0.classes.contains(name) }.map { HTMLNode.element($0).text }
  }

  @Test func `puts a bar in place of words outside of cells, and says what it is`() throws {
    let view = VStack { Text("**Eiger**, high") }.redacted(reason: .placeholder)
    let bars = try Self.elements(view).filter { $0.classes.contains("bar") }
    #expect(bars.map { $0["aria-hidden"] } == ["true"])
    #expect(bars.map { HTMLNode.element($0).text } == ["Eiger, high"])
    #expect(try Self.words(view, class: "visually-hidden") == ["Loading"])
  }

  @Test func `says once of a list that it is loading, in the words of the page`() throws {
    var options = HTMLOptions()
    options.listLabels.loading = "Lädt"
    let view = Section(0..<3, id: \.self) { _ in Text("Name of a peak") }.redacted(reason: .placeholder)
    let html = view.html(options)
    #expect(html.ranges(of: "Lädt").count == 1)
    #expect(html.ranges(of: "class=\"bar\"").count == 3)
  }

  @Test func `has no links, buttons and pictures where nothing is there yet`() throws {
    let view = VStack {
      Link("Eiger", destination: "a.html")
      Button("Climb", destination: "b.html")
      Image("eiger")
      Image(systemName: "star")
    }
    .redacted(reason: .placeholder)
    let names = try Self.elements(view).map(\.name)
    #expect(!names.contains("a"))
    #expect(!names.contains("img"))
    #expect(names.filter { $0 == "svg" }.count == 2)
    #expect(view.renderHTML().diagnostics == [])
  }

  @Test func `shows what is there already inside of what is not`() throws {
    let view = VStack {
      Text("Eiger")
      Text("Peaks").unredacted()
    }
    .redacted(reason: .placeholder)
    #expect(try Self.words(view, class: "bar") == ["Eiger"])
  }

  @Test func `keeps what is said about the first row of a list to that row`() throws {
    let view = VStack {
      List {
        Text("a").redacted(reason: .placeholder)
        Text("b")
      }
      List { ListCell("c") }
      Text("after")
    }
    #expect(try Self.words(view, class: "bar") == ["a"])
    #expect(try Self.words(view, class: "skeleton") == [])
    let mirrored = List {
      ListCell("a").environment(\.layoutDirection, .rightToLeft)
      ListCell("b")
    }
    let turned = try Self.elements(mirrored).filter { $0["dir"] == "rtl" }
    #expect(turned.map { HTMLNode.element($0).text } == ["a"])
    let edited = VStack {
      List { ListCell("a").environment(\.editMode, .constant(.active)) }
      List { ListCell("b") }
    }
    #expect(try Self.words(edited, class: "is-editing") == [])
  }
}
