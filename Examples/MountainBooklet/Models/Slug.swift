import Foundation

/// Names that are safe in file names and addresses: lower-case ASCII letters, digits and single hyphens.
enum Slug {
  static let longest = 80

  static func isValid(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, let last = bytes.last, bytes.count <= longest else { return false }
    guard first != UInt8(ascii: "-"), last != UInt8(ascii: "-"), !text.contains("--") else { return false }
    return bytes.allSatisfy { isPlain($0) || $0 == UInt8(ascii: "-") }
  }

  /// Returns a slug for a name in any script, always the same one for the same name.
  ///
  /// Accents are dropped. A letter without an ASCII form becomes its code point, so 富士 is "u5bcc-u58eb";
  /// a name without letters or digits is named after its hash.
  static func make(from name: String) -> String {
    var words: [String] = [""]
    for scalar in name.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars {
      if silent.contains(scalar) { continue }
      if let spelled = spelling[scalar] {
        words[words.count - 1] += spelled
      } else if scalar.isASCII, isPlain(UInt8(truncatingIfNeeded: scalar.value)) {
        words[words.count - 1].unicodeScalars.append(scalar)
      } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        words += ["u" + String(scalar.value, radix: 16), ""]
      } else if scalar.properties.canonicalCombiningClass == .notReordered {
        words.append("")
      }
    }
    let slug = words.filter { !$0.isEmpty }.joined(separator: "-")
    let hash = String(StableHash.value(of: name), radix: 16)
    if slug.isEmpty { return "n" + hash }
    return slug.utf8.count <= longest ? slug : slug.prefix(longest - 20).trimmingHyphens + "-" + hash
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static let spelling: [Unicode.Scalar: String] = [
    "ß": "ss", "ø": "o", "ł": "l", "æ": "ae", "œ": "oe", "ð": "d", "đ": "d", "þ": "th", "ı": "i", "ŋ": "ng", "ħ": "h",
  ]

  /// Apostrophes and the Hawaiian ʻokina stand inside words and must not split them.
  private static let silent: Set<Unicode.Scalar> = ["'", "’", "ʻ"]
}

extension Substring {
  fileprivate var trimmingHyphens: String {
    var text = String(self)
    while text.hasSuffix("-") { text.removeLast() }
    return text
  }
}
