extension String {
  /// How often a string occurs.
  package func count(of string: String) -> Int { ranges(of: string).count }
}
