import Cairn
import CairnHTML
import Testing

/// What rows become on a page that are views and no cells.
@Suite struct RowsOfViewsMarkupTests {
  private struct Folder: Identifiable, Sendable {
    let id: String
    var parts: [Folder]?

    static let all = [
      Folder(id: "Alps", parts: [Folder(id: "Eiger"), Folder(id: "Jura", parts: [])]), Folder(id: "Andes"),
    ]
  }

  private static func elements(_ view: some View, _ tag: String, class name: String? = nil) throws -> [HTMLElement] {
    try StrictHTMLReader.read(view.html()).flatMap(\.elements).filter { element in
      element.name == tag && (name.map { element.classes.contains($0) } ?? true)
    }
  }

  private static func words(_ elements: [HTMLElement]) -> [String] { elements.map { HTMLNode.element($0).text } }

  @Test(arguments: ListConfiguration.Appearance.allCases)
  func `labels and words in an outline are the rows that cells are`(_ appearance: ListConfiguration.Appearance) {
    let labels = List { OutlineGroup(Folder.all, children: \.parts) { Label($0.id, systemImage: "folder") } }
    let cells = List {
      OutlineGroup(Folder.all, children: \.parts) { ListCell($0.id, image: Image(systemName: "folder")) }
    }
    #expect(labels.listStyle(appearance).html() == cells.listStyle(appearance).html())
    let words = List { OutlineGroup(Folder.all, children: \.parts) { Text($0.id) } }
    let plain = List { OutlineGroup(Folder.all, children: \.parts) { ListCell($0.id) } }
    #expect(words.listStyle(appearance).html() == plain.listStyle(appearance).html())
  }

  @Test func `nothing lies under an empty branch, not even an empty list`() throws {
    let view = List { OutlineGroup(Folder.all, children: \.parts) { Text($0.id) } }
    #expect(try Self.elements(view, "details").count == 2)
    #expect(try Self.elements(view, "ul").count == 2)
    let group = List { DisclosureGroup("Empty") {} }
    #expect(try Self.elements(group, "ul").count == 1)
    let plain = OutlineGroup(Folder.all, children: \.parts) { Text($0.id) }
    #expect(try Self.elements(plain, "ul").count == 2)
  }

  @Test func `any view unfolds as a row, with its controls named by its words`() throws {
    let view = Form {
      List {
        OutlineGroup(Folder.all, children: \.parts) { folder in
          HStack {
            Image(systemName: "folder")
            Text(folder.id)
            Spacer()
            Text("2")
          }
          .swipeActions { SwipeAction("Flag", action: "flag") }
        }
        .selection(.multiple)
      }
    }
    #expect(try Self.elements(view, "li").count == 4)
    #expect(try Self.elements(view, "summary").count == 2)
    let output = view.renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body.contains("aria-label=\"Actions for Alps, 2\""))
    #expect(output.body.contains("value=\"flag:Eiger\""))
    #expect(try Self.elements(view, "input").map { $0["value"] } == ["Alps", "Eiger", "Jura", "Andes"])
  }

  @Test func `badges of words that unfold stand among their accessories`() throws {
    let view = List {
      DisclosureGroup("Colours") {
        Label("Red", systemImage: "circle").badge(2)
      }
      .badge(7)
    }
    #expect(try Self.words(Self.elements(view, "span", class: "badge")) == ["7", "2"])
    #expect(try Self.elements(view, "div", class: "badged").isEmpty)
  }

  @Test func `the picture of a label as a row may have a colour`() throws {
    let view = List {
      Label {
        Text("Alps")
      } icon: {
        Image(systemName: "mountain.2").foregroundStyle(.red)
      }
    }
    #expect(try Self.elements(view, "span", class: "image").count == 1)
    #expect(view.renderHTML().styleSheet.css.contains("--red"))
  }

  @Test func `what unfolds outside of lists stands one below the other`() throws {
    let view = DisclosureGroup("Colours") {
      Label("Red", systemImage: "circle")
      Label("Blue", systemImage: "circle")
    }
    let content = try #require(try Self.elements(view, "div", class: "content").first)
    #expect(content.classes.contains("vstack"))
    #expect(HTMLNode.element(content).elements.filter { $0.classes == ["label"] }.count == 2)
  }

  @Test func `a bar shows its words, and is named by them once`() throws {
    let view = ProgressView("Loading…")
    #expect(try Self.words(Self.elements(view, "span")) == ["Loading…"])
    #expect(try Self.elements(view, "span").map { $0["aria-hidden"] } == ["true"])
    #expect(try Self.elements(view, "progress").map { $0["aria-label"] } == ["Loading…"])
    #expect(try Self.elements(ProgressView(), "div").isEmpty)
  }

  @Test func `a notice without a description has no room for one`() throws {
    let view = ContentUnavailableView("No mail", systemImage: "tray")
    #expect(try Self.elements(view, "div", class: "description").isEmpty)
    #expect(try Self.elements(ContentUnavailableView.search, "div", class: "description").count == 1)
  }
}
