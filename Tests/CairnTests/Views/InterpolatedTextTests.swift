import CairnTestSupport
import Testing

@testable import Cairn

/// Literals with values, of which those without markup take a short way.
@Suite struct InterpolatedTextTests {
  private static let literals = [
    "a", "", " ", "Line ", " of ", "\n", "é ", "*", "**", " **", "** ", "_", "`", "~~", "[", "](b)", "\\", "\\*", "!",
  ]

  private static func value(_ number: Int) -> Text {
    switch number {
    case 0: Text(verbatim: "")
    case 1: Text(verbatim: "*v*")
    case 2: Text(verbatim: "w ")
    case 3: Text("bold").bold()
    case 4: Text("some *runs*")
    default: Text(verbatim: " x")
    }
  }

  @Test(arguments: UInt64(1)...20)
  func `values and words become what the reader of Markdown makes of them`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      var interpolation = LocalizedStringKey.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
      var pieces: [LocalizedStringKey.Piece] = []
      for number in 0..<Int.random(in: 1...7, using: &generator) {
        if number.isMultiple(of: 2) {
          let literal = Self.literals.randomElement(using: &generator) ?? ""
          interpolation.appendLiteral(literal)
          if !literal.isEmpty { pieces.append(.literal(literal)) }
        } else {
          let value = Self.value(Int.random(in: 0...5, using: &generator))
          interpolation.appendInterpolation(value)
          pieces.append(.value(value))
        }
      }
      let text = Text(LocalizedStringKey(stringInterpolation: interpolation))
      #expect(text == Text(runs: LiteralReader.runs(of: pieces)), "seed \(seed): \(pieces)")
    }
  }

  @Test func `keys that show the same plain words are equal`() {
    let name = "Eiger"
    let key: LocalizedStringKey = "The \(name)"
    #expect(key == "The Eiger" && key.hashValue == LocalizedStringKey("The Eiger").hashValue)
    #expect(key != "The \(Text(name).bold())" && LocalizedStringKey("*a*") != "\("*a*")")
  }

  @Test func `values of any type show as they describe themselves`() {
    struct Peak: CustomStringConvertible { let description = "*Eiger*" }
    let height = 3967
    let share = 0.25
    #expect(Text("\(height) m").plainText == "3967 m")
    #expect(Text("\(-height)").plainText == "-3967")
    #expect(Text("\(share) of \(1e21)").plainText == "0.25 of 1e+21")
    #expect(Text("\(Peak())!").plainText == "*Eiger*!")
    #expect(Text("\(true) \([1, 2])").plainText == "true [1, 2]")
    #expect(Text("**\(height)** m").allRuns.map(\.style.traits) == [.bold, []])
  }
}
