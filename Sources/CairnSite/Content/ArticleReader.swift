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
  private var spellings = ListSpellings()
  private var parts: [Parts] = []

  /// What an article is made from, once all files are read.
  private struct Parts {
    let header: ArticleHeader
    let metadata: Metadata
    let document: MarkdownDocument
    let file: String
    var diagnostics: [Diagnostic]
  }

  init(root: String) {
    self.root = root.split(separator: "/").joined(separator: "/")
  }

  mutating func read(_ files: ArticleFiles) {
    diagnostics += files.diagnostics
    for file in files.files { read(file) }
    for finding in spellings.findings {
      let place = Diagnostic.Place(fileID: parts[finding.article].file, line: finding.place?.line)
      let diagnostic = Diagnostic(.warning, .likeValues, finding.message, at: place)
      diagnostics.append(diagnostic)
      parts[finding.article].diagnostics.append(diagnostic)
    }
    articles += parts.map { part in
      let source = PageSource(
        file: part.file,
        document: part.document,
        diagnostics: part.diagnostics,
        unpublished: unpublished
      )
      return SiteArticle(header: part.header, metadata: part.metadata, document: part.document, source: source)
    }
    parts = []
    spellings = ListSpellings()
  }

  private mutating func read(_ file: ArticleFiles.File) {
    var report = FileReport(file: file.path)
    var document = MarkdownDocument(parsing: file.text)
    let frontMatter = document.frontMatter ?? FrontMatter()
    for problem in document.problems where problem.kind.isAboutFrontMatter {
      report.add(.unfitFrontMatter, problem.message, problem.place)
    }
    if document.frontMatter == nil, let oversight = FrontMatterOversight(in: file.text) {
      report.add(.unfitFrontMatter, oversight.message, oversight.place)
    }
    let name = ArticleName(file.name)
    var header = ArticleHeader(frontMatter, path: root.isEmpty ? name.path : root + "/" + name.path) {
      report.add(.unfitFrontMatter, $0, $1)
    }
    if header.date == nil, let problem = name.dateProblem { report.add(.undatedName, problem, nil, .warning) }
    header.date = header.date ?? name.date
    header.warn(of: frontMatter) { report.add(.unfitFrontMatter, $0, $1, .warning) }
    document.takeTitle(&header.title)
    if header.title.isEmpty { header.title = name.words }
    let slugPlace = frontMatter.entries.first { $0.key == "slug" }?.place
    if let problem = Self.problem(with: header.path) ?? paths.claim(header.path + ".html", for: file.path) {
      report.add(.articlePath, problem, slugPlace)
    }
    // What lacks is in front matter that is not read.
    guard !report.hasErrors || document.frontMatter != nil else { return diagnostics += report.diagnostics }
    let metadata = metadata(from: document.frontMatter, of: file) { report.add(.unfitFrontMatter, $0, $1) }
    if let metadata { Self.warn(of: metadata, in: &report) }
    diagnostics += report.diagnostics
    guard let metadata, !report.hasErrors else { return }
    if !header.isDraft { for list in metadata.asked.lists { spellings.add(list, ofArticle: parts.count) } }
    parts.append(
      Parts(
        header: header,
        metadata: metadata.value,
        document: document,
        file: file.path,
        diagnostics: report.diagnostics
      )
    )
  }

  private static func warn(of metadata: ReadMetadata, in report: inout FileReport) {
    for entry in metadata.asked.unlisted {
      guard let proposal = proposal(for: entry) else { continue }
      report.add(.unfitFrontMatter, proposal, entry.place, .warning)
    }
    for entry in metadata.asked.emptied {
      let message = "The key \"\(entry.key)\" has an empty value, which is left out. Remove it."
      report.add(.unfitFrontMatter, message, entry.place, .warning)
    }
    for entry in metadata.unknown {
      let question = Suggestion.sentence(for: entry.key, among: metadata.known)
      report.add(.unknownKey, "Nothing reads the key \"\(entry.key)\".\(question)", entry.place, .warning)
    }
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
    var asked: FrontMatterDecoder.AskedKeys
    var known: [String]
  }

  private func metadata(
    from found: FrontMatter?,
    of file: ArticleFiles.File,
    problem: (String, MarkdownPlace?) -> Void
  ) -> ReadMetadata? {
    let frontMatter = found ?? FrontMatter()
    let asked = FrontMatterDecoder.AskedKeys()
    do {
      let value = try FrontMatterDecoder.decode(Metadata.self, from: frontMatter, asked)
      let known = asked.names.union(ArticleHeader.keys).sorted()
      // Hashing the key of a stranger can take very long; see `ByteKey`.
      let unknown = frontMatter.entries.filter { entry in !known.contains { $0.hasSameBytes(as: entry.key) } }
      return ReadMetadata(value: value, unknown: unknown, asked: asked, known: known)
    } catch let error as FrontMatterDecoder.Problem {
      if found == nil, let key = error.missingKey {
        let reason = file.text.allSatisfy(\.isWhitespace) ? "is empty" : "has no front matter"
        problem(
          "The key \"\(key)\" is missing, because the file \(reason). Begin it with the lines \"---\", \"\(key): …\" and \"---\".",
          error.place
        )
      } else {
        problem(error.message, error.place)
      }
    } catch {
      problem(ErrorText.describe(error), nil)
    }
    return nil
  }
}

/// What is wrong in a file.
private struct FileReport {
  let file: String
  private(set) var diagnostics: [Diagnostic] = []

  init(file: String) { self.file = file }

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  mutating func add(
    _ code: Diagnostic.Code,
    _ message: String,
    _ place: MarkdownPlace?,
    _ severity: Diagnostic.Severity = .error
  ) {
    let place = Diagnostic.Place(fileID: file, line: place?.line)
    diagnostics.append(Diagnostic(severity, code, message, at: place))
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
