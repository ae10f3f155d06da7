package import Cairn

/// The custom properties of the default palette.
package enum ColorTokens {
  /// Every property, in the order in which a style sheet declares them.
  package static let all: [ColorToken] = Color.Token.allCases.flatMap { token in
    let fill = ColorToken(token, use: .fill)
    return token.hasTextVariant ? [fill, ColorToken(token, use: .text)] : [fill]
  }

  /// Returns the CSS value of a colour: a reference to a property, or channels.
  ///
  /// A faded token mixes its property with transparency, so that it still follows themes and the colour scheme.
  package static func value(of color: Color, for use: ColorToken.Use) -> String {
    switch color.storage {
    case .token(let token, .max):
      return "var(\(ColorToken(token, use: use).name))"
    case .token(let token, let opacity):
      let share = decimal(thousandths: thousandths(of: opacity), pointShift: 2)
      return "color-mix(in srgb,var(\(ColorToken(token, use: use).name)) \(share)%,transparent)"
    case .fixed(let values) where values.isAdaptive:
      return "light-dark(\(values.light.cssText),\(values.dark.cssText))"
    case .fixed(let values):
      return values.light.cssText
    }
  }

  /// Returns the shortest opacity in thousandths that rounds back to `alpha` / 255: whole hundredths where they do.
  static func thousandths(of alpha: UInt8) -> Int {
    let hundredths = (Int(alpha) * 100 + 127) / 255
    if (hundredths * 255 + 50) / 100 == Int(alpha) { return hundredths * 10 }
    return (Int(alpha) * 1000 + 127) / 255
  }

  /// Returns a number of thousandths as a decimal, with its point moved `pointShift` places to the right.
  static func decimal(thousandths: Int, pointShift: Int = 0) -> String {
    var whole = thousandths
    var fraction = ""
    for _ in 0..<(3 - min(max(pointShift, 0), 3)) {
      let digit = whole % 10
      if digit != 0 || !fraction.isEmpty { fraction = "\(digit)" + fraction }
      whole /= 10
    }
    return fraction.isEmpty ? "\(whole)" : "\(whole == 0 ? "" : "\(whole)").\(fraction)"
  }
}
