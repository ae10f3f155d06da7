extension Array {
  /// Removes all elements and keeps the memory; for an array without elements, it does nothing.
  ///
  /// Most of the parser's lists stay empty for most contents.
  @inline(__always)
  mutating func empty() {
    if !isEmpty { removeAll(keepingCapacity: true) }
  }
}
