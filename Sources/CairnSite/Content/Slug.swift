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

  /// Returns the slug of a group's name, which does not depend on other groups.
  ///
  /// Signs behind a word are spelled, because nothing else may tell `C#` from `C++`. A name of signs only has their code points.
  static func make(forGroup name: String) -> String {
    let scalars = Array(name.precomposedStringWithCanonicalMapping.unicodeScalars)
    guard scalars.contains(where: isKept) else {
      let words = scalars.compactMap { signs[$0] ?? codePoint(of: $0) }
      return make(from: words.joined(separator: "-"))
    }
    guard scalars.contains(where: { signs[$0] != nil }) else { return make(from: name) }
    var words = ""
    var index = 0
    while index < scalars.count {
      let end = scalars[index...].firstIndex { signs[$0] == nil } ?? scalars.count
      guard end > index else {
        words.unicodeScalars.append(scalars[index])
        index += 1
        continue
      }
      let isBehindWord = index > 0 && isKept(scalars[index - 1]) && (end == scalars.count || !isKept(scalars[end]))
      words += isBehindWord ? scalars[index..<end].compactMap { signs[$0] }.map { "-" + $0 }.joined() : "-"
      index = end
    }
    return make(from: words)
  }

  /// The signs that tell names apart, in words.
  private static let signs: [Unicode.Scalar: String] = ["#": "sharp", "+": "plus"]

  /// Returns the code point of a sign as a word, such as `u1f68b`; `nil` for what nobody sees.
  private static func codePoint(of scalar: Unicode.Scalar) -> String? {
    guard !scalar.properties.isWhitespace, !SitePath.isIgnorable(scalar) else { return nil }
    return "u" + String(scalar.value, radix: 16)
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
