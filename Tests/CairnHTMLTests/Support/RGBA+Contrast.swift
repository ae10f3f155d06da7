import Cairn
import Foundation

extension RGBA {
  /// Returns the contrast of the colour on an opaque surface, as WCAG 2 measures it.
  func contrast(on surface: RGBA) -> Double {
    let pair = [composited(over: surface).luminance, surface.luminance].sorted()
    return (pair[1] + 0.05) / (pair[0] + 0.05)
  }

  /// Returns the colour with a share in per cent of it left, and the rest of another colour.
  func mixed(_ share: Int, with other: RGBA) -> RGBA {
    multiplyingAlpha(by: RGBA.byte(Double(share) / 100)).composited(over: other)
  }

  private var luminance: Double {
    let linear = [red, green, blue].map { byte -> Double in
      let value = Double(byte) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}
