/// A language in which Cairn knows the words that it writes itself.
package enum KnownLanguage: String, CaseIterable, Sendable {
  case english = "en"
  case french = "fr"
  case german = "de"
  case italian = "it"
  case spanish = "es"
}

extension LocaleIdentifier {
  /// The language of words that Cairn writes itself: that of the tag, or English if Cairn does not know it.
  package var knownLanguage: KnownLanguage {
    if rawValue == "en" { return .english }
    let bytes = rawValue.utf8
    guard bytes.count == 2 || (bytes.count > 2 && bytes.dropFirst(2).first == UInt8(ascii: "-")) else {
      return .english
    }
    return KnownLanguage(rawValue: rawValue.prefix(2).lowercased()) ?? .english
  }
}
