/// An opaque sRGB colour of a picture.
struct RidgeColor: Hashable, Sendable {
  let red: Double
  let green: Double
  let blue: Double

  /// Takes the six hexadecimal digits as one number: 0xFBE3CF.
  init(_ hexadecimal: UInt32) {
    red = Double(hexadecimal >> 16 & 0xFF)
    green = Double(hexadecimal >> 8 & 0xFF)
    blue = Double(hexadecimal & 0xFF)
  }

  private init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Returns the colour on the way to another one, 0 being this one and 1 the other.
  func mixed(with other: RidgeColor, _ share: Double) -> RidgeColor {
    RidgeColor(
      red: red + (other.red - red) * share,
      green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share
    )
  }

  /// The colour as SVG writes it: "#fbe3cf".
  var hexadecimal: String {
    "#"
      + [red, green, blue].map { channel in
        let byte = Int(min(255, max(0, channel.rounded())))
        return (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
  }
}
