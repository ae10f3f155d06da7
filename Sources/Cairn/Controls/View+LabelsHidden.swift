extension View {
  /// Hides the words of the controls inside; readers who hear a page are told them, and a terminal shows them.
  ///
  /// The words still name what a form sends, so give each control some.
  public func labelsHidden() -> some View { transformEnvironment(\.fieldTraits) { $0.isLabelHidden = true } }
}
