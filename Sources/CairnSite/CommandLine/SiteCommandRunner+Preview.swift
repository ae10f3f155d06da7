import Cairn
import CairnHTML
import CairnText
import Foundation

extension SiteCommandRunner {
  /// Shows a preview as text, or writes it as a page; without a name, lists all.
  func preview() throws {
    // Closures of previews belong to the main actor, as views of apps do.
    // This thread waits meanwhile, so nothing else touches the runner.
    nonisolated(unsafe) let runner = self
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    // The main queue need not be on the main thread.
    if Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true {
      try MainActor.assumeIsolated { try runner.showPreview() }
    } else {
      try DispatchQueue.main.sync { try runner.showPreview() }
    }
  }

  @MainActor
  private func showPreview() throws {
    let previews = SitePreviews()
    guard let name = call.argument else {
      if previews.all.isEmpty { console.report(SitePreviews.none) }
      return try console.write(rendered: previews.all.map { "\(Console.line($0.name))\t\($0.place)\n" }.joined())
    }
    let view = try previews.view(named: name)
    let site = try makeSite()
    let diagnostics =
      if let file = call.values[SiteCommand.html.name] {
        try write(view, of: site, named: name, to: file)
      } else {
        try show(view, of: site)
      }
    for diagnostic in diagnostics where diagnostic.severity > .information { console.report("\(name): \(diagnostic)") }
  }

  /// Writes views as text and returns what is wrong with them.
  private func show(_ view: AnyView, of site: Source) throws -> [Diagnostic] {
    var options = console.textOptions(try TextRequest(call.values))
    options.pictures = site.textPictures
    var environment = site.environment
    environment.locale = site.language
    environment.adopt(options)
    let output = view.theme(site.theme).environment(\.self, environment).renderText(options)
    try console.write(rendered: output.text.hasSuffix("\n") ? output.text : output.text + "\n")
    return output.diagnostics
  }

  /// Writes views as a page with its styles and returns what is wrong with them.
  private func write(_ view: AnyView, of site: Source, named name: String, to file: String) throws -> [Diagnostic] {
    var page = HTMLPage(title: name, language: site.language, theme: site.theme, options: site.htmlOptions) { view }
    page.ownStyles = site.styles
    let output = page.render()
    if file == "-" {
      try console.write(rendered: output.html)
    } else {
      try Data(output.html.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
      try console.write("Wrote the preview: \(Console.line(file))\n")
    }
    return output.diagnostics
  }
}
