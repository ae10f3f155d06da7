import Cairn
import Foundation

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
  private let document: MarkdownDocument
  /// What is odd in the file.
  let diagnostics: [Diagnostic]
  /// The articles of the same folder that are no pages.
  let unpublished: UnpublishedArticles

  init(file: String, document: MarkdownDocument, diagnostics: [Diagnostic], unpublished: UnpublishedArticles) {
    self.file = file
    self.document = document
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

  /// Returns diagnostics with the places in the file of what they tell of, if that is of the file.
  func placing(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard diagnostics.contains(where: { $0.place.fileID == nil }) else { return diagnostics }
    return placingLines(of: placingPictures(of: diagnostics))
  }

  /// Gives diagnostics about a place in Markdown their line, if something of the file stands exactly there.
  private func placingLines(of diagnostics: [Diagnostic]) -> [Diagnostic] {
    let isOfMarkdown = { (diagnostic: Diagnostic) in
      diagnostic.place.fileID == nil && diagnostic.place.subject.hasPrefix("Markdown, ")
    }
    guard diagnostics.contains(where: isOfMarkdown) else { return diagnostics }
    let lines = lines
    return diagnostics.map { diagnostic in
      guard isOfMarkdown(diagnostic), let line = lines[ByteKey(diagnostic.place.subject)] else { return diagnostic }
      var placed = diagnostic
      placed.place = Diagnostic.Place(fileID: file, line: line)
      return placed
    }
  }

  /// The lines of all that stands in the file, by the words with which diagnostics tell of the places.
  private var lines: [ByteKey: Int] {
    var lines: [ByteKey: Int] = [:]
    func add(_ place: MarkdownPlace?) {
      if let place { lines[ByteKey(Diagnostic.Place(place).subject)] = place.line }
    }
    for problem in document.problems { add(problem.place) }
    document.forEachBlock { add($0.place) }
    document.forEachInline { inline in
      switch inline {
      case .link(let link): add(link.place)
      case .image(let image): add(image.place)
      case .html(let html): add(html.place)
      default: break
      }
    }
    return lines
  }

  /// Gives diagnostics the places of the pictures that they tell of.
  private func placingPictures(of diagnostics: [Diagnostic]) -> [Diagnostic] {
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
      var placed = taken.map { picture in
        let message = diagnostic.message + hint(for: picture, in: diagnostic.message)
        return Diagnostic(diagnostic.severity, diagnostic.code, message, at: place(of: picture))
      }
      placed[0].count += diagnostic.count - taken.count
      return placed
    }
  }

  /// Returns what to do with a picture that lies beside the file, unless another one is proposed.
  private func hint(for picture: Link, in message: String) -> String {
    let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
    let path = folder + picture.destination
    guard message.hasSuffix("correct the name."), FileManager.default.fileExists(atPath: path) else { return "" }
    return """
       Names count from the site's root, so \(path) beside the article is none of them. Move it to a folder that the site \
      copies.
      """
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
