/// The name of the sheet that all pages share.
///
/// Pages are written before the sheet is complete. So a name with a fingerprint is a guess at first: that of the last build, which is
/// right unless the rules change. If it is wrong, the build puts the right one into all pages at the end.
struct SharedSheet: Sendable {
  static let plainPath = "style.css"

  /// The fingerprint that pages are written with; `nil` for a plain name.
  private(set) var fingerprint: Fingerprint?

  /// Creates a name, with the fingerprint that the sheet has in the folder of the last build.
  init(_ names: AssetNames, in previous: String? = nil) {
    guard names == .fingerprinted else { return }
    let entries = previous.flatMap { try? FolderEntry.all(in: $0) } ?? []
    let known = entries.lazy.compactMap { Fingerprint(of: $0.name, for: Self.plainPath) }.first
    fingerprint = known ?? .unknown
  }

  /// The path from the site's root.
  var path: String { fingerprint?.path(for: Self.plainPath) ?? Self.plainPath }

  /// The name with a fingerprint that is not known, which is the same in all builds.
  var unknown: SharedSheet {
    var sheet = self
    if fingerprint != nil { sheet.fingerprint = .unknown }
    return sheet
  }

  /// Where the fingerprint begins in a page, if the link to the sheet ends at a position; `nil` for a plain name.
  func fingerprintPosition(linkEnd: Int) -> Int? {
    fingerprint == nil ? nil : linkEnd - ".css\">".utf8.count - Fingerprint.length
  }
}
