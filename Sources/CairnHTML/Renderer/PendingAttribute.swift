import Cairn

/// An attribute that waits for the next element.
enum PendingAttribute: Equatable {
  case attribute(Attribute)
  case direction(LayoutDirection)
  case language(LocaleIdentifier)

  /// Whether it names the element.
  var isLabel: Bool {
    if case .attribute(.accessibilityLabel) = self { true } else { false }
  }

  /// Whether it makes the element a heading.
  var headingLevel: AccessibilityHeadingLevel? {
    switch self {
    case .attribute(.accessibilityHeading(let level)): level
    case .attribute(.accessibilityTraits(let traits)) where traits.contains(.isHeader): .unspecified
    default: nil
    }
  }
}

extension HTMLRenderer {
  /// What kind of element attributes go to, which decides how a label names it.
  enum AttributeTarget {
    /// A link, a button or a picture: it may have a name of its own.
    case control
    /// An element that has a role already and so may have a name.
    case group
    /// Anything else needs a role before a name means something.
    case container
    /// Words, which are named by other words in their place.
    case text
  }

  /// Writes the attributes that wait for the element whose tag is open.
  func writePendingAttributes(for target: AttributeTarget) {
    guard attributes.count > attributeBase else { return }
    var hasLabel = false
    for pending in attributes[attributeBase...].reversed() {
      switch pending {
      case .direction(let direction): writer.write(direction == .leftToRight ? " dir=\"ltr\"" : " dir=\"rtl\"")
      case .language(let locale): write(attribute: " lang=\"", locale.rawValue)
      case .attribute(.accessibilityLabel(let label)):
        guard !hasLabel, target != .text else { continue }
        hasLabel = true
        if target == .container { writer.write(" role=\"group\"") }
        write(attribute: " aria-label=\"", label)
      case .attribute(.accessibilityHint(let hint)): write(attribute: " title=\"", hint)
      case .attribute(.accessibilityHidden(true)): writer.write(" aria-hidden=\"true\"")
      case .attribute(.accessibilityHidden(false)): break
      case .attribute(.accessibilityTraits(let traits)):
        if traits.contains(.isSelected) { writer.write(" aria-current=\"true\"") }
      case .attribute(.accessibilityHeading): break
      case .attribute(.identifier(let identifier)): writeIdentifier(identifier)
      }
    }
  }

  private func writeIdentifier(_ name: String) {
    let identifier = Self.identifier(name)
    guard claim(identifier: identifier) else {
      report(
        .warning,
        .duplicateID,
        "The id \"\(name)\" is given to two views, so links find only the first. Give each its own."
      )
      return
    }
    write(attribute: " id=\"", identifier)
  }

  /// A name as an id may have it: not empty and without white space.
  static func identifier(_ name: String) -> String {
    let cleaned = name.map { $0.isWhitespace ? "-" : String($0) }.joined()
    return cleaned.isEmpty ? "_" : cleaned
  }

  /// The label that waits for the next element.
  var pendingLabel: String? {
    for case .attribute(.accessibilityLabel(let label)) in attributes[attributeBase...].reversed() {
      return label
    }
    return nil
  }

  /// Whether the next element is kept from readers who do not see it.
  var isPendingHidden: Bool {
    for case .attribute(.accessibilityHidden(let isHidden)) in attributes[attributeBase...].reversed() {
      return isHidden
    }
    return false
  }

  /// The level of the heading that the next text is, or 0.
  var pendingHeadingLevel: UInt8 {
    var isHeading = false
    for pending in attributes[attributeBase...].reversed() {
      guard let level = pending.headingLevel else { continue }
      guard level == .unspecified else { return level.rawValue }
      isHeading = true
    }
    return isHeading ? UInt8(environment.headingLevel) : 0
  }
}
