extension Image {
  /// The size of a symbol beside the words of its font.
  public enum Scale: UInt8, Hashable, CaseIterable, Sendable {
    case small, medium, large
  }
}

extension View {
  /// Sets the size of the symbols inside, beside the words of their font; medium unless set.
  ///
  /// Backends with one size of symbols, such as text, ignore it.
  public func imageScale(_ scale: Image.Scale) -> EnvironmentView<Self> {
    environment(\.imageScale, scale)
  }
}
