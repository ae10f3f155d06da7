/// A tour of a club.
struct Tour: Identifiable, Hashable, Sendable {
  enum Difficulty: String, CaseIterable, Decodable, Sendable {
    case easy, fair, hard
  }

  var name: String
  var days: Int
  var difficulty: Difficulty
  var isGuided: Bool
  var id: String { name }
}

extension Tour: Decodable {
  /// The names of the fields of its form.
  enum CodingKeys: String, CodingKey {
    case name = "Name"
    case days = "Days"
    case difficulty = "Difficulty"
    case isGuided = "With a guide"
  }
}
