extension SiteBuilder {
  /// What is built.
  enum Extent {
    case site
    /// One of several parts, which is no site of its own.
    case part(Shard)
    /// A site whose pages are in the folders of its parts.
    case merge([String])
  }

  static func purpose(
    of extent: Extent,
    _ folder: OutputFolder,
    _ fingerprint: () -> ContentDigest
  ) throws -> PageMemory.Purpose {
    switch extent {
    case .site: .next(folder.record, folder.previous)
    case .part: .part
    case .merge(let folders): .merge(try SiteParts(at: folders, fingerprint: fingerprint()))
    }
  }

  /// Writes down what a part is, and what is known of its pages.
  func writePart(_ shard: Shard, unitCount: Int) throws {
    let manifest = PartManifest(shard: shard, unitCount: unitCount, fingerprint: fingerprint())
    try create(PartManifest.name).finish(with: manifest.bytes)
    var file = try create(PartManifest.recordName)
    do {
      try recorder.write(checker.register) { try $0.withUnsafeBytes { try file.write($0) } }
    } catch {
      file.abandon()
      throw error
    }
    try file.finish()
  }
}
