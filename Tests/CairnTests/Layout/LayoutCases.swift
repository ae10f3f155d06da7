import CairnTestSupport
import Testing

@testable import Cairn

@Suite struct LayoutCases {
  @Test func `every case gives the frames and the diagnostics it should`() throws {
    let file = try LayoutCaseFile()
    var passed = 0
    for item in file.cases {
      let problems = LayoutCaseComparison(item, item.solve()).problems
      if problems.isEmpty { passed += 1 }
      for problem in problems { Issue.record("\(item.name) [\(item.confidence)]: \(problem)") }
    }
    print("layout cases: \(passed) of \(file.cases.count) pass")
    #expect(!file.cases.isEmpty)
  }

  @Test func `every case gives the same from a cache, and when a section has moved`() throws {
    for item in try LayoutCaseFile().cases {
      let cache = LayoutCache()
      let result = item.solve(cache: cache)
      #expect(item.solve(cache: cache) == result, "\(item.name)")
    }
  }

  @Test func `a different frame is found`() throws {
    let file = try LayoutCaseFile()
    for item in file.cases {
      var result = item.solve()
      guard let section = result.sections.firstIndex(where: { !$0.items.isEmpty }) else { continue }
      result.sections[section].items[0].x += 0.05
      #expect(!LayoutCaseComparison(item, result).problems.isEmpty, "\(item.name)")
    }
  }

  @Test func `widths in points become whole columns by both rules`() throws {
    let file = try LayoutCaseFile()
    for item in file.quantisations {
      let name = item.string("name") ?? ""
      let columns = Int(item.number("columns") ?? 0)
      let weights = item.numbers("weights") ?? []
      let edges = TextQuantisation.edges(weights: weights, columns: columns)
      #expect(edges.map(Double.init) == item.numbers("edges"), "\(name)")
      let rounded = TextQuantisation.edgeRounding(weights: weights, columns: columns)
      #expect(rounded.map(Double.init) == item.numbers("edgeRounding"), "\(name)")
      let remainder = TextQuantisation.largestRemainder(weights: weights, columns: columns)
      #expect(remainder.map(Double.init) == item.numbers("largestRemainder"), "\(name)")
    }
    #expect(!file.quantisations.isEmpty)
  }
}
