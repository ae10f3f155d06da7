extension String {
  /// The text with characters in their form as text, where a selector made them emoji of their own.
  ///
  /// The parts of an emoji that joiners put together keep theirs, for without it they could fall apart.
  var withoutEmojiSelectors: String {
    let selector: Unicode.Scalar = "\u{FE0F}"
    let joiner: Unicode.Scalar = "\u{200D}"
    guard unicodeScalars.contains(selector) else { return self }
    return reduce(into: "") { text, character in
      let scalars = character.unicodeScalars
      if scalars.contains(joiner) || !scalars.contains(selector) {
        text.append(character)
      } else {
        for scalar in scalars where scalar != selector { text.unicodeScalars.append(scalar) }
      }
    }
  }
}
