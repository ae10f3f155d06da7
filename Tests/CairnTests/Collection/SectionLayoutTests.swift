import Cairn
import Testing

@Suite struct SectionLayoutTests {
  private static let columns = LayoutSection { .columns(2, height: 44) }
  private static let list = LayoutSection.list(.insetGrouped)

  @Test func `a section without a layout has no item containers`() {
    let outline = Section(["a", "b"], id: \.self) { Text($0) }.outline
    #expect(!outline.contains("item 0"))
  }

  @Test func `each view of a laid-out section is an item with its element's identity`() {
    let section = Section {
      ForEach(["a", "b"], id: \.self) { Text($0) }
      Text("last")
    }
    .layout(Self.columns)
    #expect(
      section.outline == """
        section of 3 columns
          items:
            item 0 a
              text "a"
            item 1 b
              text "b"
            item 2
              text "last"
        """
    )
  }

  @Test func `modifiers around several items belong to what each item holds`() {
    let section = Section {
      Group {
        Text("a")
        VStack { Text("b") }.id("stack")
      }
      .padding(8)
    }
    .layout(Self.columns)
    #expect(
      section.outline == """
        section of 2 columns
          items:
            item 0
              text "a" [padding 8.0 8.0 8.0 8.0]
            item 1
              stack vertical center/center [padding 8.0 8.0 8.0 8.0] [identifier("stack")]
                text "b"
        """
    )
  }

  @Test func `an element that shows two views is two items and one that shows none is no item`() {
    let section = Section([1, 2, 3], id: \.self) { number in
      if number == 2 {
        Text("a")
        Text("b")
      } else if number == 3 {
        Text("c")
      }
    }
    .layout(Self.columns)
    #expect(section.rendered().lines.first == "section of 3 columns")
    #expect(section.words == ["a", "b", "c"])
  }

  @Test func `the nearest layout wins and does not reach into the items`() {
    let section = Section {
      Section { Text("inner") }
    }
    .layout(Self.columns)
    .layout(Self.list)
    #expect(
      section.outline == """
        section of 1 columns
          items:
            item 0
              section
                items:
                  text "inner"
        """
    )
  }

  @Test func `a closure is asked with the environment`() throws {
    let layout = SectionLayout { environment in
      LayoutSection { .columns(environment.container.effectiveWidth > 800 ? 6 : 3, height: 44) }
    }
    let narrow = try #require(layout.section(in: LayoutEnvironment(width: 800, height: 600)))
    let wide = try #require(layout.section(in: LayoutEnvironment(width: 801, height: 600)))
    #expect(narrow == LayoutSection { .columns(3, height: 44) })
    #expect(wide == LayoutSection { .columns(6, height: 44) })
    #expect(layout.dependsOnEnvironment)
  }

  @Test func `a collection's layout places each section by its position`() {
    let collection = CollectionView {
      WordsSection(id: "first", words: ["a"])
      WordsSection(id: "second", words: ["b"])
    } controllers: {
      ItemsController()
    }
    .layout(CompositionalLayout(sections: [Self.columns, Self.list]).interSectionSpacing(20))
    let lines = collection.rendered().lines
    #expect(lines.filter { $0.contains("section of") }.map(\.trimmed) == ["section of 1 columns", "section of 1 list"])
  }

  @Test func `a collection's closure is given each section's data`() {
    let collection = CollectionView {
      WordsSection(id: "grid", words: ["a"])
      WordsSection(id: "list", words: ["b"])
    } controllers: {
      ItemsController()
    }
    .layout { section, _ in
      section.restore(as: WordsSection.self)?.id == "grid" ? Self.columns : nil
    }
    let lines = collection.rendered().lines
    #expect(
      lines.filter { $0.contains("section of") }.map(\.trimmed) == ["section of 1 columns", "section of 1 plain"]
    )
  }

  @Test func `counting the items of sections inside items takes no longer the deeper they are`() {
    let sections = (0..<14).reduce(AnyView(Text("innermost"))) { inner, _ in
      AnyView(Section { inner }.layout(Self.columns))
    }
    #expect(sections.outline.matches(of: /section of 1 columns/).count == 14)
    let lists = (0..<25).reduce(AnyView(Text("innermost"))) { inner, _ in AnyView(List { inner }) }
    #expect(lists.outline.contains("innermost"))
  }
}

private struct ItemsController: SectionController {
  func view(for section: WordsSection) -> some View {
    Section(section.words, id: \.self) { Text(verbatim: $0) }
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
