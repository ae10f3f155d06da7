import Cairn

/// The file that a page is made from.
final class PageSource: Sendable {
  /// A link in the file.
  struct Link: Sendable {
    let destination: String
    let place: MarkdownPlace?
  }

  /// The file as the site named it.
  let file: String
  /// The links in the file, in order.
  let links: [Link]
  /// What is odd in the file.
  let diagnostics: [Diagnostic]

  init(file: String, document: MarkdownDocument, diagnostics: [Diagnostic]) {
    self.file = file
    self.diagnostics = diagnostics
    var links: [Link] = []
    document.forEachInline { inline in
      if case .link(let link) = inline { links.append(Link(destination: link.destination, place: link.place)) }
    }
    self.links = links
  }

  func place(of link: Link) -> Diagnostic.Place { Diagnostic.Place(fileID: file, line: link.place?.line) }
}
