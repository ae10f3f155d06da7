import Cairn
import Testing

/// Views that are no cells, as rows of lists.
@Suite struct RowsOfViewsTests {
  private struct Folder: Identifiable {
    let id: String
    var parts: [Folder]?
  }

  private static let folders = [
    Folder(id: "Alps", parts: [Folder(id: "Eiger"), Folder(id: "Jura", parts: [])]), Folder(id: "Andes"),
  ]

  private static func cell(_ folder: Folder) -> ListCell {
    ListCell(verbatim(folder.id), image: Image(systemName: "folder"))
  }

  private static func verbatim(_ words: String) -> Text { Text(verbatim: words) }

  @Test func `an outline of labels is the same rows as one of cells`() {
    let labels = List {
      OutlineGroup(Self.folders, children: \.parts) { Label($0.id, systemImage: "folder") }
    }
    let cells = List { OutlineGroup(Self.folders, children: \.parts) { Self.cell($0) } }
    #expect(labels.outline == cells.outline)
  }

  @Test func `an outline of words is the same rows as one of cells`() {
    let words = Section { OutlineGroup(Self.folders, children: \.parts) { Text(verbatim: $0.id).tag($0.id + "!") } }
    let cells = Section {
      OutlineGroup(Self.folders, children: \.parts) { ListCell(Self.verbatim($0.id)).tag($0.id + "!") }
    }
    #expect(words.outline == cells.outline)
  }

  @Test func `disclosure groups among rows are rows, and what unfolds are rows too`() {
    let view = List {
      DisclosureGroup("Colours") {
        Label("Red", systemImage: "circle")
        Text("Blue")
      }
      .badge(2)
    }
    let cells = List {
      DisclosureGroup {
        ListCell(Text("Red"), image: Image(systemName: "circle"))
        Text("Blue")
      } label: {
        ListCell(Text("Colours"))
      }
      .badge(2)
    }
    #expect(view.outline == cells.outline)
  }

  @Test func `any other view is in a cell of its own, known by its words`() {
    let view = List {
      OutlineGroup(Self.folders, children: \.parts) { folder in
        HStack {
          Image(systemName: "folder")
          Text(verbatim: folder.id)
          Spacer()
          Text("\(folder.parts?.count ?? 0)").foregroundColor(.secondary)
        }
      }
    }
    let lines = view.rendered().lines.map { $0.drop { $0 == " " } }
    #expect(view.words.filter { $0 == "Jura" }.count == 1)
    #expect(lines.filter { $0.hasPrefix("item ") } == ["item 0 Alps", "item 0 Eiger", "item 1 Jura", "item 1 Andes"])
  }

  @Test func `links and buttons in an outline stay what they are`() {
    let view = List {
      OutlineGroup([Folder(id: "Alps")], children: \.parts) { Link($0.id, destination: "alps.html") }
    }
    #expect(view.outline.contains("link"))
    #expect(!view.outline.contains("stack horizontal"))
  }

  @Test func `a label with other words or another icon is a row too`() {
    let view = List {
      Label {
        VStack {
          Text("Alps")
          Text("Europe")
        }
      } icon: {
        Image(systemName: "mountain.2").foregroundStyle(.red)
      }
      Label {
        Text("Andes")
      } icon: {
        Circle()
      }
    }
    #expect(view.outline.components(ofLine: "label") == 1)
    #expect(view.words == ["Alps", "Europe", "Andes"])
  }

  @Test func `labels outside of lists are labels, and so are those inside a row`() {
    let views = VStack {
      Label("Alps", systemImage: "folder")
      OutlineGroup(Self.folders, children: \.parts) { Label($0.id, systemImage: "folder") }
    }
    #expect(views.outline.components(ofLine: "label") == 5)
    let row = List { HStack { Label("Alps", systemImage: "folder") } }
    #expect(row.outline.contains("label"))
    let grid = Section { Label("Alps", systemImage: "folder") }.layout(LayoutSection { .columns(2, height: 44) })
    #expect(grid.outline.contains("label"))
  }

  @Test func `a choice between layouts has the same rows whichever is first`() {
    let choices = [
      LayoutChoice("Grid", LayoutSection { .columns(2, height: 44) }), LayoutChoice("List", .list(.plain)),
    ]
    let section = Section { Label("Alps", systemImage: "folder") }.layout(choices: choices)
    #expect(!section.outline.contains("label"))
  }

  @Test func `what a title says about its row is said by the row alone`() {
    let view = List {
      DisclosureGroup {
        Text("Eiger")
      } label: {
        HStack { Text("Alps") }.badge(3).tag("alps")
      }
    }
    #expect(!view.outline.contains("badge"))
  }
}

extension String {
  fileprivate func components(ofLine word: String) -> Int {
    split(separator: "\n").filter { $0.contains(word) }.count
  }
}
