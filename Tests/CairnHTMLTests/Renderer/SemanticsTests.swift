import Cairn
import CairnHTML
import Testing

@Suite struct SemanticsTests {
  private static let phrasing: Set<String> = [
    "a", "b", "button", "code", "em", "i", "img", "input", "path", "circle", "rect", "line", "ellipse", "polyline",
    "polygon",
    "g", "kbd", "picture", "progress", "s", "source", "span", "strong", "sup", "svg", "u",
  ]
  private static let headings: Set<String> = ["h1", "h2", "h3", "h4", "h5", "h6"]
  private static let interactive: Set<String> = ["a", "button", "details", "summary"]

  @Test(arguments: Specimen.all)
  func `puts only what may stand there into each element`(_ specimen: Specimen) throws {
    guard specimen.name != "unsafe-html" else { return }
    try Self.expectContent(of: specimen.makeView().renderHTML(specimen.options).body)
  }

  @Test func `puts no block into a heading, wherever a cell with controls stands`() throws {
    func controls(_ name: String) -> ListCell {
      ListCell(name).accessories { Accessory.delete(displayed: .always) }
    }
    let list = ListConfiguration(appearance: .plain, headerMode: .firstItemInSection)
    let views: [AnyView] = [
      AnyView(
        Section {
          Text("Rysy")
        } header: {
          controls("Tatras").tag("tatras")
        }
      ),
      AnyView(
        Section {
          Text("Rysy")
        } header: {
          VStack { controls("Tatras").tag("tatras") }
        }
      ),
      AnyView(Section(["tatras", "rysy"], id: \.self) { controls($0) }.layout(.list(using: list))),
      AnyView(
        Section {
          DisclosureGroup {
            ListCell("Rysy")
          } label: {
            controls("Tatras").destination("tatras.html").tag("tatras")
          }
        }
        .layout(.list(using: list))
      ),
    ]
    for view in views {
      let output = Form { view }.renderHTML()
      try Self.expectContent(of: output.body)
      #expect(output.diagnostics.contains { $0.code == .headerActions }, "\(output.body)")
    }
  }

  @Test(arguments: SwipeActions.Presentation.allCases)
  func `puts no block among the words of a title, whatever its cells can do`(
    _ presentation: SwipeActions.Presentation
  ) throws {
    let view = DisclosureGroup {
      Text("Rysy")
    } label: {
      VStack {
        ListCell("Tatras").swipeActions(presentation: presentation) { SwipeAction("Visit", destination: "tatras.html") }
        Text("Two summits")
      }
    }
    try Self.expectContent(of: view.html())
  }

  @Test func `puts nothing but items into what unfolds`() throws {
    let view = Section {
      DisclosureGroup {
        Section { ListCell("Rysy") }
          .layout(choices: [
            LayoutChoice("List", .list(.plain)), LayoutChoice("Grid", LayoutSection { .columns(2, height: 44) }),
          ])
      } label: {
        ListCell("Tatras")
      }
    }
    #expect(view.html().contains("<fieldset"))
    try Self.expectContent(of: view.html())
  }

