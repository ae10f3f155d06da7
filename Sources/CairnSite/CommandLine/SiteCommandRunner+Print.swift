import Cairn
import CairnText

extension SiteCommandRunner {
  /// Shows a page as text.
  func print() throws {
    let options = console.textOptions(try TextRequest(call.values))
    let site = try makeSite()
    let page = try page(of: site)
    let output = site.renderText(page, options)
    try console.write(rendered: output.text.hasSuffix("\n") ? output.text : output.text + "\n")
    for diagnostic in output.diagnostics { console.report("\(page.path): \(diagnostic)") }
  }

  /// Returns the named page, with or without `.html`; without a name, `index` or else the first page.
  private func page(of site: Source) throws -> Page {
    let wanted = call.argument.map { $0.hasSuffix(".html") ? String($0.dropLast(5)) : $0 }
    var found: Page?
    var paths: [String] = []
    try site.pages.forEachPage { page in
      paths.append(page.path)
      if page.path == wanted ?? "index" || wanted == nil && found == nil { found = page }
    }
    if let found { return found }
    guard let wanted else { throw BuildError("The site has no pages.") }
    let question = Suggestion.sentence(for: wanted, among: paths)
    guard question.isEmpty else { throw BuildError("There is no page \"\(wanted)\"." + question) }
    let more = paths.count > 5 ? [BuildSummary.count(paths.count - 5, "other")] : []
    let known = (paths.prefix(5).map { "\"\($0)\"" } + more).listed
    let others = paths.count == 1 ? "The only one is \(known)." : "There are \(known); the command list shows all."
    throw BuildError("There is no page \"\(wanted)\". \(paths.isEmpty ? "The site has none." : others)")
  }
}
