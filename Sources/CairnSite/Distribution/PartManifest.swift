import Foundation

/// What a part of a site says of itself.
struct PartManifest: Equatable {
  static let name = ".cairn-part"
  /// The file with what is known of the part's pages.
  static let recordName = ".cairn-part-pages"

  private static let introduction =
    "This folder is a part of a site. The command \"merge\" makes the site of all parts.\n"

  let shard: Shard
  /// The number of units of pages in the whole site.
  let unitCount: Int
  /// The digest of the program, its options and all that pages have in common.
  let fingerprint: ContentDigest

  init(shard: Shard, unitCount: Int, fingerprint: ContentDigest) {
    self.shard = shard
    self.unitCount = unitCount
    self.fingerprint = fingerprint
  }

  /// Reads the manifest of a folder; `nil` if it has none.
  init?(of folder: String) {
    guard let text = try? String(contentsOfFile: folder + "/" + Self.name, encoding: .utf8),
      text.hasPrefix(Self.introduction)
    else { return nil }
    var values: [String: String] = [:]
    for line in text.dropFirst(Self.introduction.count).split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 2 { values[String(words[0])] = String(words[1]) }
    }
    guard let shard = values["part"].flatMap({ try? Shard($0) }), let units = values["units"].flatMap({ Int($0) }),
      let digest = values["site"]?.split(separator: "-").map({ UInt64($0, radix: 16) }), digest.count == 2,
      let high = digest[0], let low = digest[1]
    else { return nil }
    self.init(shard: shard, unitCount: units, fingerprint: ContentDigest(high: high, low: low))
  }

  /// The content of the file.
  var bytes: [UInt8] {
    let digest = String(fingerprint.high, radix: 16) + "-" + String(fingerprint.low, radix: 16)
    return Array((Self.introduction + "part \(shard)\nunits \(unitCount)\nsite \(digest)\n").utf8)
  }
}
