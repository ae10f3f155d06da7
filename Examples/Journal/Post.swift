/// What the front matter of an article says besides its title and date.
struct Post: Codable, Sendable {
  var tags: [String]
}
