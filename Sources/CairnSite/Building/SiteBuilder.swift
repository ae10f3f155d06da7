import Cairn
import CairnHTML

/// The build of a site: it writes pages and files one at a time, in an order that does not depend on the machine.
struct SiteBuilder<Source: Site> {
  let site: Source
  let documents: SiteDocuments<Source>
  /// The folder to write; `nil` where the site is only checked.
  let folder: OutputFolder?
  private let reporter: BuildReporter
  private let places: LinkPlaces
  var checker: SiteChecker
  var paths = PathRegister()
  var sheet = StyleSheet()
  private var pageLinks: PageLinks
  var sitemap = Sitemap()
  private var hasIndex = false
  private(set) var recorder = BuildRecorder()
  private let memory: PageMemory?
  private let extent: Extent
  let fingerprint: @Sendable () -> ContentDigest
  var summary = BuildSummary()
  private var progress: BuildProgress

  private init(
    _ site: Source,
    folder: OutputFolder?,
    _ reporter: BuildReporter,
    _ checks: SiteChecks,
    _ options: SiteOptions = SiteOptions(),
    _ extent: Extent = .site
  ) throws {
    self.site = site
    self.folder = folder
    self.reporter = reporter
    progress = BuildProgress(reporter.console)
    // Pages of a part do not know a sheet, so all machines write the same.
    let previous = if case .part = extent { nil as String? } else { folder?.previous?.folder }
    documents = try SiteDocuments(of: site, previousOutput: previous)
    places = LinkPlaces(base: documents.base, pagesAreFolders: documents.pagesAreFolders)
    checker = SiteChecker(checks, places, icon: site.icon)
    pageLinks = PageLinks(places)
    self.extent = extent
    let isWhole = if case .site = extent { true } else { false }
    fingerprint = { [documents, readsLinks = checker.isOn] in
      let program = isWhole ? ProgramDigest.current : ProgramDigest.onAnyMachine
      return SiteFingerprint.digest(of: site, documents, options: options, readsLinks: readsLinks, program: program)
    }
    memory = try folder.map { [fingerprint] folder in
      PageMemory(try Self.purpose(of: extent, folder, fingerprint), fingerprint: fingerprint)
    }
  }

  /// Builds a site into a folder, which does not change if anything fails.
  ///
  /// - Throws: ``BuildError`` or ``FileError``, and the errors of the site's pages.
  static func build(
    _ site: Source,
    at output: String,
    console: Console,
    isVerbose: Bool,
    isStrict: Bool = false,
    options: SiteOptions = SiteOptions(),
    extent: Extent = .site,
    fileSystem: FileSystem = FileSystem()
  ) throws -> BuildSummary {
    let folder = try OutputFolder(at: output, fileSystem)
    let reporter = BuildReporter(
      console: console,
      isVerbose: isVerbose,
      tellsInformation: isVerbose,
      isStrict: isStrict
    )
    do {
      var checks = site.checks
      // A site in the making would be told so at each build.
      if !checks.errors.contains(.missingDescription) { checks.ignored.insert(.missingDescription) }
      var builder = try BuildThread.run { [checks] in
        var builder = try SiteBuilder(site, folder: folder, reporter, checks, options, extent)
        try builder.writeAll()
        return builder
      }
      guard builder.summary.errors == 0 else {
        let errors = BuildSummary.count(builder.summary.errors, "error")
        throw BuildError("Nothing was built, because of \(errors). The output is as it was.")
      }
      try folder.publish()
      builder.writeRecord()
      builder.removePrevious()
      return builder.summary
    } catch {
      folder.discard()
      throw error
    }
  }

  /// Makes all of a site without writing it anywhere; links that lead nowhere are errors.
  ///
  /// - Throws: The errors of the site's pages, and ``BuildError``.
  static func check(_ site: Source, console: Console, isStrict: Bool = false) throws -> BuildSummary {
    var checks = site.checks
    checks.errors.formUnion([.brokenLink, .brokenAnchor])
    let reporter = BuildReporter(console: console, isVerbose: false, tellsInformation: true, isStrict: isStrict)
    return try BuildThread.run { [checks] in
      var builder = try SiteBuilder(site, folder: nil, reporter, checks)
      try builder.writeAll()
      return builder.summary
    }
  }

  /// Writes down what pages are made from; a failure is only a warning, because the new site is complete.
  private mutating func writeRecord() {
    if let record = memory?.record, recorder.isContent(of: record) { return }
    do {
      let (recorder, register) = (recorder, checker.register)
      // What a part knows of its pages is in it, and what a merge takes from parts is in these.
      let isWritten = if case .site = extent { !recorder.isEmpty } else { false }
      try folder?.writeRecord(isWritten ? { sink in try recorder.write(register, sink) } : nil)
    } catch {
      reporter.warn(
        "The site is built, but what pages are made from could not be written down, so the next build makes all of them. "
          + ErrorText.describe(error)
      )
      summary.warnings += 1
    }
  }

