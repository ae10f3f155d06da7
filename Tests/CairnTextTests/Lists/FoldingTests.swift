import Cairn
import CairnText
import Testing

/// What shows of content that unfolds.
@Suite struct FoldingTests {
  private static var questions: some View {
    Section {
      ForEach(["Highest?", "Tallest?"], id: \.self) { question in
        DisclosureGroup(isExpanded: question == "Tallest?") {
          ListCell("Answer to \(question)")
        } label: {
          ListCell(question)
        }
      }
      DisclosureGroup("More") { Text("Words") }
    }
    .disclosureGroupExclusive("questions")
  }

  private static func options(isAccessible: Bool = false) -> TextOptions {
    var options = TextOptions(width: 30)
    options.isAccessible = isAccessible
    return options
  }

  @Test func `the view of a link in a grid is unfolded as any other, because text has no front`() {
    let link = NavigationLink("Eiger") { Text("About the Eiger") }
    #expect(LazyVGrid(columns: [GridItem()]) { link }.text().contains("About the Eiger"))
  }

  @Test func `shows everything, as paper does`() {
    let expected = """
      ▾ Highest?
        Answer to Highest?
      ▾ Tallest?
        Answer to Tallest?
      ▾ More
        Words
      """
    #expect(Self.questions.text(Self.options()) == expected)
  }

  @Test func `shows only what is unfolded at first where that is asked for, one of those that exclude each other`() {
    var options = Self.options()
    options.showsFolded = false
    let expected = """
      ▸ Highest?
      ▾ Tallest?
        Answer to Tallest?
      ▸ More
      """
    #expect(Self.questions.text(options) == expected)
    #expect(Self.questions.renderText(options).diagnostics == [])
    options.characters = .ascii
    #expect(Self.questions.text(options).hasPrefix("> Highest?\n"))
    options = Self.options(isAccessible: true)
    options.showsFolded = false
    let spoken = """
      list with 3 items
      Highest? folded
      Tallest?
      Answer to Tallest? level 2
      More, level 1, folded
      """
    #expect(Self.questions.text(options) == spoken)
  }

  @Test func `of groups that exclude each other and are all expanded the first is open, as in a browser`() {
    let groups = ForEach(["Highest?", "Tallest?", "Oldest?"], id: \.self) { question in
      DisclosureGroup(question, isExpanded: true) { Text("Answer") }
    }
    let view = VStack(alignment: .leading) {
      groups.disclosureGroupExclusive("questions")
      groups.disclosureGroupExclusive("other")
      groups
    }
    var options = Self.options()
    options.showsFolded = false
    let one = "▾ Highest?\n  Answer\n▸ Tallest?\n▸ Oldest?\n"
    let all = "▾ Highest?\n  Answer\n▾ Tallest?\n  Answer\n▾ Oldest?\n  Answer"
    #expect(view.text(options) == one + one + all)
    options.isAccessible = true
    #expect(view.text(options).matches(of: /Answer/).count == 5)
  }

  @Test func `a group inside an open one is open although another of its name is`() {
    let view = VStack(alignment: .leading) {
      DisclosureGroup("outer", isExpanded: true) { DisclosureGroup("inner", isExpanded: true) { Text("words") } }
    }
    .disclosureGroupExclusive("questions")
    var options = Self.options()
    options.showsFolded = false
    #expect(view.text(options) == "▾ outer\n  ▾ inner\n    words")
  }
}
