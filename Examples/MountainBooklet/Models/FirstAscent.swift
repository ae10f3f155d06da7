/// The first time that people stood on a summit, as far as is known.
struct FirstAscent: Hashable, Sendable, Codable {
  let year: Int
  /// Who it was, in words; nil when only the year is known.
  let party: String?
}
