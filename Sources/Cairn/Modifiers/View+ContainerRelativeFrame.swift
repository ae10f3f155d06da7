extension View {
  /// Makes the view as wide as what it stands in.
  ///
  /// A page has no height of its own, so the vertical axis changes nothing.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    frame(maxWidth: axes.contains(.horizontal) ? .infinity : nil, alignment: alignment)
  }
}
