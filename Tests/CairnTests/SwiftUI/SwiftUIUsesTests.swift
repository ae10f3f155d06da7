import Foundation
import Testing

/// What becomes of the names of SwiftUI that 156 views of 14 code bases use, and that Cairn began without.
@Suite struct SwiftUIUsesTests {
  /// The uses in those views, with the names that were there from the beginning.
  private static let allUses = 5_380

  @Test func `the comments of the lines name what they use`() throws {
    let lines = try SwiftUIUse.lines(of: SwiftUIUse.files)
    let wrong = lines.flatMap { line in line.names.filter { !line.code.contains(SwiftUIUse.word(of: $0)) } }
      .filter { !Self.impliedNames.contains($0) }
    #expect(wrong == [])
  }

  /// Names that code uses without writing them.
  private static let impliedNames: Set<String> = [
    "Binding", "AsyncImagePhase", "GeometryProxy", "AnyTransition", "@State",
  ]

  @Test func `every name that the lines use is in the list`() throws {
    let names = try SwiftUIUse.named(in: SwiftUIUse.files)
    #expect(try names.subtracting(SwiftUIUse.all().map(\.name)).sorted() == [])
  }

  /// `CAIRN_RECORD_GOLDENS=1` in the environment writes the table anew.
  @Test func `the guide has the table`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Docs/from-swiftui.md")
    let guide = try String(contentsOf: file.standardizedFileURL, encoding: .utf8)
    let (begin, end) = ("<!-- The table is written by SwiftUIUsesTests. -->\n", "<!-- The end of the table. -->\n")
    let parts = guide.components(separatedBy: begin)
    let rest = try #require(parts.last?.components(separatedBy: end).last)
    let expected = try parts[0] + begin + Self.table() + end + rest
    if ProcessInfo.processInfo.environment["CAIRN_RECORD_GOLDENS"] == "1" {
      try expected.write(to: file.standardizedFileURL, atomically: true, encoding: .utf8)
    } else {
      #expect(guide == expected, "CAIRN_RECORD_GOLDENS=1 records it.")
    }
  }

  private static func table() throws -> String {
    let uses = try SwiftUIUse.all().sorted { $0.count > $1.count }
    func sum(_ isCounted: (SwiftUIUse.Outcome) -> Bool) -> Int {
      uses.filter { isCounted($0.outcome) }.reduce(0) { $0 + $1.count }
    }
    let noted = sum { $0 == .noted }
    let refused = sum { if case .unavailable = $0 { true } else { false } }
    let missing = sum { $0 == .missing }
    let still = uses.filter { SwiftUIRemedies.shownAsTheyAre.contains($0.name) && $0.outcome == .works }
      .reduce(0) { $0 + $1.count }
    let working = allUses - noted - refused - missing - still
    func percent(_ count: Int) -> String { String(format: "%.1f %%", 100 * Double(count) / Double(allUses)) }
    var lines = [
      "Of \(allUses) uses of SwiftUI's names in 156 views of 14 open-source apps, \(percent(working)) work,"
        + " \(percent(still)) compile and lose nothing but a movement,",
      "\(percent(noted)) compile and are told once as doing nothing,",
      "\(percent(refused)) have something else to write, and \(percent(missing)) are names that the apps declare themselves.",
      "",
    ]
    let compact = { (outcome: SwiftUIUse.Outcome) in
      var seen: Set<String> = []
      return uses.filter { $0.outcome == outcome && seen.insert($0.name).inserted }.map { "`\($0.name)`" }
        .joined(separator: ", ")
    }
    lines += ["**Told once as doing nothing**: \(compact(.noted)).", ""]
    lines += ["**Declared by the apps**: \(compact(.missing)).", "", "| Instead of | write |", "|---|---|"]
    for use in uses {
      if case .unavailable(let remedy) = use.outcome { lines.append("| `\(use.name)` | \(remedy) |") }
    }
    lines += ["", "**Work**: \(compact(.works)).", ""]
    return lines.joined(separator: "\n")
  }
}
