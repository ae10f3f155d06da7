import Testing

@testable import CairnText

@Suite struct LineBreakCases {
  struct Case {
    let codePoints: String
    let breaks: [Int]
  }

  private static func load(_ name: String, overriddenBy variable: String? = nil) throws -> [Case] {
    let file = try CaseFile(named: name, overriddenBy: variable)
    return file.rows.map { row in
      Case(
        codePoints: file.value("codepoints", in: row),
        breaks: file.value("breaks", in: row).split(separator: ",").compactMap { Int($0) }
      )
    }
  }

  /// The break opportunities as numbers of scalars.
  private static func breaks(of codePoints: String) -> [Int] {
    let text = CaseFile.string(codePoints: codePoints)
    let offsets = Set(LineBreaks.opportunities(in: text))
    var result: [Int] = []
    var offset = 0
    for (number, scalar) in text.unicodeScalars.enumerated() {
      offset += UTF8.width(scalar)
      if offsets.contains(offset) { result.append(number + 1) }
    }
    return result
  }

  private static func expect(_ cases: [Case], share: Double) {
    let failures = cases.filter { breaks(of: $0.codePoints) != $0.breaks }
    let listing = failures.prefix(60).map { "\($0.codePoints): \($0.breaks), not \(breaks(of: $0.codePoints))" }
    #expect(cases.count > 10)
    #expect(
      Double(cases.count - failures.count) >= Double(cases.count) * share,
      "\(failures.count) of \(cases.count):\n\(listing.joined(separator: "\n"))"
    )
  }

  @Test func `agrees with at least 97 percent of the cases`() throws {
    Self.expect(try Self.load("linebreak-cases.tsv", overriddenBy: "LINEBREAK_CASES"), share: 0.97)
  }

  @Test func `agrees with at least 99 percent of the test file of Unicode`() throws {
    Self.expect(try Self.load("line-break-test-15.tsv"), share: 0.99)
  }

  @Test func `agrees with every random text broken by Unicode 17`() throws {
    Self.expect(try Self.load("line-break-random-17.tsv"), share: 1)
  }
}
