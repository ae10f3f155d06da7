extension RGBA {
  /// The colour as `#RRGGBB`, without its opacity.
  var hexadecimal: String { Self.hexadecimal(packed >> 8, digitCount: 6) }

  /// The colour as `#RRGGBBAA`.
  var hexadecimalWithOpacity: String { Self.hexadecimal(packed, digitCount: 8) }

  private static func hexadecimal(_ value: UInt32, digitCount: Int) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: digitCount - digits.utf8.count) + digits
  }
}
