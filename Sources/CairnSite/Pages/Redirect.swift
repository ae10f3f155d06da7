import Cairn
import CairnHTML

/// A path that leads readers on to a page.
struct Redirect {
  /// The path as its author wrote it.
  let path: String
  let target: Page

  init(_ path: String, to target: Page) {
    self.path = path
    self.target = target
  }

  /// The path of the file from the site's root.
  ///
  /// Addresses of other programs' sites are understood: `/old/eiger/`, `old/eiger.html`.
  var file: String { Self.file(of: path) }

  private static func file(of path: String) -> String {
    let path = String(path.drop { $0 == "/" })
    if path.isEmpty || path.hasSuffix("/") { return path + "index.html" }
    return path.hasSuffix(".html") ? path : path + ".html"
  }

  /// Returns the problem with the path of a redirect, which it names, and its remedy; `nil` for an allowed path.
  static func problem(with path: String) -> String? {
    guard let problem = SitePath.problem(with: file(of: path)) else { return nil }
    let beginning = "The alias \"\(path.prefix(200))\", a path that leads on to the page, is not allowed."
    guard let server = path.firstRange(of: "://") else { return "\(beginning) \(problem)" }
    let own = path[server.upperBound...].drop { $0 != "/" }
    return "\(beginning) It counts from the site's root: write \"\(own.isEmpty ? "/" : own)\"."
  }
}

extension SiteDocuments {
  /// Returns the document of a redirect, which needs neither a script nor a sheet.
  func html(of redirect: Redirect) -> String {
    let page = redirect.target
    let address = Address(
      "@" + page.path,
      root: Address.root(SitePath.rootPath(from: redirect.file), pagesAreFolders: pagesAreFolders)
    )
    let way = MarkupText.escaped(address?.text ?? "")
    let title = MarkupText.escaped(page.title)
    let canonical =
      absoluteAddress(of: page.path).map { "<link rel=\"canonical\" href=\"\(MarkupText.escaped($0))\">" } ?? ""
    let tag = MarkupText.escaped((page.ownLanguage ?? language).rawValue)
    return """
      <!DOCTYPE html>
      <html lang="\(tag)"><head><meta charset="utf-8"><title>\(title)</title>\
      <meta http-equiv="refresh" content="0; url=\(way)"><meta name="robots" content="noindex">\(canonical)</head>
      <body><p><a href="\(way)">\(title)</a></p></body></html>

      """
  }
}

/// Text that is fit for markup.
enum MarkupText {
  /// Returns text with the characters that mean something in HTML and XML escaped, and without those that neither may have.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case let unfit where !unfit.isFitForDocuments: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
