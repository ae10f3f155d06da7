extension String {
  /// Whether nothing of the words shows: they are empty or white space.
  var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}
