/// The reason why a site could not be built.
struct BuildError: Error, CustomStringConvertible {
  /// What went wrong and what to do about it, in whole sentences.
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
