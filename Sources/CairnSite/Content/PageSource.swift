import Cairn

/// The file that a page is made from.
final class PageSource: Sendable {
  /// A link or a picture in the file.
  struct Link: Sendable {
    let destination: String
    let isPicture: Bool
    let place: MarkdownPlace?
  }

  /// The file as the site named it.
  let file: String
  /// The links and pictures in the file, in order.
  let links: [Link]
  /// What is odd in the file.
  let diagnostics: [Diagnostic]
  /// The articles of the same folder that are no pages.
  let unpublished: UnpublishedArticles

  init(file: String, document: MarkdownDocument, diagnostics: [Diagnostic], unpublished: UnpublishedArticles) {
    self.file = file
    self.diagnostics = diagnostics
    self.unpublished = unpublished
    var links: [Link] = []
    document.forEachInline { inline in
      switch inline {
      case .link(let link):
        links.append(Link(destination: link.destination, isPicture: false, place: link.place))
      case .image(let image): links.append(Link(destination: image.source, isPicture: true, place: image.place))
      default: break
      }
    }
    self.links = links
  }

  func place(of link: Link) -> Diagnostic.Place { Diagnostic.Place(fileID: file, line: link.place?.line) }

  /// Returns a diagnostic with the place of the picture that it tells of, if that is one of the file.
  func placing(_ diagnostic: Diagnostic) -> Diagnostic {
    guard diagnostic.code == .missingImage, diagnostic.place.fileID == nil,
      let link = links.first(where: { $0.isPicture && diagnostic.message.contains("\"\($0.destination)\"") })
    else { return diagnostic }
    return Diagnostic(diagnostic.severity, diagnostic.code, diagnostic.message, at: place(of: link))
  }
}
