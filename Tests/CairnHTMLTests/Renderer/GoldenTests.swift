import Cairn
import CairnHTML
import Testing

@Suite struct GoldenTests {
  @Test(arguments: Specimen.all)
  func `writes what a careful person would have written`(_ specimen: Specimen) throws {
    let output = specimen.makeView().renderHTML(specimen.options)
    let nodes = try StrictHTMLReader.read(output.body)
    let body = nodes.flatMap { $0.lines() }
    let rules = output.styleSheet.css.split(separator: "\n").map(String.init)
    let diagnostics = output.diagnostics.map { "<!-- \($0) -->" }
    let sections = [body, rules, diagnostics].filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
    let difference = try GoldenFile("\(specimen.name).html").difference(from: sections.joined(separator: "\n"))
    #expect(difference == nil)
  }

  @Test func `names each specimen once`() {
    #expect(Set(Specimen.all.map(\.name)).count == Specimen.all.count)
  }
}
