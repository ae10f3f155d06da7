/// All parts of a site, which several machines built.
///
/// They are a memory of pages, as the record of the last build is: a page is only taken from a part if what it is made from has the same
/// digest here and there, and if its file is the one that was written. Any other page is made anew.
struct SiteParts: Sendable {
  private struct Part: Sendable {
    let folder: String
    let manifest: PartManifest
    let record: BuildRecord
  }

  /// The parts in the order of their numbers.
  private let parts: [Part]

  /// Reads parts, and checks that they are all of one site.
  init(at folders: [String], fingerprint: ContentDigest) throws {
    var parts: [Part] = []
    for folder in folders {
      guard let manifest = PartManifest(of: folder) else {
        throw BuildError(
          "The folder \(folder) is no part of a site. Build it with --shard, or copy it with its hidden files."
        )
      }
      guard let record = BuildRecord(at: folder + "/" + PartManifest.recordName) else {
        throw BuildError("The part \(folder) is damaged. Build or copy it again.")
      }
      guard manifest.fingerprint == fingerprint else {
        throw BuildError(
          "The part \(folder) was built by another program, with other options or in another language. "
            + "Build all parts with the program and the options that you merge them with."
        )
      }
      parts.append(Part(folder: folder, manifest: manifest, record: record))
    }
    self.parts = parts.sorted { $0.manifest.shard.number < $1.manifest.shard.number }
    try check()
  }

  private func check() throws {
    guard let first = parts.first else { throw UsageError("Nothing is named to merge. Name the folders of all parts.") }
    for part in parts where part.manifest.shard.count != first.manifest.shard.count {
      throw BuildError(
        "The part \(first.folder) is \(first.manifest.shard), and \(part.folder) is \(part.manifest.shard). "
          + "Merge parts of one division."
      )
    }
    for (one, other) in zip(parts, parts.dropFirst()) where one.manifest.shard == other.manifest.shard {
      throw BuildError(
        "The parts \(one.folder) and \(other.folder) are both \(one.manifest.shard). Name each part once."
      )
    }
    let missing = Set(1...first.manifest.shard.count).subtracting(parts.map(\.manifest.shard.number)).sorted()
    guard missing.isEmpty else {
      let list = missing.prefix(10).map { "\($0)" }.joined(separator: ", ") + (missing.count > 10 ? ", …" : "")
      throw BuildError("Of \(first.manifest.shard.count) parts these are missing: \(list). Build them, and name all.")
    }
  }

  /// Checks that the site has as many units of pages as it had where the parts were built.
  func check(unitCount: Int) throws {
    guard let other = parts.first(where: { $0.manifest.unitCount != unitCount }) else { return }
    throw BuildError(
      "The site has other pages than where the part \(other.folder) was built. Build all parts with the same content."
    )
  }

  /// Returns the pages of a unit and where their files are; `nil` if its part does not know them.
  func pages(ofUnit unit: Int, _ key: ContentDigest) -> PageMemory.Found? {
    guard let part = parts.first(where: { $0.manifest.shard.contains(unit: unit) }),
      let entries = part.record.entries(for: key)
    else { return nil }
    let site = PreviousSite(folder: part.folder, mode: nil)
    return PageMemory.Found(entries: entries, record: part.record, site: site, isElsewhere: true)
  }
}
