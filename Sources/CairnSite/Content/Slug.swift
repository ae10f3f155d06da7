import Cairn
import Foundation

/// Names of pages that are made from words.
enum Slug {
  /// The longest name in bytes, which leaves room for an ending.
  private static let longest = 200

  /// Returns the letters and digits of words in lower case, with hyphens for everything between them.
  ///
  /// Letters of any script stay, put together as most systems write them.
  static func make(from words: String) -> String {
    var slug = ""
    var isBetween = false
    for scalar in words.precomposedStringWithCanonicalMapping.lowercased().unicodeScalars {
      guard isKept(scalar) else {
        isBetween = !slug.isEmpty
        continue
      }
      let length = String(scalar).utf8.count + (isBetween ? 1 : 0)
      guard slug.utf8.count + length <= longest else { break }
      if isBetween { slug += "-" }
      isBetween = false
      slug.unicodeScalars.append(scalar)
    }
    guard !slug.isEmpty, SitePath.problem(with: slug) == nil else { return slug.isEmpty ? "untitled" : "page-" + slug }
    return slug
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber:
      true
    case .nonspacingMark, .spacingMark: !SitePath.isIgnorable(scalar)
    default: false
    }
  }
}
