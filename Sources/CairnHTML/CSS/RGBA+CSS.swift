package import Cairn

extension RGBA {
  /// The colour in CSS: hexadecimal if it is opaque, with three digits where they are enough, otherwise `rgb()`.
  package var cssText: String {
    guard isOpaque else {
      if packed == 0 { return "transparent" }
      return "rgb(\(red) \(green) \(blue)/\(ColorTokens.decimal(thousandths: ColorTokens.thousandths(of: alpha))))"
    }
    let channels = [red, green, blue]
    let isShort = channels.allSatisfy { $0 >> 4 == $0 & 0xF }
    let digits = channels.flatMap { isShort ? [$0 & 0xF] : [$0 >> 4, $0 & 0xF] }
    return digits.reduce(into: "#") { $0 += String($1, radix: 16) }
  }
}
