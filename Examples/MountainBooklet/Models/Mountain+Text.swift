extension Mountain {
  /// The height with a comma between thousands and a no-break space before the unit, the same in every locale: "4,806 m".
  var heightText: String { "\(Self.grouped(height))\u{A0}m" }

  /// The height in feet, rounded.
  var feet: Int { Int((Double(height) / 0.3048).rounded()) }

  /// The height in feet: "15,768 ft".
  var feetText: String { "\(Self.grouped(feet))\u{A0}ft" }

  /// The position with two decimals: "45.83° N, 6.87° E".
  var coordinateText: String { coordinate.text }

  /// The countries, the last one after "and": "France and Italy".
  var countriesText: String { countries.joinedInWords }

  /// The first ascent in words, or what is said in its place; nil when neither is known.
  var ascentText: String? {
    guard let firstAscent else { return ascentNote }
    guard let party = firstAscent.party else { return "\(firstAscent.year)" }
    return "\(firstAscent.year), \(party)"
  }

  static func grouped(_ number: Int) -> String {
    var rest = String(number.magnitude)
    var groups: [String] = []
    while rest.count > 3 {
      groups.insert(String(rest.suffix(3)), at: 0)
      rest.removeLast(3)
    }
    groups.insert(rest, at: 0)
    return (number < 0 ? "-" : "") + groups.joined(separator: ",")
  }
}

extension [String] {
  /// The strings with commas between them and "and" before the last.
  var joinedInWords: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
