import Cairn
import CairnHTML
import Testing

@Suite struct LayoutGoldenTests {
  @Test(arguments: LayoutSpecimen.all)
  func `writes what a careful person would have written`(_ specimen: LayoutSpecimen) throws {
    let output = specimen.makeView().renderHTML()
    let body = try StrictHTMLReader.read(output.body).flatMap { $0.lines() }
    let rules = output.styleSheet.css.split(separator: "\n").map(String.init)
    let diagnostics = output.diagnostics.map { "<!-- \($0) -->" }
    let sections = [body, rules, diagnostics].filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
    let text = sections.joined(separator: "\n")
    #expect(try GoldenFile("layout/\(specimen.name).html").difference(from: text) == nil)
  }

  @Test func `names each specimen once`() {
    #expect(Set(LayoutSpecimen.all.map(\.name)).count == LayoutSpecimen.all.count)
  }
}
