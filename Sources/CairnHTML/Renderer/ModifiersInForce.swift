import Cairn

/// An attribute that waits for the next element.
enum PendingAttribute: Equatable {
  case attribute(Attribute)
  case language(LocaleIdentifier)
  /// An id of several views, which the first of them has.
  case givenIdentifier

  var isLabel: Bool {
    if case .attribute(.accessibilityLabel(let label)) = self { !label.isEmpty } else { false }
  }

  /// The level that the attribute gives a heading; `nil` if it makes no heading.
  var headingLevel: AccessibilityHeadingLevel? {
    switch self {
    case .attribute(.accessibilityHeading(let level)): level
    case .attribute(.accessibilityTraits(let traits)) where traits.contains(.isHeader): .unspecified
    default: nil
    }
  }
}

/// The attributes of the open modifiers.
struct ModifiersInForce {
  private var attributes: [PendingAttribute] = []
  private var environments: [EnvironmentChange] = []
  /// The position from which attributes wait for the next element; those before belong to outer elements.
  private(set) var base = 0

  private struct EnvironmentChange {
    var attributeCount: Int
    var node: StyleTree.Index
  }

  var isEmpty: Bool { attributes.isEmpty && environments.isEmpty && base == 0 }

  var isAnyWaiting: Bool {
    @inline(__always) get { attributes.count > base }
  }

  /// The attributes that wait for the next element, outermost first.
  var waiting: ArraySlice<PendingAttribute> { attributes[base...] }

  /// Whether the author gave the next element an id.
  var isIdentifierWaiting: Bool {
    waiting.contains { if case .attribute(.identifier) = $0 { true } else { false } }
  }

  /// Whether the modifier that ends next is the identity of an element.
  var endsElement: Bool {
    if case .attribute(.element) = attributes.last { true } else { false }
  }

  /// Notes that an element has the id at a position, so that the other views of the modifier have none.
  mutating func giveIdentifier(at position: Int) { attributes[position] = .givenIdentifier }

  mutating func begin(_ attribute: PendingAttribute) { attributes.append(attribute) }

  mutating func end() { attributes.removeLast() }

  /// Begins an environment, which may add attributes and styles; `node` is the style node outside.
  mutating func beginEnvironment(at node: StyleTree.Index) {
    environments.append(EnvironmentChange(attributeCount: attributes.count, node: node))
  }

  /// Ends an environment with its attributes, and returns the style node outside.
  mutating func endEnvironment() -> StyleTree.Index? {
    guard let change = environments.popLast() else { return nil }
    attributes.removeLast(attributes.count - change.attributeCount)
    return change.node
  }

  /// Notes that an element took the attributes that waited.
  @inline(__always)
  mutating func enter() { base = attributes.count }

  @inline(__always)
  mutating func leave(to base: Int) { self.base = base }
}

extension HTMLRenderer {
  /// The kind of element that attributes are written for; it decides how a label names the element.
  enum AttributeTarget {
    /// An element that can have a name: a link, a button, a list, a landmark.
    case named
    /// A drawing; with a name it is a picture.
    case drawing
    /// Any other element; it needs a role to have a name.
    case container
    /// Words and pictures, which get their names in other ways.
    case text
  }

  /// Writes the waiting attributes into the open tag, each once: the innermost one counts.
  func writePendingAttributes(for target: AttributeTarget) {
    guard modifiers.isAnyWaiting else { return }
    var hasHint = false
    var hasIdentifier = false
    var hasLanguage = false
    var names: [String] = []
    if target != .text { writeName(for: target) }
    for position in modifiers.waiting.indices.reversed() {
      switch modifiers.waiting[position] {
      case .language(let locale) where !hasLanguage && !locale.rawValue.isEmpty:
        hasLanguage = true
        write(attribute: " lang=\"", locale.rawValue)
      case .attribute(.accessibilityHint(let hint)) where !hasHint && !hint.isEmpty:
        hasHint = true
        write(attribute: " title=\"", hint)
      case .attribute(.identifier(let identifier)) where !hasIdentifier:
        hasIdentifier = true
        writeIdentifier(identifier)
        modifiers.giveIdentifier(at: position)
      case .givenIdentifier: hasIdentifier = true
      case .attribute(.markup(let own)) where !names.contains(own.name):
        names.append(own.name)
        writer.write(" ")
        writer.write(trusted: own.name)
        write(attribute: "=\"", own.value)
      default: break
      }
    }
    if isPendingHidden { writer.write(" aria-hidden=\"true\"") }
    if pendingTraits.contains(.isSelected) {
      note(.current)
      writer.write(" aria-current=\"true\"")
    }
  }

  /// Writes a label, or a heading level, with the role that it needs.
  private func writeName(for target: AttributeTarget) {
    let label = pendingLabel ?? ""
    switch target {
    case .container where pendingHeadingLevel > 0:
      writer.write(" role=\"heading\" aria-level=\"")
      writer.write(Int(pendingHeadingLevel))
      writer.write("\"")
    case .container where !label.isEmpty && pendingTraits.contains(.isImage), .drawing where !label.isEmpty:
      writer.write(" role=\"img\"")
    case .container where !label.isEmpty:
      writer.write(" role=\"group\"")
    default: break
    }
    guard !label.isEmpty else { return }
    element.name()
    write(attribute: " aria-label=\"", label)
  }

  private func writeIdentifier(_ name: String) {
    let identifier = Self.identifier(name)
    guard !isMadeUp(identifier) else {
      report(
        .warning,
        .duplicateID,
        "The id \"\(name)\" looks like one that the page makes up and was left out. Choose another."
      )
      return
    }
    guard numbering.claim(identifier, ofVariant: !tree.hiddenClasses(at: element.node).isEmpty) else {
      // After a view that shows for some values of states, this is mostly what shows for others.
      guard !numbering.isOfVariant(identifier) else { return }
      report(
        .warning,
        .duplicateID,
        "The id \"\(name)\" is given to two views, so links find only the first. Give each its own."
      )
      return
    }
    write(attribute: " id=\"", identifier)
  }

  /// Whether the author names the next element.
  var isLabelWaiting: Bool { modifiers.waiting.contains(where: \.isLabel) }

  var pendingLabel: String? {
    guard modifiers.isAnyWaiting else { return nil }
    for case .attribute(.accessibilityLabel(let label)) in modifiers.waiting.reversed() { return label }
    return nil
  }

  /// Whether the next element is hidden from readers who do not see it.
  var isPendingHidden: Bool {
    modifiers.isAnyWaiting && modifiers.waiting.contains(.attribute(.accessibilityHidden(true)))
  }

  var pendingTraits: AccessibilityTraits {
    modifiers.waiting.reduce(into: []) { traits, pending in
      if case .attribute(.accessibilityTraits(let more)) = pending { traits.formUnion(more) }
    }
  }

  /// The level of the heading that the next text is; 0 for no heading.
  var pendingHeadingLevel: UInt8 {
    var isHeading = false
    for pending in modifiers.waiting.reversed() {
      guard let level = pending.headingLevel else { continue }
      guard level == .unspecified else { return level.rawValue }
      isHeading = true
    }
    return isHeading ? UInt8(environment.headingLevel) : 0
  }
}