  private static func expectContent(of html: String) throws {
    for element in try StrictHTMLReader.read(html).flatMap(\.elements) {
      let below = element.children.flatMap(\.elements)
      switch element.name {
      case "summary":
        #expect(below.allSatisfy { phrasing.union(headings).contains($0.name) })
      case "p", "h1", "h2", "h3", "h4", "h5", "h6", "button", "span":
        #expect(below.allSatisfy { phrasing.contains($0.name) }, "in \(element.name)")
      case "ul":
        #expect(element.children.allSatisfy { if case .element(let child) = $0 { child.name == "li" } else { false } })
        #expect(!element.children.isEmpty)
      default: break
      }
      if element.name == "a" || element.name == "button" {
        #expect(below.allSatisfy { !interactive.contains($0.name) && $0["tabindex"] == nil }, "in \(element.name)")
      }
      if element.name == "img" { #expect(element["alt"] != nil) }
      if element["aria-label"] != nil { #expect(element.name != "p") }
    }
  }

  @Test func `numbers no heading deeper than the one before by more than one`() throws {
    let view = Section("a") { Section("b") { Text("c").accessibilityAddTraits(.isHeader) } }.navigationTitle("t")
    let names = try StrictHTMLReader.read(view.html()).flatMap(\.elements).map(\.name).filter { $0.hasPrefix("h") }
    #expect(names == ["h1", "h2", "h3", "h4"])
  }

  @Test func `labels a scroll view by the section around it and by no section before it`() throws {
    let view = VStack {
      Section("a") { ScrollView(.horizontal) { Text("b") } }
      ScrollView(.horizontal) { Text("c") }
    }
    let scrollers = try StrictHTMLReader.read(view.html()).flatMap(\.elements).filter { $0["tabindex"] == "0" }
    #expect(scrollers.map { $0["aria-labelledby"] } == ["section-1-title", nil])
    #expect(scrollers.map { $0["aria-label"] } == [nil, "Scrollable content"])
  }

  @Test func `a sidebar is one named landmark, whatever its sections are`() throws {
    let view = NavigationSplitView {
      List {
        Section("Alps") { ListCell("Eiger").destination("eiger.html") }
        Section("Andes") { ListCell("Ojos").destination("ojos.html") }
      }
    } detail: {
      Section("Apart") { ListCell("Rysy").destination("rysy.html") }.layout(.list(.sidebar))
    }
    let elements = try StrictHTMLReader.read(view.html()).flatMap(\.elements)
    let landmarks = elements.filter { $0.name == "nav" }
    #expect(landmarks.map { $0["aria-label"] } == ["Sidebar", nil])
    #expect(landmarks.map { $0["aria-labelledby"] } == [nil, "section-3-title"])
    #expect(elements.filter { $0.name == "section" }.count == 2)
  }

  @Test func `markup of one's own is an item of a list`() throws {
    let view = List {
      Text("a")
      UnsafeHTML(unescaped: "<i>b</i>")
      HStack { UnsafeHTML(unescaped: "<u>c</u>") }
    }
    let items = try StrictHTMLReader.read(view.html()).flatMap(\.elements).filter { $0.name == "li" }
    #expect(
      items.map { item in item.children.flatMap(\.elements).map(\.name).filter(["i", "u"].contains) } == [
        [], ["i"], ["u"],
      ]
    )
  }

  @Test func `makes ids that no white space splits`() throws {
    var options = HTMLOptions()
    options.idPrefix = "my page\u{0}"
    let view = Section("a") { Text("b").id("\u{600} x\ty") }
    let elements = try StrictHTMLReader.read(view.html(options)).flatMap(\.elements)
    #expect(elements.compactMap { $0["id"] } == ["my-page\u{FFFD}section-1-title", "\u{600}-x-y"])
    #expect(elements.first?["aria-labelledby"] == "my-page\u{FFFD}section-1-title")
  }

  @Test func `keeps its own ids apart from given ones`() throws {
    let output = Section("a") {
      Text("b").id("section-1-title"); Text("c").id("c"); Text("d").id("c")
    }.renderHTML()
    let identifiers = try StrictHTMLReader.read(output.body).flatMap(\.elements).compactMap { $0["id"] }
    #expect(identifiers == ["section-1-title", "c"])
    #expect(output.diagnostics.map(\.code) == [.duplicateID, .duplicateID])
  }

  @Test func `an id of an optional value is that of the value`() {
    let choice: Int? = 3
    #expect(Text("a").id(choice).html() == "<p id=\"3\">a</p>")
    #expect(Text("a").id(Int?.none).html() == "<p id=\"nil\">a</p>")
  }

  @Test func `variants of a view with an id are no views of the same id`() throws {
    struct Detail: View {
      @State private var isShown = false
      var body: some View {
        Text(isShown ? "shown" : "hidden")
        Toggle("Show", isOn: $isShown)
      }
    }
    struct Inside: View {
      @State private var isShown = false
      var body: some View {
        Group {
          Text(isShown ? "shown" : "hidden")
          Toggle("Show", isOn: $isShown)
        }
        .id("detail")
      }
    }
    for view in [AnyView(Detail().id("detail")), AnyView(Inside())] {
      let output = view.renderHTML()
      #expect(output.diagnostics.isEmpty)
      let identifiers = try StrictHTMLReader.read(output.body).flatMap(\.elements).compactMap { $0["id"] }
      #expect(identifiers.filter { $0 == "detail" }.count == 1)
    }
  }

  @Test func `a view that a state shows beside another one of the same id is told`() {
    struct Doubled: View {
      @State private var isShown = false
      var body: some View {
        Toggle("Show", isOn: $isShown)
        Text("a").id("x")
        if isShown { Text("b").id("x") }
      }
    }
    #expect(Doubled().renderHTML().diagnostics.map(\.code) == [.duplicateID])
  }

  @Test func `several views of one id are the first of them`() {
    let output = Group {
      Text("a"); Text("b")
    }.id("x").renderHTML()
    #expect(output.diagnostics.isEmpty && output.body == "<p id=\"x\">a</p><p>b</p>", "\(output.body)")
  }

  @Test(arguments: ["pick", "menu", "actions", "choices", "delete"])
  func `keeps the ids of parts of rows apart from given ones`(part: String) {
    let output = Text("b").id("row-1-\(part)").renderHTML()
    #expect(output.body == "<p>b</p>")
    #expect(output.diagnostics.map(\.code) == [.duplicateID])
    #expect(Text("b").id("row-x-\(part)").html() == "<p id=\"row-x-\(part)\">b</p>")
  }

  @Test func `takes the innermost of two properties of a kind`() throws {
    let view = Text("a").id("inner").id("outer").accessibilityHint("inner").accessibilityHint("outer")
      .environment(\.locale, "fr").environment(\.locale, "de")
    let element = try #require(StrictHTMLReader.read(view.html()).flatMap(\.elements).first)
    #expect(element["id"] == "inner")
    #expect(element["title"] == "inner")
    #expect(element["lang"] == "fr")
  }

  @Test func `says nothing with an empty label or hint`() throws {
    let view = VStack {
      Text("a").accessibilityLabel("").accessibilityHint("")
      VStack { Text("b") }.accessibilityLabel("")
      Image(systemName: "star").accessibilityLabel("")
      ScrollView(.horizontal) { Text("c") }.accessibilityLabel("")
    }
    let elements = try StrictHTMLReader.read(view.html()).flatMap(\.elements)
    #expect(elements.flatMap(\.attributes).allSatisfy { !$0.value.isEmpty })
    #expect(elements.last { $0["tabindex"] == "0" }?["aria-label"] == "Scrollable content")
  }

  @Test func `keeps the semantics of lists and items that have labels`() throws {
    let view = LazyVStack { ForEach(Peak.some) { peak in VStack { Text(peak.name) }.accessibilityLabel(peak.name) } }
      .accessibilityLabel("Peaks")
    let elements = try StrictHTMLReader.read(view.html()).flatMap(\.elements)
    #expect(elements.first?["role"] == "list")
    #expect(elements.first?["aria-label"] == "Peaks")
    let items = elements.filter { $0.name == "li" }
    #expect(items.map { $0["role"] } == [nil, nil])
    #expect(items.map { $0["aria-label"] } == ["Eiger", "Mönch"])
  }
}
