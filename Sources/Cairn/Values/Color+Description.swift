extension Color: CustomStringConvertible {
  /// The colour's name or channels, such as `red`, `label 50 %` or `#FFCC00`.
  ///
  /// It is for dumps and messages. A colour that differs between light and dark shows both, as in `#FFFFFF/#000000`.
  public var description: String {
    switch storage {
    case .token(let token, .max): return "\(token)"
    case .token(let token, let opacity): return "\(token) \((Int(opacity) * 100 + 127) / 255) %"
    case .fixed(let channels):
      guard channels.isAdaptive else { return Self.hexadecimal(channels.light) }
      return "\(Self.hexadecimal(channels.light))/\(Self.hexadecimal(channels.dark))"
    }
  }

  private static func hexadecimal(_ channels: RGBA) -> String {
    channels.isOpaque ? channels.hexadecimal : channels.hexadecimalWithOpacity
  }
}
