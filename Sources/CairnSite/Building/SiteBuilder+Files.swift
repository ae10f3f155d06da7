import Cairn
import CairnHTML

/// The files of a site besides its pages.
extension SiteBuilder {
  mutating func writeOwnSheet(of page: Page) throws {
    guard let (path, css) = documents.ownSheet(of: page), claim(path, for: page.path) else { return }
    sheet.formUnion(propertiesReadBy: css)
    let bytes = Array(css.utf8)
    checker.addSheet(bytes, at: path)
    try writeFile(path, bytes)
  }

  mutating func writeFile(_ path: String, _ bytes: [UInt8]) throws {
    checker.addFile(path)
    try create(path).finish(with: bytes)
    summary.files += 1
    count(path, bytes.count)
  }

  mutating func write(_ file: SiteFile) throws {
    guard claim(file.path, for: file.path) else { return }
    // The site's own sheets may read any property of the base sheet.
    let isSheet = file.path.hasSuffix(".css")
    if isSheet { sheet.formUnionWithBase() }
    var css: [UInt8] = []
    let source = file.source()
    checker.addFile(file.path)
    var output = try create(file.path)
    do {
      while let chunk = bytes(of: source, for: file) {
        try chunk.withUnsafeBytes { try output.write($0) }
        if isSheet { css += chunk }
      }
    } catch {
      output.abandon()
      throw error
    }
    try output.finish()
    checker.addSheet(css, at: file.path)
    summary.files += 1
    count(file.path, output.count)
    if let known = documents.fingerprintedFiles.file(at: file.path) { try write(file, at: known.path, known.digest) }
  }

  /// Writes a file once more, with the fingerprint that pages name already.
  private mutating func write(_ file: SiteFile, at path: String, _ known: ContentDigest) throws {
    guard claim(path, for: file.path) else { return }
    let source = file.source()
    checker.addFile(path)
    var digester = ContentDigest.Digester()
    var output = try create(path)
    do {
      while let chunk = bytes(of: source, for: file) {
        try chunk.withUnsafeBytes {
          digester.add($0)
          try output.write($0)
        }
      }
    } catch {
      output.abandon()
      throw error
    }
    try output.finish()
    summary.files += 1
    count(path, output.count)
    guard digester.digest != known, summary.errors == 0 else { return }
    let message = "The file changed during the build, or its bytes differ each time. Build again."
    report([Diagnostic(.error, .failedFile, message)], at: file.path)
  }

  /// Returns the next bytes of a file; `nil` at its end and after an error, which makes the build fail later.
  private mutating func bytes(of source: SiteFile.Source, for file: SiteFile) -> [UInt8]? {
    do {
      return try source.next()
    } catch {
      let beginning =
        error is FolderError ? "The site is to have the files of a folder." : "The file could not be made."
      let message = "\(beginning) \(ErrorText.describe(error))"
      report([Diagnostic(.error, .failedFile, message)], at: file.path)
      return nil
    }
  }

  mutating func writeFeeds() throws {
    for feed in documents.feeds where claim(feed.path, for: feed.path) {
      guard let base = documents.base else {
        let message = "A feed needs absolute addresses. Give the site a baseURL."
        report([Diagnostic(.error, .missingBaseURL, message)], at: feed.path)
        continue
      }
      let writer = FeedWriter(documents: documents, base: base, siteTitle: documents.title)
      try writeFile(feed.path, Array(writer.file(of: feed).utf8))
    }
  }

  mutating func writeSearchIndex() throws {
    guard let index = site.searchIndex, claim(index.path, for: index.path) else { return }
    try writeFile(index.path, index.table.json { [site] in site.address(of: $0) })
  }

  mutating func writeSitemap() throws {
    guard site.hasSitemap, summary.pages > 0, let base = documents.base else { return }
    var files = sitemap.files(base: base)
    // Robots only look at the root of a server.
    if base.path == "/" { files.append(("robots.txt", Sitemap.robots(base: base))) }
    for file in files where !paths.contains(file.path) && claim(file.path, for: file.path) {
      try writeFile(file.path, Array(file.text.utf8))
    }
  }

  mutating func writeStyleSheet() throws {
    let ownStyles = documents.ownStyles
    if !ownStyles.isEmpty { sheet.ownStyles = ownStyles }
    measureFonts()
    let bytes = Array(sheet.styles.utf8)
    var path = documents.sheet.path
    if let guess = documents.sheet.fingerprint {
      let fingerprint = Fingerprint(ContentDigest(of: bytes))
      path = fingerprint.path(for: SharedSheet.plainPath)
      guard claim(path, for: path) else { return }
      if fingerprint != guess { try folder?.replaceFingerprints(by: fingerprint) }
    }
    checker.addSheet(Array(ownStyles.utf8), at: path)
    try writeFile(path, bytes)
  }

  /// Reads from the site's files how large the letters of fonts are.
  private mutating func measureFonts() {
    let files: Source.Files = site.files
    var fonts = SiteFonts(files, documents.fingerprintedFiles)
    sheet.measureFonts { fonts.metrics(of: $0) }
    for (address, diagnostic) in fonts.diagnostics { report([diagnostic], at: address) }
  }
}
