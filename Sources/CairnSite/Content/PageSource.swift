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

  /// Returns diagnostics with the places of the pictures that they tell of, if those are of the file.
  func placing(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard diagnostics.contains(where: { Self.isPlaceless($0) }) else { return diagnostics }
    let pictures = links.filter(\.isPicture)
    var lines = Dictionary(grouping: pictures) { ByteKey(Self.beginning(of: $0)) }
    return diagnostics.flatMap { diagnostic in
      guard Self.isPlaceless(diagnostic),
        let key = Self.beginning(of: diagnostic.message).map({ ByteKey($0) }), let found = lines[key], !found.isEmpty
      else { return [diagnostic] }
      // Each picture of a name has its own line, but the last one stays for a file that a page shows twice.
      let taken = found.prefix(diagnostic.count)
      lines[key] = found.count > taken.count ? Array(found.dropFirst(taken.count)) : Array(found.suffix(1))
      var placed = taken.map {
        Diagnostic(diagnostic.severity, diagnostic.code, diagnostic.message, at: place(of: $0))
      }
      placed[0].count += diagnostic.count - taken.count
      return placed
    }
  }

  private static func isPlaceless(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.code == .missingImage && diagnostic.place.fileID == nil
  }

  /// The words with which a message ends its first sentence about a missing picture.
  private static let sentenceEnd = " in the asset catalogue."

  /// Returns how a message about a picture begins.
  private static func beginning(of picture: Link) -> String {
    let sentence = "No image is named \"\(picture.destination)\"\(sentenceEnd)"
    return Diagnostic(.error, .missingImage, sentence).message
  }

  /// Returns the sentence of a message that names the missing picture, without what is proposed after it.
  private static func beginning(of message: String) -> String? {
    message.firstRange(of: sentenceEnd).map { String(message[..<$0.upperBound]) }
  }
}
