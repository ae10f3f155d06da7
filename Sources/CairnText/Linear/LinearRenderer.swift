import Cairn

/// A renderer that speaks: it answers views with lines for a screen reader, each with its role.
///
/// An item of a list is one line, whatever its layout. There are no boxes, guides or escape sequences.
final class LinearRenderer: WritingRenderer {
  var environment = EnvironmentValues()
  let options: TextOptions
  var reports: TextReports
  let resolver: RowResolver
  var speech: LinearSpeech
  var modifiers = SpokenModifiers()
  var groups: [LinearGroup] = []
  /// The open sections and rows, innermost last.
  var sections: [LinearSection] = []
  var rows: [LinearRow] = []
  /// The open tables, innermost last.
  var tables: [LinearTable] = []

  init(options: TextOptions, buffer: ByteBuffer, endsLines: Bool, checksIdentity: Bool) {
    self.options = options
    reports = TextReports(isRead: checksIdentity, options)
    resolver = RowResolver(numbersItems: options.numbersItems)
    speech = LinearSpeech(width: options.width, endsLines: endsLines, to: buffer)
    environment.adopt(options)
  }

  func finish() {
    speech.finish()
    reports.finish()
  }

  var diagnostics: [Diagnostic] { reports.diagnostics }
  var checksIdentity: Bool { reports.isRead }
  var place: Diagnostic.Place { reports.place }
  var _sourcePlace: MarkdownPlace? {
    get { reports.sourcePlace }
    set { reports.sourcePlace = newValue }
  }
  func report(_ diagnostic: Diagnostic) { reports.add(diagnostic) }

  var layoutEnvironment: LayoutEnvironment {
    let columns = Int32(clamping: options.width)
    return SectionPresentation(options).environment(columns: columns, traits: environment.layoutTraits)
  }

  // MARK: - Depth

  var _nesting: Nesting { resolver.nesting }
  func _enter(_ weight: Int) -> Bool { resolver.enter(weight, for: self) }
  func _leave(_ weight: Int) { resolver.leave(weight) }

  // MARK: - Leaves

  func text(_ text: Text) {
    guard environment.redactionReasons.isEmpty else { return add("loading") }
    guard groups.last?.isCode == true else { return add(spoken(text)) }
    for line in text.plainText.split(whereSeparator: \.isNewline) { add(String(line)) }
  }

  /// Returns the words of a text, with the addresses of its links.
  func spoken(_ text: Text) -> String {
    let runs = text.allRuns
    var words = ""
    for (index, run) in runs.enumerated() where !run.string.isEmpty {
      words += run.string
      // Words of several looks that lead to one place are one link.
      guard index + 1 == runs.count || runs[index + 1].destination != run.destination else { continue }
      guard let destination = run.destination, resolver.address(of: destination, for: self) != nil else { continue }
      words += " (link\(suffix(for: destination)))"
    }
    return words
  }

  func image(_ image: Image) {
    guard environment.redactionReasons.isEmpty else { return }
    reports.check(image)
    let described = LinearDescription(modifiers.attributes, role: nil, level: environment.headingLevel)
    if case .named = image.source, !described.isHidden,
      (described.label ?? image.accessibilityDescription)?.isEmpty == true
    {
      report(.undescribedImage(at: place))
    }
    guard let description = image.accessibilityDescription ?? described.label.map({ _ in "" }) else { return }
    add(description, role: "image")
  }

  func markup(_ markup: MarkupDescription) {
    resolver.check(markup, for: self)
    guard markup.alternative.isEmpty else { return text(Text(verbatim: markup.alternative)) }
    if !markup.html.isEmpty, !markup.isPiece, !isSilent { report(.missingAlternative(to: markup, at: place)) }
  }

  func progress(_ progress: ProgressDescription) {
    guard progress.fraction == nil else { return add(progress.plainText) }
    add(progress.label.isEmpty ? "in progress" : "\(progress.label), in progress")
  }

  func spacer(minLength: Double?) {
    guard let last = groups.indices.last else { return }
    groups[last].hasSpacer = true
  }

  /// Adds words to the line that is being collected, or makes a line of them.
  func add(_ words: String, role: String? = nil) {
    guard !isSilent else { return }
    speech.sayAnnouncement()
    let described = LinearDescription(modifiers.attributes, role: role, level: environment.headingLevel)
    guard !described.isHidden else { return }
    let words = described.applied(to: words)
    guard !words.isEmpty else { return }
    speech.say(words)
    if !isCollecting { speech.breakLine() }
  }

  /// Whether the next views are hidden, or replaced by a label around them.
  var isSilent: Bool { modifiers.areHiding || groups.last?.isSilent == true }

  var isCollecting: Bool { groups.contains(where: \.collects) }

  // MARK: - Containers

