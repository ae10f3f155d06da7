/// An sRGB colour in 32 bits: red, green, blue and opacity, one byte each, not premultiplied.
package struct RGBA: Hashable, Sendable {
  /// The bytes as `0xRRGGBBAA`.
  package var packed: UInt32

  package init(packed: UInt32) { self.packed = packed }

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = .max) {
    packed = UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
  }

  /// Creates a colour from `0xRRGGBB`; bits above the lowest 24 are ignored.
  package init(hex: UInt32, alpha: UInt8 = .max) { packed = (hex & 0xFF_FFFF) << 8 | UInt32(alpha) }

  /// Creates a colour from channels between 0 and 1; others are clamped, and a value that is not a number counts as 0.
  package init(red: Double, green: Double, blue: Double, opacity: Double) {
    self.init(red: Self.byte(red), green: Self.byte(green), blue: Self.byte(blue), alpha: Self.byte(opacity))
  }

  package var red: UInt8 { UInt8(truncatingIfNeeded: packed >> 24) }
  package var green: UInt8 { UInt8(truncatingIfNeeded: packed >> 16) }
  package var blue: UInt8 { UInt8(truncatingIfNeeded: packed >> 8) }
  package var alpha: UInt8 { UInt8(truncatingIfNeeded: packed) }
  package var isOpaque: Bool { alpha == .max }

  /// Returns the colour with its opacity multiplied by `factor` / 255.
  package func multiplyingAlpha(by factor: UInt8) -> RGBA {
    RGBA(packed: packed & ~0xFF | UInt32(Self.product(alpha, factor)))
  }

  /// Returns the opaque colour that shows when this one is painted over an opaque `backdrop`.
  package func composited(over backdrop: RGBA) -> RGBA {
    let keep = Int(alpha)
    func blend(_ front: UInt8, _ back: UInt8) -> UInt8 {
      UInt8((Int(front) * keep + Int(back) * (255 - keep) + 127) / 255)
    }
    return RGBA(red: blend(red, backdrop.red), green: blend(green, backdrop.green), blue: blend(blue, backdrop.blue))
  }

  /// Returns a fraction between 0 and 1 as a byte; a value that is not a number counts as 0.
  package static func byte(_ fraction: Double) -> UInt8 {
    guard fraction > 0 else { return 0 }
    return fraction < 1 ? UInt8(fraction * 255 + 0.5) : .max
  }

  package static func product(_ first: UInt8, _ second: UInt8) -> UInt8 {
    UInt8((Int(first) * Int(second) + 127) / 255)
  }
}

/// A pair of colours: one for light surroundings, one for dark ones.
package struct AdaptiveRGBA: Hashable, Sendable {
  package var light: RGBA
  package var dark: RGBA

  package init(light: RGBA, dark: RGBA) {
    self.light = light
    self.dark = dark
  }

  package init(_ both: RGBA) { self.init(light: both, dark: both) }

  package var isAdaptive: Bool { light != dark }

  package func multiplyingAlpha(by factor: UInt8) -> AdaptiveRGBA {
    AdaptiveRGBA(light: light.multiplyingAlpha(by: factor), dark: dark.multiplyingAlpha(by: factor))
  }
}
