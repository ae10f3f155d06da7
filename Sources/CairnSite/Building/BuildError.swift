/// The reason why a site could not be built.
struct BuildError: Error, CustomStringConvertible {
  /// The problem and its remedy, in whole sentences.
  let description: String

  init(_ description: String) { self.description = description }
}
