import Cairn
import Foundation

/// The making of articles from files.
struct ArticleReader<Metadata: Decodable & Sendable> {
  /// The folder of the articles' pages in the site; empty for the site's root.
  let root: String
  private(set) var articles: [SiteArticle<Metadata>] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// What ``Articles`` leaves out of the site.
  let unpublished = UnpublishedArticles()
  private var paths = PathRegister()

  init(root: String) {
    self.root = root.split(separator: "/").joined(separator: "/")
  }

  mutating func read(_ files: ArticleFiles) {
    diagnostics += files.diagnostics
    for file in files.files { read(file) }
  }

  private mutating func read(_ file: ArticleFiles.File) {
    var problems: [Diagnostic] = []
    func report(
      _ code: Diagnostic.Code,
      _ message: String,
      _ place: MarkdownPlace?,
      _ severity: Diagnostic.Severity = .error
    ) {
      let place = Diagnostic.Place(fileID: file.path, line: place?.line)
      problems.append(Diagnostic(severity, code, message, at: place))
    }
    var document = MarkdownDocument(parsing: file.text)
    let frontMatter = document.frontMatter ?? FrontMatter()
    for problem in document.problems where problem.kind.isAboutFrontMatter {
      report(.unfitFrontMatter, problem.message, problem.place)
    }
    let name = ArticleName(file.name)
    var header = ArticleHeader(frontMatter, path: root.isEmpty ? name.path : root + "/" + name.path) {
      report(.unfitFrontMatter, $0, $1)
    }
    header.date = header.date ?? name.date
    document.takeTitle(&header.title)
    if header.title.isEmpty { header.title = name.words }
    let slugPlace = frontMatter.entries.first { $0.key == "slug" }?.place
    if let problem = Self.problem(with: header.path) ?? paths.claim(header.path + ".html", for: file.path) {
      report(.articlePath, problem, slugPlace)
    }
    let metadata = metadata(from: frontMatter) { report(.unfitFrontMatter, $0, $1) }
    if let metadata {
      for entry in metadata.unlisted {
        guard let proposal = Self.proposal(for: entry) else { continue }
        report(.unfitFrontMatter, proposal, entry.place, .warning)
      }
      for entry in metadata.unknown {
        let question = Suggestion.sentence(for: entry.key, among: metadata.known)
        report(.unknownKey, "Nothing reads the key \"\(entry.key)\".\(question)", entry.place, .warning)
      }
    }
    diagnostics += problems
    guard let metadata, !problems.contains(where: { $0.severity == .error }) else { return }
    let source = PageSource(file: file.path, document: document, diagnostics: problems, unpublished: unpublished)
    articles.append(SiteArticle(header: header, metadata: metadata.value, document: document, source: source))
  }

  /// Returns the problem with the path of a page, whose last name must be that of a file and that of a folder.
  private static func problem(with path: String) -> String? {
    SitePath.problem(with: path) ?? SitePath.problem(with: path + ".html")
  }

  /// Returns what to write for words that were meant as a list; `nil` if there is nothing but commas.
  private static func proposal(for entry: FrontMatter.Entry) -> String? {
    let parts = (entry.value.string ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
    guard !parts.isEmpty else { return nil }
    let list = "\(entry.key): [\(parts.joined(separator: ", "))]"
    return
      "The key \"\(entry.key)\" has one value with commas. Write \"\(list)\" for \(BuildSummary.count(parts.count, "value")), or quotes for one."
  }

  private struct ReadMetadata {
    var value: Metadata
    /// The entries that nothing reads.
    var unknown: [FrontMatter.Entry]
    /// The entries that are one value, and were probably meant as several.
    var unlisted: [FrontMatter.Entry]
    var known: [String]
  }

  private func metadata(
    from frontMatter: FrontMatter,
    problem: (String, MarkdownPlace?) -> Void
  ) -> ReadMetadata? {
    let asked = FrontMatterDecoder.AskedKeys()
    do {
      let value = try FrontMatterDecoder.decode(Metadata.self, from: frontMatter, asked)
      let known = asked.names.union(ArticleHeader.keys).sorted()
      // Hashing the key of a stranger can take very long; see `ByteKey`.
      let unknown = frontMatter.entries.filter { entry in !known.contains { $0.hasSameBytes(as: entry.key) } }
      return ReadMetadata(value: value, unknown: unknown, unlisted: asked.unlisted, known: known)
    } catch let error as FrontMatterDecoder.Problem {
      problem(error.message, error.place)
    } catch {
      problem(ErrorText.describe(error), nil)
    }
    return nil
  }
}

extension MarkdownProblem.Kind {
  fileprivate var isAboutFrontMatter: Bool {
    self == .unclosedFrontMatter || self == .malformedFrontMatter || self == .repeatedKey
  }
}

extension MarkdownDocument {
  /// Takes a heading of level 1 out of the beginning, if it says the title or there is no other title.
  fileprivate mutating func takeTitle(_ title: inout String) {
    guard case .heading(let heading)? = blocks.first, heading.level == 1 else { return }
    let words = heading.content.plainText
    guard title.isEmpty || title.hasSameBytes(as: words) else { return }
    title = words
    blocks.removeFirst()
  }
}
