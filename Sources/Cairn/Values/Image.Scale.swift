extension Image {
  /// The size of a symbol beside the words of its font.
  public enum Scale: UInt8, Hashable, CaseIterable, Sendable {
    case small, medium, large
  }
}

extension View {
  /// Sets the size of the symbols inside, beside the words of their font; medium unless set.
  ///
  /// Backends that draw symbols in one size only, such as text, ignore it.
  public func imageScale(_ scale: Image.Scale) -> EnvironmentView<Self> {
    environment(\.imageScale, scale)
  }
}
