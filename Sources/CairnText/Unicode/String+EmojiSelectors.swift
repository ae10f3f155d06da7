extension String {
  /// The string without emoji selectors, so that single characters show in their form as text.
  ///
  /// Emoji with joiners keep their selectors. Without them their parts could fall apart.
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
