extension Font: CustomStringConvertible {
  /// The font in words, such as `headline`, `title2 bold italic` or `14 pt rounded`; for dumps and messages.
  public var description: String {
    var words = customName.map { ["“\($0)”"] } ?? []
    words.append(textStyle.map { "\($0)" } ?? "\(Self.plain(pointSize)) pt")
    if let explicitWeight { words.append(explicitWeight.description) }
    if let explicitDesign { words.append("\(explicitDesign)") }
    if isItalic { words.append("italic") }
    if hasMonospacedDigits { words.append("monospacedDigit") }
    switch (hasLowercaseSmallCaps, hasUppercaseSmallCaps) {
    case (true, true): words.append("smallCaps")
    case (true, false): words.append("lowercaseSmallCaps")
    case (false, true): words.append("uppercaseSmallCaps")
    case (false, false): break
    }
    if resolvedLeading != .standard { words.append("\(resolvedLeading)") }
    return words.joined(separator: " ")
  }

  private static func plain(_ number: Double) -> String {
    let digits = String(number)
    return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
  }
}

extension Font.Weight: CustomStringConvertible {
  /// The weight's name, such as `semibold`.
  public var description: String {
    let names = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
    return names[Int(value) / 100 - 1]
  }
}
