extension UInt8 {
  var isSpaceOrTab: Bool { self == 0x20 || self == 0x09 }

  var isASCIIDigit: Bool { self &- 0x30 < 10 }

  var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

  var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }

  var isASCIIHexDigit: Bool { isASCIIDigit || (self | 0x20) &- 0x61 < 6 }

  var isASCIIControl: Bool { self < 0x20 || self == 0x7F }

  var isASCIIPunctuation: Bool {
    (0x21...0x7E).contains(self) && !isASCIIAlphanumeric
  }

  /// The letter in lower case, or the byte itself.
  var lowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}
