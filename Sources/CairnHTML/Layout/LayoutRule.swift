/// The declarations of a class of a layout: for the element, for its children and for what is drawn behind it.
struct LayoutRule: Hashable {
  var own = Declarations()
  var children = Declarations()
  /// For each child but the first.
  var following = Declarations()
  var before = Declarations()
  var after = Declarations()

  /// Whether there is nothing to say, or only about the element itself.
  var isPlain: Bool { children.isEmpty && following.isEmpty && before.isEmpty && after.isEmpty }

  var isEmpty: Bool { own.isEmpty && isPlain }

  /// The rule as CSS in which `&` stands for the class.
  fileprivate var text: String {
    let parts = [
      ("&", own), ("&>*", children), ("&>*+*", following), ("&::before", before), ("&::after", after),
    ]
    return parts.reduce(into: "") { text, part in
      if !part.1.isEmpty { text += "\(part.0){\(part.1.text)}" }
    }
  }
}

/// The rules of a class, each for a range of widths of the section.
struct LayoutRules: Hashable {
  /// The rules in the order of the ranges; one for all widths has an empty list of conditions.
  var rules: [LayoutRule]
  /// The ranges as conditions of container queries.
  var conditions: [String]

  var isEmpty: Bool { rules.allSatisfy(\.isEmpty) }

  /// The rules as CSS in which `&` stands for the class.
  var text: String {
    guard let first = rules.first else { return "" }
    // What is the same at all widths needs no condition.
    guard !rules.allSatisfy({ $0 == first }) else { return first.text }
    return zip(conditions, rules).reduce(into: "") { text, part in
      if !part.1.isEmpty { text += "@container layout \(part.0){\(part.1.text)}" }
    }
  }
}

extension StyleSheet {
  /// Adds the rules of a class of a layout and returns its name; `nil` if there is nothing to say.
  mutating func className(for rules: LayoutRules) -> String? {
    guard !rules.isEmpty, let first = rules.rules.first else { return nil }
    if first.isPlain, rules.rules.allSatisfy({ $0 == first }) {
      return className(for: first.own)
    }
    return className(forRule: rules.text)
  }
}
