// Two concrete extensions, because a generic one is not specialised for other modules and costs several times as much a word.

extension String {
  /// Returns how many columns the string takes in a terminal, the sum over its characters.
  package func columns(in profile: WidthProfile = .standard) -> Int {
    var text = self
    return text.withUTF8 { WidthScanner(profile: profile).columns(of: $0) }
  }
}

extension Substring {
  /// Returns how many columns the string takes in a terminal, the sum over its characters.
  package func columns(in profile: WidthProfile = .standard) -> Int {
    var text = self
    return text.withUTF8 { WidthScanner(profile: profile).columns(of: $0) }
  }
}
