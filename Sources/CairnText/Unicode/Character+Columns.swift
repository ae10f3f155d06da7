extension Character {
  /// Returns the number of columns of the character in a terminal: 0, 1 or 2.
  ///
  /// Control characters count 0. Clean a string before measuring it.
  package func columns(in profile: WidthProfile = .standard) -> Int {
    let table = WidthTable()
    var scalars = unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return 0 }
    var width = ClusterWidth(first: table(first.value), profile: profile)
    while let next = scalars.next() { width.add(table(next.value)) }
    return width.columns
  }
}
