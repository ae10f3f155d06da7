import Cairn
import CairnHTML

/// The checks of a whole site, which pages are added to while they are written.
struct SiteChecker {
  /// A finding, and the page or file that it is about.
  struct Finding {
    var subject: String
    var diagnostic: Diagnostic
  }

  private struct CheckedPage {
    /// The path that its author gave it.
    let path: String
    /// Whether search engines and readers are to find it.
    let isListed: Bool
    let file: String
    let source: PageSource?
  }

  /// The number of findings of a kind beyond which they are only counted.
  private static let longestList = 50

  private let checks: SiteChecks
  private let places: LinkPlaces
  /// The path of the site's icon, to which all pages lead.
  private let icon: String?
  private(set) var register = LinkRegister()
  private var pages: [CheckedPage] = []
  private var filePaths: [String] = []
  private var titles = PageWords()
  private var descriptions = PageWords()
  private var undescribed: [Int32] = []
  /// The addresses in the site's own sheets, with the sheets.
  private var sheetLinks: [(sheet: String, path: [UInt8])] = []
  private var findings: [Finding] = []
  /// The pages by the names of their sources, once one is looked for.
  private var sourcePages: SourcePages?

  init(_ checks: SiteChecks, _ places: LinkPlaces, icon: String? = nil) {
    self.icon = icon
    self.checks = checks
    self.places = places
  }

  /// Whether documents need to be read.
  var isOn: Bool { checks.isOn }

  // MARK: Collecting

  mutating func addFile(_ path: String) {
    guard isOn else { return }
    register.addFile(path)
    filePaths.append(path)
  }

  /// Adds a sheet of the site's own, whose addresses count from the place of its file.
  mutating func addSheet(_ css: [UInt8], at path: String) {
    guard isOn else { return }
    for address in StyleAddresses.all(in: css) {
      guard let destination = places.destination(of: address, onPageAt: path) else { continue }
      sheetLinks.append((path, destination.path))
    }
  }

  /// Adds a page, whose size is in bytes, and returns its number; `nil` if nothing is checked.
  mutating func addPage(_ rendered: RenderedPage, size: Int) -> Int? {
    guard isOn else { return nil }
    defer { addWords(of: rendered, size: size) }
    register.addPage(rendered.reading)
    return register.pageCount - 1
  }

  private mutating func addWords(of rendered: RenderedPage, size: Int) {
    let page = rendered.page
    let number = Int32(clamping: pages.count)
    // Nobody is led to the page of a server for what is not there.
    let isListed = rendered.isIndexed && page.path != "404"
    filePaths.append(rendered.file)
    pages.append(CheckedPage(path: page.path, isListed: isListed, file: rendered.file, source: page.details.source))
    if let budget = checks.pageBudget, size > budget {
      let message = """
        The page has \(BuildSummary.count(size, "byte")), and its budget is \(BuildSummary.count(budget, "byte")). \
        Divide it, or set the budget in the site's checks.
        """
      add(.largePage, message, at: page.path)
    }
    guard isListed else { return }
    titles.add(rendered.title, of: number)
    guard let description = rendered.description, !description.allSatisfy(\.isWhitespace) else {
      return undescribed.append(number)
    }
    descriptions.add(description, of: number)
  }

  private mutating func add(
    _ code: Diagnostic.Code,
    _ message: String,
    at subject: String = "",
    _ place: Diagnostic.Place = Diagnostic.Place()
  ) {
    guard !checks.ignored.contains(code) else { return }
    let severity: Diagnostic.Severity = checks.errors.contains(code) ? .error : .warning
    findings.append(Finding(subject: subject, diagnostic: Diagnostic(severity, code, message, at: place)))
  }

  // MARK: Findings

  /// Returns what is wrong, once all pages and files are added.
  ///
  /// Nothing is said of files of which it is told already that they are missing.
  mutating func finish(without told: Set<ByteKey>) -> [Finding] {
    guard isOn else { return [] }
    checkLinks(without: told)
    checkWords()
    checkOrphans()
    return limited(findings)
  }

