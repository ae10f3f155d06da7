/// A language, with its region and script where they matter, as a BCP 47 tag.
///
/// It tells the reader's software which language the content is in. Cairn formats nothing by it.
public struct LocaleIdentifier: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The tag, such as `de` or `zh-Hant-TW`.
  public var rawValue: String

  /// Creates an identifier from a tag; underscores count as hyphens.
  public init(_ identifier: String) {
    let hasUnderscore = identifier.utf8.contains(UInt8(ascii: "_"))
    rawValue = hasUnderscore ? String(identifier.map { $0 == "_" ? "-" : $0 }) : identifier
  }

  /// Creates an identifier from a tag, as SwiftUI code does with `.init(identifier:)`; underscores count as hyphens.
  public init(identifier: String) { self.init(identifier) }

  /// Whether the tag has the form of RFC 5646: parts of one to eight letters and digits, the first of letters only.
  public var isWellFormed: Bool {
    var (length, isFirst) = (0, true)
    for byte in rawValue.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): length += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9") where !isFirst: length += 1
      case UInt8(ascii: "-") where (1...8).contains(length): (length, isFirst) = (0, false)
      default: return false
      }
    }
    return (1...8).contains(length)
  }

  /// The direction in which lines of the language run: that of its script, or of the script that it usually has.
  public var layoutDirection: LayoutDirection {
    // Nearly all pages have a language without anything else, and each asks for its direction.
    if rawValue.utf8.count <= 3, !rawValue.utf8.contains(UInt8(ascii: "-")) {
      return Self.rightToLeftLanguages.contains(rawValue.lowercased()) ? .rightToLeft : .leftToRight
    }
    let parts = rawValue.lowercased().split(separator: "-")
    let script = parts.dropFirst().first { $0.utf8.count == 4 }.map(String.init)
    if let script { return Self.rightToLeftScripts.contains(script) ? .rightToLeft : .leftToRight }
    return parts.first.map { Self.rightToLeftLanguages.contains(String($0)) } ?? false ? .rightToLeft : .leftToRight
  }

  private static let rightToLeftScripts: Set<String> = [
    "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa",
  ]
  private static let rightToLeftLanguages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]

  /// Creates an identifier from a tag; underscores count as hyphens.
  public init(stringLiteral value: String) { self.init(value) }
}
