/// The declarations of a layout's class: for the element, its children and its pseudo-elements.
struct LayoutRule: Hashable {
  var own = Declarations()
  var children = Declarations()
  /// For each child except the first.
  var following = Declarations()
  /// For each section of a collection except the first; the header and the footer are no sections.
  var followingSections = Declarations()
  /// For the first children, one declaration block each.
  var parts: [Declarations] = []
  /// For the children of a line, one each, repeated line by line.
  var cycle: [Declarations] = []
  /// Whether the last child takes the room of the children that its line lacks.
  var fillsCycle = false
  var before = Declarations()
  var after = Declarations()

  /// Whether there are declarations for the element itself only, or none.
  var isPlain: Bool {
    children.isEmpty && following.isEmpty && followingSections.isEmpty && parts.isEmpty && cycle.isEmpty
      && before.isEmpty && after.isEmpty
  }

  var isEmpty: Bool { own.isEmpty && isPlain }

  /// The rule for elements that do not show.
  static var none: LayoutRule {
    var rule = LayoutRule()
    rule.own["display"] = "none"
    return rule
  }

  /// The rule as CSS; `&` stands for the class.
  fileprivate func text(under selector: String) -> String {
    let parts = [
      ("&", own), ("&>*", children), ("&>*+*", following), ("&>div+div", followingSections),
      ("&::before", before), ("&::after", after),
    ]
    let numbered = self.parts.enumerated().map { ("&>:nth-child(\($0 + 1))", $1) }
    return (parts + numbered + ofLines).reduce(into: "") { text, part in
      if !part.1.isEmpty { text += "\(selector)\(part.0){\(part.1.text)}" }
    }
  }

  /// The selectors of the children of lines, with their declarations.
  private var ofLines: [(String, Declarations)] {
    let count = cycle.count
    return cycle.enumerated().flatMap { index, declarations -> [(String, Declarations)] in
      let selector = "&>:nth-child(\(count)n + \(index + 1))"
      guard fillsCycle, index + 1 < count else { return [(selector, declarations)] }
      var last = Declarations()
      last["grid-column-end"] = "span \(count - index)"
      return [(selector, declarations), ("\(selector):last-child", last)]
    }
  }
}

/// The condition under which a rule of a layout holds.
struct LayoutCondition: Hashable {
  /// A selector that matches while the reader has chosen the layout, with a space at its end; empty without a choice.
  var choice = ""
  /// A range of widths as the condition of a container query; empty for all widths.
  var width = ""

  static let always = LayoutCondition()
}

/// The rules of a class: one for each range of widths and each layout that the reader can choose.
struct LayoutRules: Hashable {
  var rules: [LayoutRule]
  var conditions: [LayoutCondition]

  var isEmpty: Bool { rules.allSatisfy(\.isEmpty) }

  /// The rules as CSS; `&` stands for the class.
  var text: String {
    guard let first = rules.first else { return "" }
    // What is the same everywhere needs no condition.
    guard !rules.allSatisfy({ $0 == first }) else { return first.text(under: "") }
    return zip(conditions, rules).reduce(into: "") { text, part in
      let (condition, rule) = part
      guard !rule.isEmpty else { return }
      let blocks = rule.text(under: condition.choice)
      text += condition.width.isEmpty ? blocks : "@container layout \(condition.width){\(blocks)}"
    }
  }
}

extension StyleSheet {
  /// Adds the rules of a layout's class and returns its name; `nil` if they are empty.
  mutating func className(for rules: LayoutRules) -> String? {
    guard !rules.isEmpty, let first = rules.rules.first else { return nil }
    if first.isPlain, rules.rules.allSatisfy({ $0 == first }) {
      return className(for: first.own)
    }
    return className(forRule: rules.text)
  }
}
