import Cairn

/// Answers the calls of views with lines for a screen reader: one thing after the other, each with what it is.
///
/// An item of a list is one line, however it is arranged on the page; there are no boxes, guides or escape sequences.
final class LinearRenderer: Renderer {
  var environment = EnvironmentValues()
  private var reported: DiagnosticList
  var place: Diagnostic.Place { reported.place }
  var checksIdentity: Bool { reported.isRead }
  var diagnostics: [Diagnostic] { reported.diagnostics }
  let options: TextOptions
  private var lines: LinearOutput
  private let buffer: ByteBuffer

  /// The parts of the line that is being collected.
  var parts: [String] = []
  var groups: [LinearGroup] = []
  private var styles: [Bool] = []
  private var hiddenStyles = 0
  var attributes: [Attribute] = []
  var firstAttribute = 0
  /// The sections and rows that are open, innermost last.
  var sections: [LinearSection] = []
  var rows: [LinearRow] = []
  /// The numbers that readers choose items by.
  var itemNumbers: ItemNumbers
  var layoutNames: LayoutNameCheck
  /// Which of the disclosures that exclude each other are open.
  private var exclusiveDisclosures = ExclusiveDisclosures()
  /// What is said of a list as soon as its first row says something.
  var announcement: String?

  init(options: TextOptions, buffer: ByteBuffer, endsLines: Bool, checksIdentity: Bool) {
    self.options = options
    reported = DiagnosticList(isRead: checksIdentity)
    itemNumbers = ItemNumbers(isEnabled: options.numbersItems)
    layoutNames = LayoutNameCheck(options)
    self.buffer = buffer
    lines = LinearOutput(width: options.width, endsLines: endsLines)
    environment.adopt(options)
  }

  func finish() {
    breakLine()
    buffer.flush()
    if let diagnostic = layoutNames.diagnostic { report(diagnostic) }
  }

  func report(_ diagnostic: Diagnostic) { reported.add(diagnostic) }

  // MARK: - Leaves

  func text(_ text: Text) {
    guard environment.redactionReasons.isEmpty else { return add("loading") }
    add(spoken(text))
  }

  /// The words of a text with what says where they lead.
  func spoken(_ text: Text) -> String {
    text.allRuns.reduce(into: "") { words, run in
      words += run.string
      guard let destination = run.destination else { return }
      words += " (link\(suffix(for: destination)))"
    }
  }

  func image(_ image: Image) {
    guard environment.redactionReasons.isEmpty else { return }
    if case .symbol(let name) = image.source, SymbolGlyph.named(name) == nil {
      report(.missing(symbol: name, among: SymbolGlyph.names, at: place))
    }
    let names = attributes[firstAttribute...].contains { if case .accessibilityLabel = $0 { true } else { false } }
    guard let description = image.accessibilityDescription ?? (names ? "" : nil) else { return }
    add(description, role: "image")
  }

  func markup(_ markup: MarkupDescription) {
    guard markup.alternative.isEmpty else { return text(Text(verbatim: markup.alternative)) }
    if !markup.html.isEmpty, !isSilent { report(.missingAlternative(to: markup, at: place)) }
  }

  func progress(_ progress: ProgressDescription) {
    guard progress.fraction == nil else { return add(progress.plainText) }
    add(progress.label.isEmpty ? "in progress" : "\(progress.label), in progress")
  }

  func spacer(minLength: Double?) {
    guard let last = groups.indices.last else { return }
    groups[last].hasSpacer = true
  }

  /// Adds words to the line, or makes them one.
  func add(_ words: String, role: String? = nil) {
    guard !isSilent else { return }
    announceList()
    let described = LinearDescription(attributes[firstAttribute...], role: role, level: environment.headingLevel)
    guard !described.isHidden else { return }
    let words = described.applied(to: words)
    guard !words.isEmpty else { return }
    parts.append(words)
    if !isCollecting { breakLine() }
  }

  /// Whether what comes is hidden, or named by a view around it.
  var isSilent: Bool { hiddenStyles > 0 || groups.last?.isSilent == true }

