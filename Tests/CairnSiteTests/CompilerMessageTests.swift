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

  @Test(arguments: mistakes)
  func `a mistake is told at its line with its remedy`(mistake: Mistake) throws {
    let said = try compilerOutput(for: "import Cairn\n" + mistake.source, in: "main.swift")
    let errors = said.split(separator: "\n").filter { $0.contains("main.swift:") && $0.contains(": error:") }
    #expect(errors.contains { $0.contains("main.swift:4:") && $0.contains(mistake.message) }, "\(said)")
    #expect(mistake.remedy.isEmpty || said.contains(mistake.remedy), "\(said)")
  }
}