  private mutating func writeAll() throws {
    defer { progress.end() }
    _ = paths.claim(BuildMarker.name)
    _ = paths.claim(BuildMarker.newName)
    if documents.sheet.fingerprint == nil { _ = paths.claim(SharedSheet.plainPath) }
    let unitCount = try writePages()
    switch extent {
    case .site: break
    case .part(let shard): return try writePart(shard, unitCount: unitCount)
    case .merge: if case .merge(let parts)? = memory?.purpose { try parts.check(unitCount: unitCount) }
    }
    report(documents.theme.diagnostics, at: "")
    for path in documents.unreadablePictures { report([PictureSizes.diagnostic(ofUnreadable: path)], at: path) }
    for file in site.files { try write(file) }
    try writeFeeds()
    try writeSearchIndex()
    try writeSitemap()
    try writeStyleSheet()
    reportMissingPages()
    // What lacks because of an error would be told again, as the reason of broken links.
    guard summary.errors == 0 else { return }
    let missing = pageLinks.findings(in: paths) { checker.page(from: $0) }
    for finding in missing { report([finding.diagnostic], at: finding.subject) }
    for finding in checker.finish(without: pageLinks.missingFiles(in: paths)) {
      report([finding.diagnostic], at: finding.subject)
    }
  }

  func create(_ path: String) throws -> OutputFile {
    try folder?.create(path) ?? OutputFile(counting: path)
  }

  /// Removes the old site; a failure is only a warning, because the new site is complete.
  private mutating func removePrevious() {
    do {
      try folder?.removePrevious()
    } catch {
      reporter.warn("The site is built, but what it replaced is still there. \(ErrorText.describe(error))")
      summary.warnings += 1
    }
  }

  // MARK: Pages

  /// Renders pages on all cores and writes them one after the other, in their order.
  ///
  /// - Returns: The number of units of the whole site.
  private mutating func writePages() throws -> Int {
    let renderer = PageRenderer(
      documents: documents,
      resolver: places.resolver,
      readsLinks: checker.isOn,
      memory: memory
    )
    let work = OrderedWork { (units: [PageUnit]) in renderer.render(units) }
    defer { work.end() }
    var units: [PageUnit] = []
    var unitCount = 0
    let pages = site.pages
    try pages.forEachUnit { unit in
      var unit = unit
      unit.number = unitCount
      unitCount += 1
      if let left = unit.unpublished { pageLinks.add(left) }
      if case .part(let shard) = extent, !shard.contains(unit: unit.number) { return }
      units.append(unit)
      guard units.count == Self.unitsOfWork else { return }
      if let outcomes = work.add(units) { try write(outcomes, renderer) }
      units = []
    }
    if let outcomes = work.add(units) { try write(outcomes, renderer) }
    while let outcomes = work.next() { try write(outcomes, renderer) }
    return unitCount
  }

  /// The number of units that a thread takes at a time, since giving one away costs as much as a small page.
  private static var unitsOfWork: Int { 4 }

  private mutating func write(_ units: [UnitOutcome], _ renderer: PageRenderer<Source>) throws {
    for unit in units {
      var recorded: [(page: RenderedPage, number: Int?)] = []
      let outcomes = try unit.pages.get()
      for outcome in outcomes {
        let number = try write(outcome, renderer)
        if unit.key != nil, case .rendered(var rendered) = outcome, rendered.draft != nil {
          rendered.bytes = []
          recorded.append((rendered, number))
        }
      }
      if let key = unit.key, recorded.count == outcomes.count { recorder.add(recorded, key: key) }
    }
  }

  /// Writes a page, and returns its number in the checks.
  private mutating func write(_ outcome: PageOutcome, _ renderer: PageRenderer<Source>) throws -> Int? {
    switch outcome {
    case .refused(let page, let diagnostic):
      report([diagnostic], at: page.path)
      return nil
    case .rendered(let rendered):
      guard claim(rendered.file, for: rendered.page.path, from: rendered.page.details.source) else { return nil }
      if let earlier = rendered.earlier {
        if earlier.isElsewhere {
          try create(rendered.file).finish(withAllOf: earlier.file, replacing: fingerprint(in: rendered))
        } else {
          folder?.keep(earlier.file, at: rendered.file)
        }
      } else {
        try create(rendered.file).finish(with: rendered.bytes)
      }
      noteFingerprint(in: rendered)
      return try add(rendered, size: rendered.earlier?.file.size ?? rendered.bytes.count)
    case .tooLarge(let page):
      guard claim(documents.file(of: page.path), for: page.path, from: page.details.source) else { return nil }
      try write(largePage: page, renderer)
      return nil
    }
  }

