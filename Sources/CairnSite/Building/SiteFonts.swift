import Cairn

/// The files of a site from which the metrics of its fonts are read.
struct SiteFonts<Files: Sequence<SiteFile>> {
  /// What is wrong, each with the address of its font.
  private(set) var diagnostics: [(address: String, diagnostic: Diagnostic)] = []
  private let files: Files
  private let fingerprintedFiles: FingerprintedFiles
  /// The files by path; made for the first font, as few sites have any.
  private var filesByPath: [String: SiteFile]?

  /// The largest file that is read; no font that a page could want has as many bytes.
  private static var largestSize: Int { 1 << 26 }

  init(_ files: Files, _ fingerprintedFiles: FingerprintedFiles) {
    self.files = files
    self.fingerprintedFiles = fingerprintedFiles
  }

  /// Returns the metrics of a font; `nil` if they cannot be read, or if it is no file of the site.
  mutating func metrics(of face: FontFace) -> FontMetrics? {
    guard let address = Address(face.address), address.kind == .relative, !address.text.hasPrefix("//") else {
      return nil
    }
    let path = String(address.text.prefix { $0 != "?" && $0 != "#" }.drop { $0 == "/" })
    guard let file = file(at: path) else {
      let message = "The site has no such file, so words keep the fallback. Add it to the site's files."
      report(.warning, .missingFont, message, face)
      return nil
    }
    do {
      return try FontMetrics(parsing: try Self.bytes(of: file))
    } catch let error as FontFileError where error == .compressed {
      return metrics(beside: file, of: face)
    } catch {
      report(.error, .failedFile, "The font cannot be read. \(ErrorText.describe(error))", face)
      return nil
    }
  }

  /// Reads the metrics of a compressed font from an uncompressed one of the same name.
  private mutating func metrics(beside file: SiteFile, of face: FontFace) -> FontMetrics? {
    for ending in ["ttf", "otf"] {
      let neighbours = [
        self.file(at: Self.path(file.path, ending: ending)),
        file.copiedPath.map { SiteFile(file.path, copying: Self.path($0, ending: ending)) },
      ]
      for neighbour in neighbours.compactMap({ $0 }) {
        if let bytes = try? Self.bytes(of: neighbour), let metrics = try? FontMetrics(parsing: bytes) { return metrics }
      }
    }
    let message = """
      The file is compressed, so its metrics are not known, and words may move when it has come. Put the TTF or OTF from \
      which it was made beside it on disk, or give the font its metrics.
      """
    report(.warning, .unmeasuredFont, message, face)
    return nil
  }

  private mutating func report(
    _ severity: Diagnostic.Severity,
    _ code: Diagnostic.Code,
    _ message: String,
    _ face: FontFace
  ) {
    diagnostics.append((face.address, Diagnostic(severity, code, message)))
  }

  private mutating func file(at path: String) -> SiteFile? {
    let known =
      filesByPath
      ?? Dictionary(
        files.flatMap { file in
          [(file.path, file)] + (fingerprintedFiles.file(at: file.path).map { [($0.path, file)] } ?? [])
        },
        uniquingKeysWith: { first, _ in first }
      )
    filesByPath = known
    return known[path]
  }

  private static func path(_ path: String, ending: String) -> String {
    let name = path.lastIndex(of: ".").map { path[..<$0] } ?? path[...]
    return name + "." + ending
  }

  private static func bytes(of file: SiteFile) throws -> [UInt8] {
    let source = file.source()
    var bytes: [UInt8] = []
    while bytes.count <= largestSize, let chunk = try source.next() { bytes += chunk }
    return bytes
  }
}
