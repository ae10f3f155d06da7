import Cairn
import Testing

@Suite struct ListTests {
  @Test func `rows outside of sections make a section between the others`() {
    let list = List {
      Text("a")
      ForEach(["b", "c"], id: \.self) { Text($0) }
      Section("Title") { Text("d") }
      Text("e").bold()
    }
    #expect(
      list.outline == """
        stack vertical leading/center
          section of 3
            items:
              item 0
                text "a"
              item 1 b
                text "b"
              item 2 c
                text "c"
          section of 1
            header:
              text "Title"
            items:
              item 0
                text "d"
          section of 1
            items:
              item 0
                text "e" {bold}
        """
    )
  }

  @Test func `a style is the layout of its sections, once`() {
    let list = List(["a"], id: \.self) { name in
      VStack {
        Text(name)
        Section { Text("inner") }
      }
    }
    .listStyle(.insetGrouped)
    #expect(list.rendered().lines.filter { $0.contains("section") } == ["  section of 1 list", "          section"])
  }

  private struct Folder: Identifiable {
    let id: String
    var parts: [Folder]?
  }

  @Test func `a list of numbers has a row for each`() {
    #expect(List(0..<2) { Text("\($0)") }.outline == List { ForEach(0..<2) { Text("\($0)") } }.outline)
  }

  @Test func `a list of a tree is that of its outline`() {
    let folders = [Folder(id: "Alps", parts: [Folder(id: "Eiger")]), Folder(id: "Andes")]
    let outline = List { OutlineGroup(folders, children: \.parts) { Text(verbatim: $0.id) } }.outline
    #expect(List(folders, children: \.parts) { Text(verbatim: $0.id) }.outline == outline)
    #expect(List(folders, id: \.id, children: \.parts) { Text(verbatim: $0.id) }.outline == outline)
  }

  @Test func `an empty list has no sections`() {
    #expect(List([Int](), id: \.self) { Text("\($0)") }.outline == "stack vertical leading/center")
  }

  @Test func `modifiers around sections belong to each section`() {
    let list = List {
      Group {
        Section { Text("a") }
        Section { Text("b") }
      }
      .id("both")
    }
    #expect(
      list.rendered().lines.filter { $0.contains("section") } == [
        "  section of 1 [identifier(\"both\")]", "  section of 1 [identifier(\"both\")]",
      ]
    )
  }

  @Test func `what is said about the first row is not said about the others`() {
    let list = List {
      Text("a").environment(\.layoutDirection, .rightToLeft)
      DirectionReader()
      Section { DirectionReader() }
      DirectionReader().environment(\.layoutDirection, .rightToLeft)
    }
    let page = VStack {
      list
      DirectionReader()
    }
    #expect(page.words == ["a", "leftToRight", "leftToRight", "rightToLeft", "leftToRight"])
  }

  @Test func `rows before a section take nothing of the style from it`() {
    let list = List {
      Text("a")
      Section { Text("b") }
      Text("c").environment(\.layoutDirection, .rightToLeft)
    }
    .listStyle(.insetGrouped)
    let sections = list.rendered().lines.filter { $0.contains("section") }
    #expect(sections == Array(repeating: "  section of 1 list", count: 3))
  }

  @Test func `a tag around a section names only rows that have no name of their own`() {
    let section = Section {
      ForEach(["a"], id: \.self) { ListCell($0) }
      ListCell("b").tag("b")
      ListCell("c")
    }
    .tag("section")
    let items = section.rendered().lines.filter { $0.contains("item ") }.map { $0.drop { $0 == " " } }
    #expect(items == ["item 0 a", "item 1 b", "item 2 section"])
  }

  @Test func `a section of cells counts its rows, and not its elements`() {
    let section = Section(["a", "b", "c"], id: \.self) { name in
      ListCell(name); ListCell("\(name), again")
    }
    #expect(section.outline.hasPrefix("section of 6\n"))
    #expect(Section(["a", "b"], id: \.self) { ListCell($0) }.outline.hasPrefix("section of 2\n"))
    #expect(
      Section {
        ListCell("a"); ListCell("b")
      }.outline.hasPrefix("section of 2\n")
    )
    #expect(Section(["a", "b"], id: \.self) { Text($0) }.outline.hasPrefix("section of 2\n  items:\n    text"))
  }
}

/// Says in which direction it stands.
private struct DirectionReader: View {
  @Environment(\.layoutDirection) private var direction

  var body: some View { Text("\(direction)") }
}
