import Cairn
import CairnHTML

/// The build of a site: it writes pages and files one at a time.
struct SiteBuilder<Source: Site> {
  private let site: Source
  private let documents: SiteDocuments<Source>
  private let folder: OutputFolder
  private let console: Console
  private let isVerbose: Bool
  private var paths = PathRegister()
  private var sheet = StyleSheet()
  private var hasIndex = false
  private var summary = BuildSummary()

  private init(_ site: Source, folder: OutputFolder, console: Console, isVerbose: Bool) throws {
    self.site = site
    self.folder = folder
    self.console = console
    self.isVerbose = isVerbose
    documents = try SiteDocuments(of: site)
  }

  /// Builds a site into a folder, which does not change if anything fails.
  ///
  /// - Throws: ``BuildError`` or ``FileError``, and the errors of the site's pages.
  static func build(
    _ site: Source,
    at output: String,
    console: Console,
    isVerbose: Bool,
    fileSystem: FileSystem = FileSystem()
  ) throws -> BuildSummary {
    let folder = try OutputFolder(at: output, fileSystem)
    do {
      var builder = try SiteBuilder(site, folder: folder, console: console, isVerbose: isVerbose)
      try builder.writeAll()
      try folder.publish()
      builder.removePrevious()
      return builder.summary
    } catch {
      folder.discard()
      throw error
    }
  }

  private mutating func writeAll() throws {
    _ = paths.claim(BuildMarker.name)
    _ = paths.claim(BuildMarker.newName)
    _ = paths.claim(SiteDocuments<Source>.styleSheetPath)
    report(documents.theme.diagnostics, at: "")
    try site.pages.forEachPage { try write($0) }
    for file in site.files { try write(file) }
    try writeStyleSheet()
    reportMissingPages()
    guard summary.errors == 0 else {
      let errors = BuildSummary.count(summary.errors, "error")
      throw BuildError("Nothing was built, because of \(errors). The output is as it was.")
    }
  }

  /// Removes the old site; a failure is only a warning, because the new site is complete.
  private mutating func removePrevious() {
    do {
      try folder.removePrevious()
    } catch {
      console.report("warning: The site is built, but what it replaced is still there. \(ErrorText.describe(error))")
      summary.warnings += 1
    }
  }

  // MARK: Pages

  private mutating func write(_ page: Page) throws {
    guard !page.path.hasSuffix(".html") else {
      let message = "The path of a page ends in \".html\". Leave that out; it is added."
      return report([Diagnostic(.error, .illegalPath, message)], at: page.path)
    }
    if let problem = SitePath.problem(with: page.path) {
      return report([Diagnostic(.error, .illegalPath, problem)], at: page.path)
    }
    guard claim(page.address, for: page.path) else { return }
    hasIndex = hasIndex || page.path == "index"
    var file = try folder.create(page.address)
    var diagnostics: [Diagnostic]
    do {
      diagnostics = try documents.document(for: page).write(to: { try file.write($0) }, addingRulesTo: &sheet)
    } catch {
      file.abandon()
      throw error
    }
    try file.finish()
    if page.title.allSatisfy(\.isWhitespace) {
      diagnostics.append(Diagnostic(.error, .untitledPage, "The page has no title. Give it one of its own."))
    }
    report(diagnostics, at: page.path)
    summary.pages += 1
    count(page.address, file.count)
    try writeOwnSheet(of: page)
  }

  private mutating func writeOwnSheet(of page: Page) throws {
    guard !page.ownStyles.isEmpty, claim(page.ownSheetPath, for: page.path) else { return }
    sheet.formUnion(propertiesReadBy: page.ownStyles)
    let bytes = Array(page.ownStyles.utf8)
    try folder.write(page.ownSheetPath, bytes)
    summary.files += 1
    count(page.ownSheetPath, bytes.count)
  }

  private mutating func reportMissingPages() {
    if summary.pages == 0, summary.errors == 0 {
      report([Diagnostic(.error, .missingPage, "The site has no pages. Give it at least \"index\".")], at: "")
    } else if !hasIndex, summary.errors == 0 {
      let message = "No page has the path \"index\", so the address of the site itself leads nowhere."
      report([Diagnostic(.warning, .missingPage, message)], at: "")
    }
  }

  // MARK: Files

  private mutating func write(_ file: SiteFile) throws {
    guard claim(file.path, for: file.path) else { return }
    // The site's own sheets may read any property of the base sheet.
    if file.path.hasSuffix(".css") { sheet.formUnionWithBase() }
    let source = file.source()
    var output = try folder.create(file.path)
    do {
      while let chunk = bytes(of: source, for: file) {
        try chunk.withUnsafeBytes { try output.write($0) }
      }
    } catch {
      output.abandon()
      throw error
    }
    try output.finish()
    summary.files += 1
    count(file.path, output.count)
  }

  /// Returns the next bytes of a file; `nil` at its end and after an error, which makes the build fail later.
  private mutating func bytes(of source: SiteFile.Source, for file: SiteFile) -> [UInt8]? {
    do {
      return try source.next()
    } catch {
      let message = "The file could not be made. \(ErrorText.describe(error))"
      report([Diagnostic(.error, .failedFile, message)], at: file.path)
      return nil
    }
  }

  private mutating func writeStyleSheet() throws {
    let path = SiteDocuments<Source>.styleSheetPath
    let ownStyles = site.styles
    if !ownStyles.isEmpty { sheet.ownStyles = ownStyles }
    measureFonts()
    let bytes = Array(sheet.styles.utf8)
    try folder.write(path, bytes)
    summary.files += 1
    count(path, bytes.count)
  }

  /// Reads from the site's files how large the letters of fonts are.
  private mutating func measureFonts() {
    let files: Source.Files = site.files
    var fonts = SiteFonts(files)
    sheet.measureFonts { fonts.metrics(of: $0) }
    for (address, diagnostic) in fonts.diagnostics { report([diagnostic], at: address) }
  }

  // MARK: Reports

  private mutating func claim(_ path: String, for subject: String) -> Bool {
    if let problem = SitePath.problem(with: path) {
      report([Diagnostic(.error, .illegalPath, problem)], at: subject)
      return false
    }
    if let problem = paths.claim(path) {
      report([Diagnostic(.error, .duplicatePath, problem)], at: subject)
      return false
    }
    return true
  }

  private mutating func count(_ path: String, _ bytes: Int) {
    summary.bytes += bytes
    if isVerbose { console.mention("\(path)  \(BuildSummary.count(bytes, "byte"))\n") }
  }

  private mutating func report(_ diagnostics: [Diagnostic], at subject: String) {
    for diagnostic in diagnostics {
      console.report((subject.isEmpty ? "" : "\(subject): ") + diagnostic.description)
    }
    let errors = diagnostics.count { $0.severity == .error }
    summary.errors += errors
    summary.warnings += diagnostics.count - errors
  }
}