  private mutating func checkLinks(without told: Set<ByteKey>) {
    let missing = register.missingFiles.filter { !told.contains(ByteKey($0.path)) }
    for (index, target) in missing.enumerated() {
      if let icon, isIcon(icon, target) {
        let problem = "The icon of the site, \"\(icon)\", is none of its files."
        add(.brokenLink, "\(problem) Add the file, or change the site's icon.")
        continue
      }
      // Looking for similar names takes a while.
      let question =
        pageOfSource(target.path) ?? (index < 20 ? Suggestion.sentence(for: target.path, among: filePaths) : "")
      let message = "The link to \"\(target.path)\" leads nowhere\(others(target)).\(question)"
      add(.brokenLink, message + (question.isEmpty ? " Change the link, or add what it leads to." : ""), target)
    }
    for target in register.missingIdentifiers {
      let message = """
        The link to "\(target.path)#\(target.fragment)" leads to a page that has no such id\(others(target)). \
        Change the link, or give a view this id.
        """
      add(.brokenAnchor, message, target)
    }
    var toldInSheets: Set<ByteKey> = []
    for link in sheetLinks where !register.contains(link.path) {
      let path = String(decoding: link.path, as: UTF8.self)
      guard toldInSheets.insert(ByteKey(link.sheet + "\0" + path)).inserted else { continue }
      let question = toldInSheets.count < 20 ? Suggestion.sentence(for: path, among: filePaths) : ""
      let message = "The address of \"\(path)\" in the sheet leads nowhere.\(question)"
      add(.brokenLink, message + (question.isEmpty ? " Change it, or add the file." : ""), at: link.sheet)
    }
  }

  /// Whether links to a target are those to the site's icon.
  private func isIcon(_ icon: String, _ target: LinkRegister.Target) -> Bool {
    let path = places.destination(of: icon, onPageAt: "index.html")?.path
    return path.map { $0.elementsEqual(target.path.utf8) } ?? false
  }

  private mutating func add(_ code: Diagnostic.Code, _ message: String, _ target: LinkRegister.Target) {
    let page = pages[target.firstPage]
    let place = places.place(of: target.path, target.fragment, in: page.source, onPageAt: page.file)
    add(code, message, at: page.path, place)
  }

  /// Returns how to link to the page that is made from a Markdown file; `nil` if the path is none of such a file.
  private mutating func pageOfSource(_ path: String) -> String? {
    guard path.hasSuffix(".md") || path.hasSuffix(".markdown") else { return nil }
    return page(from: path).map { " Pages are linked to by their paths: write \"@\($0)\"." }
  }

  /// Returns the path of the page that is probably made from a Markdown file.
  mutating func page(from file: String) -> String? {
    let found = sourcePages ?? pages.reduce(into: SourcePages()) { $0.add($1.path, from: $1.source?.file) }
    sourcePages = found
    return found.page(from: file)
  }

  private func others(_ target: LinkRegister.Target) -> String {
    let count = register.pageCount(of: target)
    return count == 1 ? "" : ", here and on \(BuildSummary.count(count - 1, "other page"))"
  }

  private mutating func checkWords() {
    for group in titles.groups {
      add(
        .repeatedTitle,
        "The page has the title of \(list(group.dropFirst())). Give each its own.",
        at: path(group[0])
      )
    }
    for group in descriptions.groups {
      let message = "The page has the description of \(list(group.dropFirst())). Give each its own."
      add(.repeatedDescription, message, at: path(group[0]))
    }
    guard !undescribed.isEmpty else { return }
    let message = """
      \(count(undescribed, "no description")). Search engines show one or two sentences: give each page its own.
      """
    add(.missingDescription, message)
  }

  private mutating func checkOrphans() {
    guard pages.contains(where: { $0.path == "index" }) else { return }
    let isReached = register.reachablePages(from: "index.html")
    let orphans = pages.indices.filter { !isReached[$0] && pages[$0].isListed }.map { Int32($0) }
    guard !orphans.isEmpty else { return }
    add(.orphanedPage, "\(count(orphans, "no link from \"index\" on, not even over other pages")). Link to them.")
  }

  // MARK: Words

  private func path(_ page: Int32) -> String { pages[Int(page)].path }

  /// Returns who has what, such as `2 pages have no description (a and b)`.
  private func count(_ pages: [Int32], _ what: String) -> String {
    "\(BuildSummary.count(pages.count, "page")) \(pages.count == 1 ? "has" : "have") \(what) (\(list(pages[...])))"
  }

  /// Returns the first pages of a list in words.
  private func list(_ pages: ArraySlice<Int32>) -> String {
    let others = pages.count > 3 ? [BuildSummary.count(pages.count - 3, "other")] : []
    return (pages.prefix(3).map { path($0) } + others).listed
  }

  /// Returns findings with those of a kind beyond the limit in one.
  private func limited(_ findings: [Finding]) -> [Finding] {
    var counts: [Diagnostic.Code: Int] = [:]
    var result: [Finding] = []
    for finding in findings {
      counts[finding.diagnostic.code, default: 0] += 1
      if counts[finding.diagnostic.code, default: 0] <= Self.longestList { result.append(finding) }
    }
    for (code, count) in counts.sorted(by: { $0.key.rawValue < $1.key.rawValue }) where count > Self.longestList {
      let message = "\(BuildSummary.count(count - Self.longestList, "finding")) more of this kind."
      let severity = findings.first { $0.diagnostic.code == code }?.diagnostic.severity ?? .warning
      result.append(Finding(subject: "", diagnostic: Diagnostic(severity, code, message)))
    }
    return result
  }
}
