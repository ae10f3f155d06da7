import Cairn

/// Answers the calls of views with lines for a screen reader: one thing after the other, each with what it is.
///
/// An item of a list is one line, however it is arranged on the page; there are no boxes, guides or escape sequences.
final class LinearRenderer: Renderer {
  var environment = EnvironmentValues()
  /// The section that is being shown, named only when a diagnostic needs it: printing a type's name is slow.
  var section: CollectionSectionDescription?
  var place: Diagnostic.Place {
    Diagnostic.Place(subject: section.map { "section \($0.index) (\($0.sectionType))" } ?? "")
  }
  /// Whether anybody reads the diagnostics, of which repeated identities cost the most.
  let checksIdentity: Bool
  private(set) var diagnostics: [Diagnostic] = []
  private let options: TextOptions
  private var lines: LinearOutput
  private let buffer: ByteBuffer

  /// The parts of the line that is being collected.
  var parts: [String] = []
  var groups: [LinearGroup] = []
  private var styles: [Bool] = []
  private var hiddenStyles = 0
  private var attributes: [Attribute] = []
  private var firstAttribute = 0
  private var reported: Set<Diagnostic> = []

  init(options: TextOptions, buffer: ByteBuffer, endsLines: Bool, checksIdentity: Bool) {
    self.options = options
    self.checksIdentity = checksIdentity
    self.buffer = buffer
    lines = LinearOutput(width: options.width, endsLines: endsLines)
    environment.colorScheme = options.appearance == .light ? .light : .dark
  }

  func finish() {
    breakLine()
    buffer.flush()
  }

  func report(_ diagnostic: Diagnostic) {
    guard checksIdentity else { return }
    if reported.count < 10_000, !reported.insert(diagnostic).inserted { return }
    diagnostics.append(diagnostic)
  }

  // MARK: - Leaves

  func text(_ text: Text) {
    add(
      text.allRuns.reduce(into: "") { words, run in
        words += run.string
        guard let destination = run.destination else { return }
        words += " (link\(suffix(for: destination)))"
      }
    )
  }

  func image(_ image: Image) {
    if case .symbol(let name) = image.source, SymbolGlyph.named(name) == nil {
      let message = "There is no symbol named \(name). Choose one of the set, or name an image."
      report(Diagnostic(.error, .missingImage, message, at: place))
    }
    let names = attributes[firstAttribute...].contains { if case .accessibilityLabel = $0 { true } else { false } }
    guard let description = image.accessibilityDescription ?? (names ? "" : nil) else { return }
    add(description, role: "image")
  }

  func progress(_ progress: ProgressDescription) {
    add(progress.fraction == nil ? "\(progress.label), in progress" : progress.plainText)
  }

  func spacer(minLength: Double?) {
    guard let last = groups.indices.last else { return }
    groups[last].hasSpacer = true
  }

  /// Adds words to the line, or makes them one.
  private func add(_ words: String, role: String? = nil) {
    guard !isSilent else { return }
    let described = LinearDescription(attributes[firstAttribute...], role: role, level: environment.headingLevel)
    guard !described.isHidden else { return }
    let words = described.applied(to: words)
    guard !words.isEmpty else { return }
    parts.append(words)
    if !isCollecting { breakLine() }
  }

  /// Whether what comes is hidden, or named by a view around it.
  private var isSilent: Bool { hiddenStyles > 0 || groups.last?.isSilent == true }

  private var isCollecting: Bool { groups.contains(where: \.collects) }

  /// Ends the line that is being collected.
  func breakLine() {
    guard !parts.isEmpty else { return }
    lines.write(LinearOutput.joined(parts, separator: ", "), to: buffer)
    parts.removeAll(keepingCapacity: true)
  }

  // MARK: - Containers

  func begin(_ container: Container) {
    var group = LinearGroup(container, around: groups.last)
    group.firstAttribute = firstAttribute
    let described = LinearDescription(
      attributes[firstAttribute...],
      role: group.role,
      level: environment.headingLevel
    )
    group.isSilent = isSilent || described.isHidden || described.label?.isEmpty == true
    group.description = isSilent ? nil : described
    firstAttribute = attributes.count
    if group.breaksLine {
      announceTitles()
      breakLine()
      collapseGroups()
    }
    if group.isBlock { lines.needsGap = true }
    announce(&group)
    group.start = parts.count
    if case .collectionSection(let section) = container {
      self.section = section
    }
    if case .link(let link) = container { group.suffix = suffix(for: link.destination) }
    if case .button(let button) = container, let destination = button.destination {
      group.suffix = suffix(for: destination)
    }
    groups.append(group)
  }

  func end() {
    guard let group = groups.popLast() else { return }
    firstAttribute = group.firstAttribute
    let collected = Array(parts[min(group.start, parts.count)...])
    parts.removeLast(collected.count)
    if let words = group.joined(collected) { parts.append(words) }
    if let outer = groups.indices.last, group.holdsChoice || group.isChoice && !group.isSilent {
      groups[outer].holdsChoice = true
    }
    if group.isBlock { lines.needsGap = true }
    if !isCollecting { breakLine() }
  }

  /// Reads the label of a container that holds many lines ahead of them; another one's waits until the content is known.
  private func announce(_ group: inout LinearGroup) {
    guard let title = group.title else { return }
    guard group.holdsLines else {
      group.collects = true
      return
    }
    group.isTitled = true
    parts.append(title)
    if !isCollecting { breakLine() }
  }

  /// Reads the labels of containers that turn out to hold lines ahead of what was collected in them.
  private func announceTitles() {
    for index in groups.indices.reversed() where !groups[index].isTitled && !groups[index].isChoice {
      guard let title = groups[index].title else { continue }
      groups[index].isTitled = true
      parts.insert(title, at: min(groups[index].start, parts.count))
    }
  }

  /// Lets the containers around a list or section start anew behind the line that it ended.
  private func collapseGroups() {
    for index in groups.indices { groups[index].start = 0 }
  }

  /// Checks an address and returns what to say of it behind the word "link".
  private func suffix(for destination: String) -> String {
    switch LinkAddress(destination) {
    case .absolute(let address): return options.hyperlinks == .addresses ? " \(address)" : ""
    case .relative: return ""
    case .blocked:
      let message =
        "The address \(destination) has a scheme that is not allowed; its words show without a link. "
        + "Use http, https, mailto or tel."
      report(Diagnostic(.error, .blockedURL, message, at: place))
      return ""
    }
  }

  // MARK: - Modifiers

  func beginStyle(_ style: StyleModifier) {
    var hides = false
    if case .hidden = style { hides = true }
    if case .opacity(let opacity) = style, opacity <= 0 { hides = true }
    styles.append(hides)
    if hides { hiddenStyles += 1 }
  }

  func endStyle() {
    if styles.popLast() == true { hiddenStyles -= 1 }
  }

  func beginAttribute(_ attribute: Attribute) {
    attributes.append(attribute)
  }

  func endAttribute() {
    _ = attributes.popLast()
  }
}
