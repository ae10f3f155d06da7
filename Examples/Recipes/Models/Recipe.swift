/// A dish, and whether the reader likes it best.
struct Recipe: Identifiable, Hashable, Sendable {
  /// Stays the same whatever else changes.
  let id: String
  var name: String
  var minutes: Int
  var ingredients: [String]
  var isFavourite = false
}
