import Testing

@testable import CairnText

@Suite struct WidthCases {
  struct Case {
    let codePoints: String
    let width: Int
    let ambiguousWidth: Int?
    let level: String
    let category: String
    var text: String { CaseFile.string(codePoints: codePoints) }
  }

  static func load() throws -> [Case] {
    let file = try CaseFile(named: "width-cases.tsv", overriddenBy: "WIDTH_CASES")
    return file.rows.compactMap { row in
      guard let width = Int(file.value("width", in: row)) else { return nil }
      return Case(
        codePoints: file.value("codepoints", in: row),
        width: width,
        ambiguousWidth: Int(file.value("width_ambiguous2", in: row)),
        level: file.value("level", in: row),
        category: file.value("category", in: row)
      )
    }
  }

  @Test func `agrees with every case that must hold`() throws {
    let cases = try Self.load().filter { $0.level == "MUST" }
    #expect(!cases.isEmpty)
    for item in cases {
      #expect(item.text.columns() == item.width, "\(item.codePoints) \(item.category)")
    }
  }

  @Test func `agrees with at least 95 percent of the cases that should hold`() throws {
    let cases = try Self.load().filter { $0.level == "SHOULD" }
    let failures = cases.filter { $0.text.columns() != $0.width }
    let listing = failures.map { "\($0.codePoints) \($0.category)" }.joined(separator: "\n")
    #expect(Double(failures.count) <= Double(cases.count) * 0.05, "\(failures.count) of \(cases.count):\n\(listing)")
  }

  @Test func `measures ambiguous characters wide on request`() throws {
    let cases = try Self.load().filter { $0.level == "MUST" && $0.ambiguousWidth != nil }
    let failures = cases.filter { $0.text.columns(in: .ambiguousWide) != $0.ambiguousWidth }
    let listing = failures.map { "\($0.codePoints) \($0.category)" }.joined(separator: "\n")
    #expect(Double(failures.count) <= Double(cases.count) * 0.02, "\(failures.count) of \(cases.count):\n\(listing)")
  }

  @Test func `both ways of measuring agree on every case`() throws {
    for item in try Self.load() {
      let byCharacter = item.text.reduce(0) { $0 + $1.columns() }
      #expect(item.text.columns() == byCharacter, "\(item.codePoints)")
    }
  }
}
