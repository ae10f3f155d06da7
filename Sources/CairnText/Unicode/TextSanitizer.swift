/// A cleaner that makes strings from users harmless to a terminal and easy to measure.
///
/// It removes:
/// - escape sequences and control characters
/// - embeddings, overrides and isolates of direction, because a line may end inside of them
/// - U+FEFF, because the Unicode Standard (23.8) has U+2060 in its place inside of text
/// - tags, except in emoji
///
/// Tabs become spaces up to the next multiple of eight columns, line ends of all kinds become line feeds, and
/// noncharacters become U+FFFD. The marks U+200E, U+200F and U+061C stay. By UAX #9 they are only invisible letters
/// with a direction.
package struct TextSanitizer {
  private let profile: WidthProfile
  /// The columns since the last line feed.
  private var column = 0
  /// Whether the text so far ends with a carriage return; a line feed may follow and belong to it.
  private var endsWithReturn = false

  static let tabWidth = 8

  package init(profile: WidthProfile = .standard) { self.profile = profile }

  /// Returns a clean copy of a string, or the string itself if it is clean.
  package static func sanitize(_ text: String, profile: WidthProfile = .standard) -> String {
    if isClean(text) { return text }
    var sanitizer = TextSanitizer(profile: profile)
    return sanitizer.append(text)
  }

  /// Returns a clean copy of the next part of a text; the parts before decide where its tabs end.
  package mutating func append(_ text: String) -> String {
    let continuesReturn = endsWithReturn && text.utf8.first == 0x0A
    endsWithReturn = text.utf8.last == 0x0D
    if !continuesReturn, Self.isClean(text) {
      advanceColumn(over: text[...])
      return text
    }
    var result = ""
    result.reserveCapacity(text.utf8.count)
    // The start of the part of the result whose columns are not counted yet.
    var uncounted = result.startIndex
    var scanner = EscapeScanner(Array((continuesReturn ? text.dropFirst() : text[...]).unicodeScalars))
    while let scalar = scanner.next() {
      if scalar == "\t" {
        advanceColumn(over: result[uncounted...])
        let spaces = Self.tabWidth - column % Self.tabWidth
        result += String(repeating: " ", count: spaces)
        column += spaces
        uncounted = result.endIndex
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    advanceColumn(over: result[uncounted...])
    return result
  }

  private mutating func advanceColumn(over text: Substring) {
    guard let feed = text.utf8.lastIndex(of: 0x0A) else {
      column += text.columns(in: profile)
      return
    }
    column = text[text.utf8.index(after: feed)...].columns(in: profile)
  }

  package static func isClean(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      guard let base = bytes.baseAddress else { return true }
      var offset = 0
      while offset < bytes.count {
        offset &+= WidthScanner.printableWords(base + offset, bytes.count &- offset)
        // Text beyond ASCII rarely has eight ASCII bytes in a row, so a search for them at every byte is not worth it.
        let end = min(bytes.count, offset &+ 16)
        while offset < end {
          let byte = bytes[offset]
          if mayBeginSuspect(byte), isSuspect(DecodedScalar(bytes, at: offset).value) { return false }
          offset &+= 1
        }
      }
      return true
    }
  }

  @inline(__always)
  private static func mayBeginSuspect(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xE2 || byte >= 0xEF
  }

  /// Returns whether a scalar must be removed, replaced or looked at more closely.
  static func isSuspect(_ scalar: UInt32) -> Bool {
    if scalar < 0x20 { return scalar != 0x0A }
    if scalar < 0xA0 { return scalar >= 0x7F }
    if scalar < 0x2028 { return false }
    if scalar <= 0x2069 { return scalar <= 0x202E || scalar >= 0x2066 }
    if scalar == 0xFEFF || scalar >> 7 == 0x1C00 { return true }
    return scalar & 0xFFFE == 0xFFFE || scalar >= 0xFDD0 && scalar <= 0xFDEF
  }
}