  private mutating func write(largePage page: Page, _ renderer: PageRenderer<Source>) throws {
    var file = try create(documents.file(of: page.path))
    let rendered: RenderedPage
    do {
      rendered = try renderer.render(page) { try file.write($0) }
    } catch {
      file.abandon()
      throw error
    }
    try file.finish()
    noteFingerprint(in: rendered)
    _ = try add(rendered, size: file.count)
  }

  private func noteFingerprint(in rendered: RenderedPage) {
    if let position = rendered.fingerprintPosition { folder?.noteFingerprint(at: position) }
  }

  /// Returns the fingerprint that a page of another folder gets; `nil` if the sheet has a plain name.
  private func fingerprint(in rendered: RenderedPage) -> (position: Int, bytes: [UInt8])? {
    guard let position = rendered.fingerprintPosition, let fingerprint = documents.sheet.fingerprint else { return nil }
    return (position, Array(fingerprint.description.utf8))
  }

  /// Adds a page whose file is written to what is known of the site, and returns its number in the checks.
  private mutating func add(_ rendered: RenderedPage, size: Int) throws -> Int? {
    let page = rendered.page
    hasIndex = hasIndex || page.path == "index"
    sheet.formUnion(rendered.sheet)
    count(rendered.file, size)
    let number = checker.addPage(rendered, size: size)
    pageLinks.add(rendered.pageAddresses, of: page, at: rendered.file)
    if rendered.isIndexed, let address = documents.absoluteAddress(of: page.path) {
      sitemap.add(address, updated: page.details.updated ?? page.details.published)
    }
    var diagnostics = rendered.diagnostics
    if let source = page.details.source { diagnostics = source.placing(diagnostics) }
    if page.title.allSatisfy(\.isWhitespace) {
      diagnostics.append(Diagnostic(.error, .untitledPage, "The page has no title. Give it one of its own."))
    }
    report(diagnostics + (page.details.source?.diagnostics ?? []), at: page.path)
    summary.pages += 1
    progress.addPage()
    // The files beside pages are those of the whole site.
    if case .part = extent { return number }
    try writeOwnSheet(of: page)
    for redirect in page.details.redirects { try write(Redirect(redirect, to: page)) }
    return number
  }

  /// Writes a page that leads on to another.
  private mutating func write(_ redirect: Redirect) throws {
    let file = redirect.file
    let source = redirect.target.details.source
    if let problem = Redirect.problem(with: redirect.path) {
      let place = Diagnostic.Place(fileID: source?.file)
      return report([Diagnostic(.error, .illegalPath, problem, at: place)], at: redirect.target.path)
    }
    let owner = "a redirect to the page \"\(redirect.target.path)\""
    guard claim(file, for: redirect.target.path, from: source, owner: owner) else { return }
    try writeFile(file, Array(documents.html(of: redirect).utf8))
  }

  private mutating func reportMissingPages() {
    if summary.pages == 0, summary.errors == 0 {
      report([Diagnostic(.error, .missingPage, "The site has no pages. Give it at least \"index\".")], at: "")
    } else if !hasIndex, summary.errors == 0 {
      let message = "No page has the path \"index\", so the address of the site itself leads nowhere."
      report([Diagnostic(.warning, .missingPage, message)], at: "")
    }
  }

  // MARK: Reports

  mutating func claim(
    _ path: String,
    for subject: String,
    from source: PageSource? = nil,
    owner: String? = nil
  ) -> Bool {
    let place = Diagnostic.Place(fileID: source?.file)
    if let problem = SitePath.problem(with: path) {
      report([Diagnostic(.error, .illegalPath, problem, at: place)], at: subject)
      return false
    }
    if let problem = paths.claim(path, for: owner ?? source?.file) {
      report([Diagnostic(.error, .duplicatePath, problem, at: place)], at: subject)
      return false
    }
    return true
  }

  mutating func count(_ path: String, _ bytes: Int) {
    summary.bytes += bytes
    reporter.mention(path, bytes)
  }

  mutating func report(_ diagnostics: [Diagnostic], at subject: String) {
    for diagnostic in diagnostics {
      switch reporter.report(diagnostic, at: subject) {
      case .error: summary.errors += 1
      case .warning: summary.warnings += 1
      case .information: break
      }
    }
  }
}
