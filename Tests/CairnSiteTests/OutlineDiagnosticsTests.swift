import Cairn
import CairnHTML
import CairnTestSupport
import CairnText
import Foundation
import Testing

/// What is told of headings, labels and tables, in pages, terminals and the spoken form.
@Suite struct OutlineDiagnosticsTests {
  private func codes(_ view: some View) -> [Diagnostic.Code] {
    #expect(SameDiagnostics.differences(of: view) == [])
    return view.renderHTML().diagnostics.map(\.code)
  }

  @Test func `a heading that skips a level is told with its line`() throws {
    let output = Markdown("# One\n\n### Three\n\n## Two\n\n#### Four\n").renderHTML()
    #expect(output.diagnostics.map(\.code) == [.skippedLevel, .skippedLevel])
    let first = try #require(output.diagnostics.first?.description)
    let expected = """
      warning: heading.skipped-level: A heading of level 3 follows one of level 1, as if one between them were missing. \
      Make it level 2. (Markdown, line 3, column 1)
      """
    #expect(first == expected)
  }

  @Test func `a second title on a page is told`() throws {
    let view = VStack {
      Heading("Archive", level: 1)
      Markdown("# Another title\n\nWords.")
    }
    let output = view.renderHTML()
    #expect(codes(view) == [.severalTitles])
    let expected = """
      warning: heading.several-titles: A second heading of level 1 follows, and a page has one title. Make it level 2. \
      (Markdown, line 1, column 1)
      """
    #expect(output.diagnostics.map(\.description) == [expected])
  }

  @Test func `headers of sections behind a title of the same level are told once, with what to write`() throws {
    let view = VStack {
      Heading("Archive", level: 1)
      List {
        Section("2026") { Text("a") }
        Section("2025") { Text("b") }
      }
    }
    #expect(codes(view) == [.severalTitles])
    let diagnostic = try #require(view.renderHTML().diagnostics.first)
    #expect(diagnostic.count == 2 && diagnostic.message.contains("navigationTitle(_:)"))
    let titled = NavigationStack { List { Section("2026") { Text("a") } }.navigationTitle("Archive") }
    #expect(codes(titled) == [])
    #expect(codes(List { for year in ["2026", "2025"] { Section(year) { Text("a") } } }) == [])
  }

  private struct Folded: View {
    @State private var isOn = false

    var body: some View {
      VStack {
        Toggle("More", isOn: $isOn)
        if isOn { Heading("Much", level: 1) } else { Heading("Little", level: 1) }
      }
    }
  }

  @Test func `titles of which a page shows one at a time are no second ones`() {
    #expect(codes(Folded()) == [])
  }

  @Test func `the parts of a page and of a split view have titles of their own`() {
    let title = { (words: String) in Heading(words, level: 1) }
    var page = HTMLPage(title: "a") { title("Content") }
    page.header = AnyView(title("Site"))
    page.footer = AnyView(Section("Footer") { Text("a") })
    #expect(page.render().diagnostics.map(\.code) == [])
    let split = NavigationSplitView {
      List { Text("a") }.navigationTitle("Sidebar")
    } detail: {
      Text("b").navigationTitle("Content")
    }
    #expect(codes(split).filter { $0 == .severalTitles } == [])
  }

  @Test func `a link without an address and a picture described by spaces are told`() {
    let output = Markdown("[empty]()\n\n![ ](x.svg)\n\n![](y.svg)").renderHTML()
    let expected: [Diagnostic.Code] = [.emptyLink, .undescribedImage]
    #expect(output.diagnostics.map(\.code).filter { $0 != .missingImage } == expected)
    #expect(
      output.diagnostics.contains {
        $0.description.hasPrefix("warning: markdown.empty-link: The link \"empty\" has no")
      }
    )
  }

  @Test func `headings of several levels up skip none`() {
    #expect(codes(Markdown("## a\n\n### b\n\n#### c\n\n# d\n\n## e")) == [])
    let view = VStack {
      Heading("a", level: 2)
      Heading("b", level: 4)
    }
    #expect(codes(view) == [.skippedLevel])
  }

  @Test func `a level that fits the place skips none`() {
    let view = NavigationStack {
      VStack {
        List { Section("Alps") { Markdown("# In a section\n\n## Below") } }
        Text("Andes").accessibilityHeading(.h3)
        Heading("Below them", level: 4)
      }
      .navigationTitle("Mountains")
    }
    #expect(codes(view) == [])
  }

  @Test func `what has no words is told and left out`() {
    let view = VStack {
      Heading("", level: 1)
      Heading(" ")
      Markdown("#\n\nwords")
      Navigation(label: "") { Text("links") }
      Aside(.warning, "") { Text("stones") }
      Table([1]) {}
    }
    #expect(codes(view) == [.emptyHeading, .emptyHeading, .emptyLabel, .emptyLabel, .emptyTable])
    let body = view.html()
    #expect(!body.contains("<h1") && body.contains(">Warning<") && !body.contains("<table"))
  }

  @Test func `nothing shows of lists without items and code without words`() {
    let view = VStack {
      BulletList {}
      NumberedList { ForEach(0..<0) { Text("\($0)") } }
      CodeBlock("\n", language: "swift")
    }
    #expect(codes(view) == [])
    #expect(!view.html().contains("<ul") && !view.html().contains("<ol") && !view.html().contains("<pre"))
    #expect(view.text() == "")
    var spoken = TextOptions(width: 80)
    spoken.isAccessible = true
    #expect(view.text(spoken) == "")
  }

  @Test func `a list whose environment changes is still one list`() {
    let view = BulletList {
      Text("a").environment(\.locale, "de")
      Text("b")
    }
    #expect(view.html().components(separatedBy: "<ul").count == 2)
    #expect(view.text() == "• a\n• b")
  }

  @Test func `widths that cannot be are told`() {
    let view = Table([1]) {
      TableColumn("a", value: \.description).width(-5)
      TableColumn("b", value: \.description).width(min: 100, ideal: 50, max: 10)
      TableColumn("c", value: \.description).width(min: 10, ideal: 50, max: 100)
    }
    #expect(codes(view) == [.unusableWidth, .unusableWidth])
  }
}
