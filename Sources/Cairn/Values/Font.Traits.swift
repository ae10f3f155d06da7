extension Font {
  /// Everything about a font but its name and size, in 16 bits.
  ///
  /// The four lowest bits hold the weight in hundreds, the next three the design plus one, the next two the leading.
  /// A weight or design of zero means that the author did not choose one.
  struct Traits: OptionSet, Hashable, Sendable {
    var rawValue: UInt16

    static let italic = Traits(rawValue: 1 << 9)
    static let monospacedDigit = Traits(rawValue: 1 << 10)
    static let lowercaseSmallCaps = Traits(rawValue: 1 << 11)
    static let uppercaseSmallCaps = Traits(rawValue: 1 << 12)

    var weight: Weight? {
      get { Weight(value: (rawValue & 0b1111) * 100) }
      set { rawValue = rawValue & ~0b1111 | (newValue?.value ?? 0) / 100 }
    }

    var design: Design? {
      get {
        let field = rawValue >> 4 & 0b111
        return field == 0 ? nil : Design(rawValue: UInt8(field - 1))
      }
      set { rawValue = rawValue & ~(0b111 << 4) | (newValue.map { UInt16($0.rawValue) + 1 } ?? 0) << 4 }
    }

    var leading: Leading {
      get { Leading(rawValue: UInt8(rawValue >> 7 & 0b11)) ?? .standard }
      set { rawValue = rawValue & ~(0b11 << 7) | UInt16(newValue.rawValue) << 7 }
    }
  }
}