  var isCollecting: Bool { groups.contains(where: \.collects) }

  /// Whether what comes is part of what unfolds, which says so itself.
  var isInOutline: Bool { environment.isInOutline || groups.contains { $0.isOutline || $0.kind == .title } }

  /// Writes what is to be said of a list whose rows begin.
  func announceList() {
    guard let words = announcement else { return }
    announcement = nil
    lines.write(words, to: buffer)
  }

  /// Ends the line that is being collected.
  func breakLine() {
    guard !parts.isEmpty else { return }
    lines.write(LinearOutput.joined(parts, separator: ", "), to: buffer)
    parts.removeAll(keepingCapacity: true)
  }

  // MARK: - Containers

  func begin(_ container: Container) {
    var group = LinearGroup(container, around: groups.last)
    var isHeader = false
    switch container {
    case .item(let item):
      isHeader = isInSection && sections.last?.isHeader(item) == true
      if isHeader { group.role = "heading" }
      announceList(before: item)
    // What unfolds is several lines, and a notice says itself how much there is.
    case .disclosure(let disclosure):
      let disclosure = exclusiveDisclosures.settled(disclosure)
      if groups.last?.kind == .item { groups[groups.count - 1].collects = false }
      if disclosure.outlineStyle == .header { forbidChoice() }
      group.isFolded = !options.showsFolded && !disclosure.isExpanded
    case .unavailable: announcement = nil
    default: break
    }
    group.firstAttribute = firstAttribute
    let described = LinearDescription(
      attributes[firstAttribute...],
      role: group.role,
      level: environment.headingLevel
    )
    group.isSilent = group.isSilent || isSilent || described.isHidden || described.label?.isEmpty == true
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
      reported.begin(section)
    }
    if group.isChoice, groups.contains(where: \.isChoice) {
      report(.nestedInteraction(of: rows.last?.identity ?? "", at: place))
    }
    if case .link(let link) = container { group.suffix = suffix(for: link.destination) }
    if case .button(let button) = container {
      if let action = button.action, !isInForm, environment.redactionReasons.isEmpty {
        report(.leftOut(action, at: place))
      }
      if let destination = button.destination { group.suffix = suffix(for: destination) }
    }
    groups.append(group)
    switch container {
    case .section(let section): beginSection(section)
    case .item(let item): beginItem(item, isHeader: isHeader)
    case .editButton(let button):
      if !group.isSilent { parts.append(environment.editMode.isEditing ? button.doneTitle : button.title) }
    case .form(let form):
      if let action = form.action, Address(action)?.isResource != true {
        report(.blocked(action, of: "The form address", at: place))
        groups[groups.count - 1].kind = .other
      }
    default: break
    }
  }

  func end() {
    guard let group = groups.popLast() else { return }
    firstAttribute = group.firstAttribute
    var collected = Array(parts[min(group.start, parts.count)...])
    parts.removeLast(collected.count)
    if group.kind == .collectionSection { reported.endSection() }
    if group.kind == .section { _ = sections.popLast() }
    if group.kind == .item, let row = rows.popLast() { collected = described(collected, by: row) }
    if let words = group.joined(collected) { parts.append(group.collects ? LinearOutput.oneLine(words) : words) }
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
    // What is said behind the words of a row belongs to those that end here.
    for index in groups.indices where groups[index].role == nil && !groups[index].suffix.isEmpty {
      guard groups[index].start < parts.count else { continue }
      parts[parts.count - 1] += groups[index].suffix
      groups[index].suffix = ""
    }
  }

  /// Lets the containers around a list or section start anew behind the line that it ended.
  private func collapseGroups() {
    for index in groups.indices { groups[index].start = 0 }
  }

  /// Checks an address and returns what to say of it behind the word "link".
  func suffix(for destination: String) -> String {
    guard let address = Address(destination) else {
      report(.blocked(destination, at: place))
      return ""
    }
    guard options.hyperlinks == .addresses, let text = address.terminalText else { return "" }
    return " \(text)"
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
    attributes.removeLast()
  }
}
