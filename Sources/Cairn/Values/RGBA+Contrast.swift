extension RGBA {
  /// Returns the contrast with another colour, from 1 to 21, as WCAG 2.2 defines it; both count as opaque.
  package func contrast(with other: RGBA) -> Double {
    let first = relativeLuminance
    let second = other.relativeLuminance
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The brightness to eyes, from black, 0, to white, 1.
  package var relativeLuminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// Returns the light of a channel, from 0 to 1.
  ///
  /// Only additions, multiplications and divisions are used, so every machine finds the same value.
  package static func linear(_ byte: UInt8) -> Double {
    let value = Double(byte) / 255
    guard value > 0.04045 else { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    return base * base * root(5, of: base * base)
  }

  /// Returns the root of a number between 0 and 1 by Newton's method, from above, until it stops falling.
  package static func root(_ degree: Int, of value: Double) -> Double {
    guard value > 0 else { return 0 }
    var guess = 1.0
    while true {
      var power = 1.0
      for _ in 1..<degree { power *= guess }
      let next = (Double(degree - 1) * guess + value / power) / Double(degree)
      if next >= guess { return guess }
      guess = next
    }
  }
}
