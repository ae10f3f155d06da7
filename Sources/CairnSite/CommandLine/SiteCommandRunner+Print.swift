import Cairn
import CairnText

extension SiteCommandRunner {
  /// Shows a page as text.
  func print() throws {
    var options = console.textOptions(try TextRequest(call.values))
    let site = try makeSite()
    let page = try page(of: site)
    options.pictures = site.textPictures
    let output = PrintedPage(header: site.header(for: page), content: page.content, footer: site.footer(for: page))
      .environment(\.self, environment(of: site))
      .renderText(options)
    try console.write(rendered: output.text.hasSuffix("\n") ? output.text : output.text + "\n")
    for diagnostic in output.diagnostics {
      console.report("\(page.path): \(diagnostic)")
    }
  }

  /// The environment of a page in text; its language is the site's, as in its document.
  private func environment(of site: Source) -> EnvironmentValues {
    var environment = site.environment
    environment.locale = site.language
    return environment
  }

  /// Finds the page that is named, with or without `.html`; otherwise index, or else the first.
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
    throw BuildError("There is no page \"\(wanted)\"." + Suggestion.sentence(for: wanted, among: paths))
  }
}
