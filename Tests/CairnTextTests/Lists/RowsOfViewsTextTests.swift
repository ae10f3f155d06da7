import Cairn
import CairnText
import Testing

/// What rows become in terminals that are views and no cells.
@Suite struct RowsOfViewsTextTests {
  private struct Folder: Identifiable, Sendable {
    let id: String
    var parts: [Folder]?

    static let all = [
      Folder(id: "Alps", parts: [Folder(id: "Eiger"), Folder(id: "Jura", parts: [])]), Folder(id: "Andes"),
    ]
  }

  private static func accessible() -> TextOptions {
    var options = TextOptions(width: 80)
    options.isAccessible = true
    return options
  }

  @Test(arguments: [TextOptions(width: 30), accessible()])
  func `labels in an outline are the rows that cells are`(_ options: TextOptions) {
    let labels = List { OutlineGroup(Folder.all, children: \.parts) { Label($0.id, systemImage: "folder") } }
    let cells = List {
      OutlineGroup(Folder.all, children: \.parts) { ListCell($0.id, image: Image(systemName: "folder")) }
    }
    #expect(labels.text(options) == cells.text(options))
  }

  @Test func `any view unfolds as a row`() {
    let view = List {
      OutlineGroup(Folder.all, children: \.parts) { folder in
        HStack {
          Text(folder.id)
          Spacer()
          Text("\(folder.parts?.count ?? 0)")
        }
      }
    }
    let expected = """
      Alps               2
      ├─ Eiger           0
      └─ Jura            0
      Andes              0
      """
    #expect(view.text(TextOptions(width: 20)) == expected)
  }

  @Test func `nested rows say their level where it changes`() {
    let view = List {
      OutlineGroup(Folder.all, children: \.parts) { Text($0.id) }
      DisclosureGroup("More") { Text("Words") }
    }
    let expected = """
      list with 3 items
      Alps
      Eiger, level 2
      Jura
      Andes, level 1
      More
      Words, level 2
      """
    #expect(view.text(Self.accessible()) == expected)
  }

  @Test func `each list counts its levels from the top`() {
    let view = VStack {
      List { DisclosureGroup("More") { Text("Words") } }
      List { Text("Others") }
    }
    let expected = """
      list with 1 item
      More
      Words, level 2

      list with 1 item
      Others
      """
    #expect(view.text(Self.accessible()) == expected)
  }

  @Test func `a blank line sets rows of several lines apart from others`() {
    let view = List {
      ListCell("Lavinia", secondaryText: "Le Guin")
      ListCell("Cities", secondaryText: "Calvino")
      ListCell("One")
      ListCell("Two")
    }
    #expect(view.text(TextOptions(width: 20)) == "Lavinia\nLe Guin\n\nCities\nCalvino\n\nOne\nTwo")
    var lines = TextOptions(width: 8)
    lines.drawsSeparators = true
    #expect(view.text(lines).split(separator: "\n", omittingEmptySubsequences: false).contains("") == false)
  }

  @Test func `what unfolds has no blank lines around it`() {
    let view = List { OutlineGroup(Folder.all, children: \.parts) { Text($0.id) } }
    #expect(view.text(TextOptions(width: 20)) == "Alps\n├─ Eiger\n└─ Jura\nAndes")
  }

  @Test func `words line up with those of cells that have a picture`() {
    let view = List {
      Label("Cell", systemImage: "star.fill")
      ListCell("None")
      Text("Words")
      Link("Link", destination: "a.html")
      Text("Badge").badge("Home")
    }
    let lines = view.text(TextOptions(width: 20)).split(separator: "\n")
    let starts = lines.map { line in line.prefix { !$0.isLetter }.count }
    #expect(starts == [2, 2, 2, 2, 2])
    #expect(lines.last == "  Badge       (Home)")
  }

  @Test func `badges have one form on cells, labels and words`() {
    let badge = { (view: AnyView) in view.text(TextOptions(width: 20)) }
    #expect(badge(AnyView(ListCell("Inbox").badge(2))) == "Inbox            (2)")
    #expect(badge(AnyView(Text("Inbox").badge(2))) == "Inbox            (2)")
  }

  @Test func `a bar without words says only that something is going on`() {
    #expect(ProgressView().text(Self.accessible()) == "in progress")
    #expect(ProgressView("Loading").text(Self.accessible()) == "Loading, in progress")
  }
}
