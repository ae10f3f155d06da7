// Two concrete extensions, because a generic one is not specialised for other modules and costs several times as much.

extension String {
  /// Returns the number of columns of the string in a terminal, the sum over its characters.
  package func columns(in profile: WidthProfile = .standard) -> Int {
    var text = self
    return text.withUTF8 { WidthScanner(profile: profile).columns(of: $0) }
  }
}

extension Substring {
  /// Returns the number of columns of the string in a terminal, the sum over its characters.
  package func columns(in profile: WidthProfile = .standard) -> Int {
    var text = self
    return text.withUTF8 { WidthScanner(profile: profile).columns(of: $0) }
  }
}