  func begin(_ container: Container) {
    resolver.begin(container, for: self)
    var group = LinearGroup(container, around: groups.last)
    switch container {
    case .collectionSection(let section): reports.begin(section)
    case .item(let item):
      if resolver.row?.isHeader == true { group.role = "heading" }
      announceList(before: item)
    // A disclosure is several lines, and a notice itself says how much there is.
    case .disclosure:
      if groups.last?.kind == .item { groups[groups.count - 1].collects = false }
      if resolver.disclosure?.outlineStyle == .header { forbidChoice() }
      group.isFolded = !options.showsFolded && resolver.disclosure?.isExpanded == false
    case .unavailable: speech.announce(nil)
    default: break
    }
    describe(&group)
    if group.breaksLine {
      announceTitles()
      speech.breakLine()
      collapseGroups()
    }
    if group.isBlock { speech.leaveGap() }
    announce(&group)
    group.start = speech.count
    if case .link(let link) = container { group.suffix = suffix(for: link.destination) }
    if case .button(let button) = container, let destination = button.destination {
      group.suffix = suffix(for: destination)
    }
    groups.append(group)
    switch container {
    case .section(let section): beginSection(section)
    case .item: beginItem()
    case .prose(let prose): beginProse(prose, group)
    case .table(let table): beginTable(table, group)
    case .editButton(let button):
      if !group.isSilent { speech.say(environment.isEditing ? button.doneTitle : button.title) }
    default: break
    }
  }

  /// Takes the description of a container from the attributes around it.
  private func describe(_ group: inout LinearGroup) {
    let described = LinearDescription(
      modifiers.attributes,
      role: group.role,
      level: group.headingLevel ?? environment.headingLevel
    )
    group.isSilent = group.isSilent || isSilent || described.isHidden || described.label?.isEmpty == true
    group.description = isSilent ? nil : described
    group.firstAttribute = modifiers.enter()
  }

  func end() {
    resolver.end(for: self)
    guard let group = groups.popLast() else { return }
    modifiers.leave(to: group.firstAttribute)
    var collected = speech.take(behind: group.start)
    switch group.kind {
    case .collectionSection: reports.endSection()
    case .section: _ = sections.popLast()
    case .item: if let row = rows.popLast() { collected = described(collected, by: row) }
    case .table: endTable(group)
    case .items, .disclosure, .title, .tableCaption, .tableCell, .figure, .aside, .other: break
    }
    if let words = group.joined(collected) { say(words, of: group) }
    endProse(group)
    if let outer = groups.indices.last, group.holdsChoice || group.isChoice && !group.isSilent {
      groups[outer].holdsChoice = true
    }
    if group.isBlock { speech.leaveGap() }
    if !isCollecting { speech.breakLine() }
  }

  private func say(_ words: String, of group: LinearGroup) {
    let words = group.collects ? LinearOutput.oneLine(words) : words
    switch group.kind {
    case .tableCaption: speech.say("table: " + words)
    case .tableCell: if let cell = group.tableCell { say(words, of: cell) }
    default: speech.say(words)
    }
  }

  /// Speaks the label of a container with many lines before them; other labels wait for the content.
  private func announce(_ group: inout LinearGroup) {
    guard let title = group.title else { return }
    guard group.holdsLines else {
      group.collects = true
      return
    }
    group.isTitled = true
    speech.say(title)
    if !isCollecting { speech.breakLine() }
  }

  /// Speaks the labels of containers that turn out to have many lines, before the words collected in them.
  private func announceTitles() {
    for index in groups.indices.reversed() where !groups[index].isTitled && !groups[index].isChoice {
      guard let title = groups[index].title else { continue }
      groups[index].isTitled = true
      speech.say(title, behind: groups[index].start)
    }
    // The suffix of a row belongs to the words that end here.
    for index in groups.indices where groups[index].role == nil && !groups[index].suffix.isEmpty {
      guard groups[index].start < speech.count else { continue }
      speech.extendLast(by: groups[index].suffix)
      groups[index].suffix = ""
    }
  }

  /// Lets the open containers start again behind the line that a list or section ended.
  private func collapseGroups() {
    for index in groups.indices { groups[index].start = 0 }
  }

  /// Returns the address to be spoken behind the word "link".
  func suffix(for destination: String) -> String {
    guard options.hyperlinks == .addresses, let text = Address(destination)?.terminalText else { return "" }
    return " \(text)"
  }

  // MARK: - Modifiers

  func beginStyle(_ style: StyleModifier) {
    resolver.beginStyle()
    modifiers.begin(style)
  }

  func endStyle() {
    resolver.endStyle()
    modifiers.endStyle()
  }

  func beginAttribute(_ attribute: Attribute) {
    resolver.begin(attribute, for: self)
    modifiers.begin(attribute)
  }

  func endAttribute() { modifiers.endAttribute() }
}
