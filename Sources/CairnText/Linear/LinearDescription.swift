import Cairn

/// The words that attributes add to a view for a screen reader.
struct LinearDescription {
  private(set) var label: String?
  private(set) var isHidden = false
  private var hint: String?
  private var roles: [String] = []
  private var isSelected = false

  /// - Parameters:
  ///   - attributes: The open attributes, outermost first; the innermost of a kind counts.
  ///   - role: The role of the view itself in words; `heading` gets its level.
  ///   - level: The level of headings at the place.
  init(_ attributes: ArraySlice<Attribute>, role: String?, level: Int) {
    var heading = role == "heading" ? level : nil
    if let role, role != "heading" { roles.append(role) }
    for attribute in attributes {
      switch attribute {
      case .accessibilityLabel(let words): label = words
      case .accessibilityHint(let words): hint = words
      case .accessibilityHidden(let isHidden): self.isHidden = isHidden
      case .accessibilityHeading(let own): heading = own == .unspecified ? level : Int(own.rawValue)
      case .accessibilityTraits(let traits):
        if traits.contains(.isHeader), heading == nil { heading = level }
        if traits.contains(.isSelected) { isSelected = true }
        for (trait, word) in [(AccessibilityTraits.isButton, "button"), (.isLink, "link"), (.isImage, "image")]
        where traits.contains(trait) && !roles.contains(word) {
          roles.append(word)
        }
      case .identifier, .markup, .element: break
      }
    }
    if let heading { roles.append("heading level \(heading)") }
  }

  /// Returns the words of a view with its role; a label replaces the words.
  func applied(to words: String, suffix: String = "", namedSuffix: String = "") -> String {
    let name = label ?? words
    guard !name.isEmpty else { return "" }
    var parts = [name]
    parts[0] += isSelected ? " (selected)" : namedSuffix
    parts += roles
    parts[parts.count - 1] += suffix
    if let hint { parts.append(hint) }
    return LinearOutput.joined(parts, separator: ", ")
  }
}
