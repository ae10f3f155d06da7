import Testing

@testable import CairnHTML

@Suite struct CSSStringTests {
  /// Reads a string token as https://www.w3.org/TR/css-syntax-3/#consume-string-token says; `nil` when it does not end
  /// with its closing quote.
  private static func read(_ token: String) -> String? {
    var scalars = Array(token.unicodeScalars)[...]
    guard scalars.popFirst() == "\"" else { return nil }
    var result = String.UnicodeScalarView()
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"": return scalars.isEmpty ? String(result) : nil
      case "\n", "\r", "\u{c}": return nil
      case "\\":
        var digits = ""
        while digits.count < 6, let digit = scalars.first, digit.properties.isASCIIHexDigit {
          digits.unicodeScalars.append(digit)
          scalars.removeFirst()
        }
        if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
          result.append(scalar)
          if let space = scalars.first, " \n\t".unicodeScalars.contains(space) { scalars.removeFirst() }
        } else if let next = scalars.popFirst() {
          result.append(next)
        }
      default: result.append(scalar)
      }
    }
    return nil
  }

  /// A string whose line breaks are one character each and whose other control characters are replaced.
  private static func expected(_ string: String) -> String {
    string.unicodeScalars.reduce(into: "") { result, scalar in
      let isBreak = scalar == "\r" || scalar == "\n" || scalar == "\u{c}"
      let isFit = scalar == "\t" || !StrictHTMLReader.isUnfit(scalar)
      result.unicodeScalars.append(isBreak ? "\n" : isFit ? scalar : "\u{FFFD}")
    }
  }

  @Test(arguments: HostileStrings.all)
  func `reads back as the string it was made of`(_ string: String) throws {
    let token = CSSString(string).text
    let found = try #require(Self.read(token))
    #expect(found.unicodeScalars.elementsEqual(Self.expected(string).unicodeScalars))
    #expect(!token.unicodeScalars.contains { "<>&\n\r".unicodeScalars.contains($0) || $0 == "\u{0}" })
  }
}
