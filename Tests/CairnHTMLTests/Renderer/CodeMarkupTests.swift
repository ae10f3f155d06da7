import Cairn
import CairnTestSupport
import Testing

@testable import CairnHTML

@Suite struct CodeMarkupTests {
  private static let languages = ["swift", "json", "shell", "html", "css", "python", "yaml", "diff", "unknown"]
  private static let code = "<a b=\"c\"> // 'd' & e\n\n\t@f # g: 1.5 \"h\\\"i\"\n+j\n-k {l: m;}\n"

  /// The words of markup, without its tags.
  private static func words(_ nodes: [HTMLNode]) -> String {
    nodes.reduce(into: "") { words, node in
      switch node {
      case .text(let text): words += text
      case .element(let element): words += Self.words(element.children)
      }
    }
  }

  @Test(arguments: languages)
  func `the words of a block are its code and nothing else`(language: String) throws {
    let nodes = try StrictHTMLReader.read(CodeBlock(Self.code, language: language).html())
    #expect(Self.words(nodes) == String(Self.code.dropLast()))
    let markdown = Markdown("```\(language)\n\(Self.code)```")
    #expect(Self.words(try StrictHTMLReader.read(markdown.html())) == String(Self.code.dropLast()))
  }

  @Test func `every hostile string is code as it is`() throws {
    for string in HostileStrings.all {
      for language in Self.languages {
        let nodes = try StrictHTMLReader.read(CodeBlock("a\(string)b", language: language).html())
        #expect(Self.words(nodes).unicodeScalars.elementsEqual(DocumentedText.words("a\(string)b").unicodeScalars))
      }
    }
  }

  @Test func `ships the colours of the words that a page shows`() {
    func rules(_ view: some View) -> [CodeToken] {
      let styles = view.renderHTML().styles
      return CodeToken.allCases.filter { styles.contains(".code .\($0.className){") }
    }
    #expect(rules(CodeBlock("let a = 1", language: "swift")) == [.keyword, .number])
    #expect(rules(CodeBlock("let a = 1", language: "unknown")).isEmpty)
    #expect(rules(CodeBlock("let a = 1")).isEmpty)
    #expect(rules(Text("a")).isEmpty)
  }

  @Test(arguments: CodeToken.allCases)
  func `keeps each kind of word legible on code in any surroundings`(token: CodeToken) {
    let fill = Color.Token.quaternaryFill.fill
    for surface in [Color.Token.background, .secondaryBackground, .tertiaryBackground, .tertiaryGroupedBackground] {
      let words = token.color.resolved
      #expect(words.light.contrast(on: fill.light.composited(over: surface.fill.light)) >= 4.5)
      #expect(words.dark.contrast(on: fill.dark.composited(over: surface.fill.dark)) >= 4.5)
    }
  }
}
