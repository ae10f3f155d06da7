import CairnTestSupport
import Testing

/// What the compiler says about mistakes that users make.
@Suite struct CompilerMessageTests {
  struct Mistake: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Source text whose line 3 is wrong.
    let source: String
    let message: String
    /// What the compiler shows besides, such as the comment of what it quotes.
    var remedy = ""
  }

  private static let mistakes = [
    Mistake(
      testDescription: "a number as a text",
      source: """
        let view = VStack {
          Text("Height")
          Text(2_499)
          Text("m")
        }
        """,
      message: "Write the number into a string"
    ),
    Mistake(
      testDescription: "a value that is no view",
      source: """
        let view = VStack {
          Text("Height")
          2_499
          Text("m")
        }
        """,
      message: "requires that 'Int' conform to 'View'",
      remedy: "wrap what is none, such as a string, in `Text(…)`"
    ),
    Mistake(
      testDescription: "a string as the only statement",
      source: """
        let view = VStack {
          HStack {
            "Height"
          }
        }
        """,
      message: "requires that 'String' conform to 'View'",
      remedy: "wrap what is none, such as a string, in `Text(…)`"
    ),
    Mistake(
      testDescription: "a misspelled modifier among many statements",
      source: """
        struct Row: View { let name: String; var body: some View { VStack { Text(name).bold()
          HStack { Text("a"); if name.isEmpty { Text("b") } }; ForEach(0..<3) { Text("\\($0)") }; Text("c").font(.title)
          Text(name).fontt(.title)
          HStack { Text("d"); Spacer() }.padding(4); Divider(); Text("e"); Text("f"); Text("g"); Text("h"); Text("i")
        } } }
        """,
      message: "has no member 'fontt'"
    ),
  ]

  private static let pages = [
    Mistake(
      testDescription: "a page without a title",
      source: """
        struct Book: Site { let title = "Book"; var pages: some PageContent {
          Page("index", title: "Start") { Text("Words") }
          Page("archive") { Text("Words") }
        } }
        """,
      message: "A page needs a title. Write Page(\"archive\", title: \"Archive\") { … }"
    ),
    Mistake(
      testDescription: "a page without content",
      source: """
        struct Book: Site { let title = "Book"; var pages: some PageContent {
          Page("a", title: "A") { Text("Words") }
          Page("index", title: "Start")
        } }
        """,
      message: "A page needs content. Write Page(\"index\", title: \"Start\") { … }"
    ),
    Mistake(
      testDescription: "a mistake in the content of a page",
      source: """
        struct Book: Site { let title = "Book"; var pages: some PageContent {
          Page("a", title: "A") {
            Text("Words").fontt(.title)
          }
        } }
        """,
      message: "has no member 'fontt'"
    ),
  ]

  @Test(arguments: pages)
  func `a mistake in a page is told at its line with its remedy`(mistake: Mistake) throws {
    let said = try compilerOutput(for: "import Cairn; import CairnSite\n" + mistake.source, in: "main.swift")
    let errors = said.split(separator: "\n").filter { $0.contains("main.swift:") && $0.contains(": error:") }
    #expect(errors.first?.contains(mistake.message) == true, "\(said)")
    #expect(errors.allSatisfy { $0.contains("main.swift:4:") }, "\(said)")
  }

  @Test(arguments: mistakes)
  func `a mistake is told at its line with its remedy`(mistake: Mistake) throws {
    let said = try compilerOutput(for: "import Cairn\n" + mistake.source, in: "main.swift")
    let errors = said.split(separator: "\n").filter { $0.contains("main.swift:") && $0.contains(": error:") }
    #expect(errors.contains { $0.contains("main.swift:4:") && $0.contains(mistake.message) }, "\(said)")
    #expect(mistake.remedy.isEmpty || said.contains(mistake.remedy), "\(said)")
  }
}
