/// Emoji that belong together.
struct EmojiCategory: Identifiable, Hashable, Sendable {
  var name: String
  var emoji: [Emoji]

  var id: String { name }

  /// One emoji.
  struct Emoji: Identifiable, Hashable, Sendable {
    var character: String
    var name: String
    var isStarred = false

    var id: String { name }
  }

  static let all = [
    EmojiCategory(
      name: "Smileys",
      emoji: [
        Emoji(character: "😀", name: "Grinning face"),
        Emoji(character: "😂", name: "Tears of joy", isStarred: true),
        Emoji(character: "😎", name: "Sunglasses"),
        Emoji(character: "🤔", name: "Thinking face"),
      ]
    ),
    EmojiCategory(
      name: "Nature",
      emoji: [
        Emoji(character: "🌲", name: "Evergreen"),
        Emoji(character: "🐐", name: "Goat"),
        Emoji(character: "🦅", name: "Eagle", isStarred: true),
      ]
    ),
    EmojiCategory(
      name: "Travel",
      emoji: [
        Emoji(character: "⛰️", name: "Mountain"),
        Emoji(character: "⛺", name: "Tent"),
        Emoji(character: "🚠", name: "Cable car"),
      ]
    ),
  ]
}
