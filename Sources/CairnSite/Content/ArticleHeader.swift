import Cairn

/// What every article says of itself in its front matter.
struct ArticleHeader: Sendable {
  /// The keys that are read for every article.
  static let keys: Set<String> = ["title", "description", "date", "updated", "draft", "slug", "aliases", "language"]

  var path: String
  var title = ""
  var description: String?
  var date: FrontMatterDate?
  var updated: FrontMatterDate?
  var isDraft = false
  var language: LocaleIdentifier?
  var aliases: [String] = []

  /// Reads the header, and tells what is wrong with it and where; a slug replaces the last name of the path.
  init(_ frontMatter: FrontMatter, path: String, problem: (String, MarkdownPlace?) -> Void) {
    self.path = path
    for entry in frontMatter.entries where !entry.value.isNull {
      let wanted: String?
      switch entry.key {
      case "title":
        title = entry.value.string ?? ""
        wanted = entry.value.string == nil ? "words" : nil
      case "description":
        description = entry.value.string
        wanted = description == nil ? "words" : nil
      case "date":
        date = entry.value.date
        wanted = nil
        if date == nil { problem(Self.dateProblem(entry), entry.place) }
      case "updated":
        updated = entry.value.date
        wanted = nil
        if updated == nil { problem(Self.dateProblem(entry), entry.place) }
      case "draft":
        isDraft = entry.value.boolean ?? true
        wanted = entry.value.boolean == nil ? "true or false" : nil
      case "language":
        language = entry.value.string.map { LocaleIdentifier($0) }
        wanted = language?.isWellFormed == true ? nil : "the tag of a language such as de"
      case "aliases":
        aliases = entry.value.strings
        wanted = nil
        for alias in aliases { if let text = Redirect.problem(with: alias) { problem(text, entry.place) } }
      case "slug": wanted = useSlug(entry.value)
      default: wanted = nil
      }
      if let wanted { problem("The key \"\(entry.key)\" needs \(wanted).", entry.place) }
    }
  }

  /// Tells what is probably not meant, and where.
  func warn(of frontMatter: FrontMatter, _ tell: (String, MarkdownPlace?) -> Void) {
    func place(_ key: String) -> MarkdownPlace? { frontMatter.entries.first { $0.key == key }?.place }
    if let date, let updated, updated.onlyDay < date.onlyDay {
      let problem = "The key \"updated\" has \(updated.onlyDay), which is before \(date.onlyDay), the date."
      tell("\(problem) Correct one of them.", place("updated"))
    }
    if let language, language.isWellFormed, !(2...3).contains(language.rawValue.prefix { $0 != "-" }.utf8.count) {
      let problem = "The language \"\(language.rawValue.prefix(40))\" is no tag that programs know."
      tell("\(problem) Write one of two or three letters, such as de.", place("language"))
    }
  }

  private static func dateProblem(_ entry: FrontMatter.Entry) -> String {
    guard let words = entry.value.string else { return "The key \"\(entry.key)\" needs a date such as 2026-03-01." }
    return "The key \"\(entry.key)\": \"\(words.prefix(60))\" \(FrontMatterDate.problem(with: words))."
  }

  /// Puts a slug in place of the last name of the path, and returns what it needs to be if it is none.
  private mutating func useSlug(_ value: FrontMatterValue) -> String? {
    guard let slug = value.string, !slug.isEmpty else { return "a name" }
    guard !slug.contains("/") else { return "one name without a slash" }
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    path = folder + slug
    return nil
  }
}

extension FrontMatterDate {
  /// The date without its time.
  fileprivate var onlyDay: FrontMatterDate { FrontMatterDate(year: year, month: month, day: day) }
}
