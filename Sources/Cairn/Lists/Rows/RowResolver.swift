/// The rules for rows of lists: what can be done with them, in which order, and what is left out and why.
///
/// A renderer holds a resolver, tells it when containers and cells begin and end, and draws its answers. Problems are
/// reported to the renderer before.
///
/// ```swift
/// func begin(_ container: Container) {
///   rows.begin(container, for: self)
///   if case .item = container, let row = rows.row { … }
/// }
///
/// func cell(_ cell: ListCell) {
///   let cell = rows.begin(rows.adoptingRow(cell).cell, for: self)
///   …
///   rows.end(for: self)
/// }
///
/// func end() { rows.end(for: self) }
/// ```
///
/// It is a class, because renderers ask it at each link: as a struct, its copies cost a tenth of a page. Swift does not
/// check exclusive access to the properties that every container changes; that would cost a tenth too. A rendering is
/// synchronous, and no property is passed `inout`.
public final class RowResolver {
  @exclusivity(unchecked) private var places = PlaceStack()
  @exclusivity(unchecked) private var sections: [ResolvedSection] = []
  @exclusivity(unchecked) private var rows: [ResolvedRow] = []
  @exclusivity(unchecked) private var disclosures: [DisclosureDescription] = []
  /// Which disclosures were open at first; those that come depend on them.
  @exclusivity(unchecked) package var exclusiveDisclosures = ExclusiveDisclosures()
  @exclusivity(unchecked) private var choices = FormChoices()
  @exclusivity(unchecked) private var numbers: ItemNumbers
  @exclusivity(unchecked) private var outline = HeadingOutline()
  @exclusivity(unchecked) private(set) var root: Address?
  /// The number of open forms.
  @exclusivity(unchecked) private var formCount = 0
  /// The number of open links and controls.
  @exclusivity(unchecked) private var interactionCount = 0

  /// The kind of an open container or cell, as far as it matters for rows.
  enum Place: UInt8 {
    case other, section, header, items, footer, item, cell, form, interaction
    /// A disclosure with a title that is no cell, one with a cell beside its control, and one with a cell that unfolds
    /// it.
    case disclosure, branch, outline
    /// The title that unfolds content as a whole, and the content under a cell.
    case unfoldingTitle, outlineContent
    /// What holds words and what stands among them, such as a title.
    case words
  }

  /// Creates a resolver for a rendering that has shown nothing yet.
  public convenience init() { self.init(numbersItems: false) }

  /// Creates a resolver for a new rendering.
  ///
  /// - Parameters:
  ///   - numbersItems: Whether items get numbers to be chosen by.
  ///   - root: The path from the output to the root of its site, made by ``Address/root(_:)``.
  package init(numbersItems: Bool = false, root: Address? = nil) {
    numbers = ItemNumbers(isEnabled: numbersItems)
    self.root = root
  }

  /// Whether everything that began has ended.
  package var hasEnded: Bool { places.isEmpty && sections.isEmpty && rows.isEmpty && disclosures.isEmpty }

  /// Begins another rendering, after what belonged to the last one is forgotten.
  package func beginAnew(root: Address?) { self.root = root }

  /// Forgets what belongs to a rendering that has ended, as if the resolver were new; it keeps its memory.
  package func forgetRendering() {
    exclusiveDisclosures = ExclusiveDisclosures()
    choices = FormChoices()
    numbers = ItemNumbers(isEnabled: numbers.isEnabled)
    outline = HeadingOutline()
    formCount = 0
    interactionCount = 0
    address = nil
    nesting = Nesting()
    root = nil
  }

  /// How deep the next view is nested.
  @exclusivity(unchecked) @usableFromInline package internal(set) var nesting = Nesting()

  // MARK: What is around what comes

  /// The innermost open section.
  public var section: ResolvedSection? { sections.last }

  /// The innermost open item; in the content under a cell, an item without attributes.
  public var row: ResolvedRow? { rows.last }

  /// The innermost open disclosure, in its initial state.
  public var disclosure: DisclosureDescription? { disclosures.last }

  /// Whether a form is open.
  public var isInForm: Bool { formCount > 0 }

  /// Notes that a form is around everything, which this rendering does not write itself.
  package func beginSurroundingForm() { formCount += 1 }

  /// Reports an updater's markup if its rows were made for a form and there is none, or the other way round.
  package func check(_ markup: MarkupDescription, for renderer: any Renderer) {
    guard renderer.checksIdentity, let form = markup.form else { return }
    if form == .isAround, !isInForm { renderer.report(.missingForm(aroundUpdaterAt: renderer.place)) }
    if form == .isMissing, isInForm { renderer.report(.unknownForm(aroundUpdaterAt: renderer.place)) }
  }

  /// Whether a link or a control is open, so that nothing inside can be pressed by itself.
  public var isInInteraction: Bool { interactionCount > 0 }

  /// The address of the latest button; `nil` if it leads nowhere.
  @exclusivity(unchecked) package internal(set) var address: Address?

  /// Whether the latest open form, link or button works; otherwise only its content shows.
  public var isWorking: Bool { places.last == .form || places.last == .interaction }

  /// The identities of the numbered items, from number 1.
  package var numberedIdentities: [String] { numbers.identities }

  func judge(for renderer: any Renderer) -> RowJudge {
    RowJudge(renderer: renderer, isInForm: isInForm, isInInteraction: isInInteraction, root: root)
  }

  // MARK: Containers

  /// A field whose choices all show is none that is used itself.
  private func begin(_ field: FieldDescription, for renderer: any Renderer) -> Place {
    switch field.kind {
    case .choices, .hidden: return .other
    default: break
    }
    return allowsInteraction(for: renderer) ? .interaction : .other
  }

  /// Notes the beginning of a container, and decides what can be done in it.
  public func begin(_ container: Container, for renderer: any Renderer) {
    begin(container, for: renderer, isLoading: !renderer.environment.redactionReasons.isEmpty)
  }

  /// Notes the beginning of a container; `isLoading` tells whether placeholders come, without asking the environment.
  package func begin(_ container: Container, for renderer: any Renderer, isLoading: @autoclosure () -> Bool) {
    let place: Place
    switch container {
    case .section(let section):
      sections.append(ResolvedSection(section))
      place = .section
    case .slot(let slot): place = begin(slot)
    case .item(let item):
      begin(item, for: renderer)
      place = .item
    case .form(let form): place = begin(form, for: renderer)
    case .link(let link):
      _ = beginLink(to: link.destination, for: renderer, isLoading: isLoading())
      return
    case .button(let button): place = begin(button, for: renderer, isLoading())
    case .editButton, .toggle, .choice: place = allowsInteraction(for: renderer) ? .interaction : .other
    case .field(let field): place = begin(field, for: renderer)
    case .disclosure(let disclosure): place = begin(disclosure)
    case .navigationTitle:
      noteNavigationTitle(for: renderer)
      place = .words
    case .presentation, .layoutChoices:
      outline.allowTitles()
      place = .other
    case .prose(.heading(let heading)):
      check(heading, for: renderer)
      place = .other
    case .label, .placeholder: place = .words
    default: place = .other
    }
    open(place)
    if place == .header { noteHeader(for: renderer) }
  }

  @inline(__always)
  func open(_ place: Place) {
    if place == .interaction || place == .unfoldingTitle { interactionCount += 1 }
    places.push(place)
    nesting.beginContainer()
  }

  private func check(_ heading: HeadingDescription, for renderer: any Renderer) {
    guard renderer.checksIdentity else { return }
    if outline.noteTitle(heading.level) { renderer.report(.severalTitles(heading, at: renderer.place)) }
    if let last = outline.note(heading.level, usual: renderer.environment.headingLevel) {
      renderer.report(.skippedLevel(heading, after: last, at: renderer.place))
    }
  }

  /// Notes words that are a heading, whose level fits its place unless one is given; only diagnostics ask for it.
  func noteTitle(for renderer: any Renderer, level: Int? = nil) {
    guard renderer.checksIdentity else { return }
    let level = level ?? renderer.environment.headingLevel
    _ = outline.note(level, usual: level)
    guard outline.noteTitle(level) else { return }
    renderer.report(.severalTitles(HeadingDescription(level: level), at: renderer.place))
  }

  /// Notes the title of a part of the page; each column of a split view may have one.
  private func noteNavigationTitle(for renderer: any Renderer) {
    guard renderer.checksIdentity else { return }
    let level = renderer.environment.headingLevel
    _ = outline.note(level, usual: level)
    _ = outline.noteTitle(level)
  }

  /// Notes that the main content begins, which has a title of its own.
  package func beginMainContent() { outline.forgetTitle() }

  /// Notes that not everything that comes may show at once, or that it is no main content: any of it may have a title.
  package func allowTitles() { outline.allowTitles() }

  /// Notes the header of a section, whose level fits its place; only diagnostics ask for it.
  private func noteHeader(for renderer: any Renderer) {
    guard renderer.checksIdentity else { return }
    let level = renderer.environment.headingLevel
    _ = outline.note(level, usual: level)
    if outline.isLikeTitle(level) { renderer.report(.headerLikeTitle(at: renderer.place)) }
  }

  /// Notes the end of the latest open container or cell.
  public func end(for renderer: any Renderer) {
    let place = places.pop()
    if place != nil { nesting.endContainer() }
    switch place {
    case .section: sections.removeLast()
    case .item:
      let row = rows.removeLast()
      if row.awaitsCell, renderer.checksIdentity {
        renderer.report(.missingCell(of: row.identity ?? "", at: renderer.place))
      }
    case .outlineContent: rows.removeLast()
    case .form:
      formCount -= 1
      choices = FormChoices()
    case .interaction, .unfoldingTitle: interactionCount -= 1
    case .disclosure, .branch, .outline: disclosures.removeLast()
    case .other, .header, .items, .footer, .cell, .words, nil: break
    }
  }

  private func begin(_ slot: Slot) -> Place {
    switch (slot, places.last) {
    case (.header, .section): return .header
    case (.items, .section): return .items
    case (.footer, .section): return .footer
    case (.title, .outline): return .unfoldingTitle
    case (.title, .disclosure), (.badge, _), (.badgeView, _): return .words
    case (.content, .outline), (.content, .branch):
      rows.append(ResolvedRow(ItemDescription(index: 0), among: nil))
      return .outlineContent
    default: return .other
    }
  }

  private func begin(_ item: ItemDescription, for renderer: any Renderer) {
    let isAmongItems = places.last == .items
    var row = judge(for: renderer).resolve(item, among: sections.last, isAmongItems: isAmongItems)
    if !row.isHeader { row.number = numbers.number(of: item, for: renderer) }
    rows.append(row)
  }

  private func begin(_ disclosure: DisclosureDescription) -> Place {
    var disclosure = exclusiveDisclosures.settled(disclosure)
    let isItem = places.last == .item
    if disclosure.outlineStyle == .automatic {
      disclosure.outlineStyle = isItem && rows.last?.isHeader == true ? .header : .cell
    }
    disclosures.append(disclosure)
    guard let style = disclosure.outlineStyle else { return .disclosure }
    guard style == .header else { return .branch }
    // An item that unfolds as a whole has nothing to choose it by.
    if isItem { rows[rows.count - 1].control = nil }
    return .outline
  }

  private func begin(_ form: FormDescription, for renderer: any Renderer) -> Place {
    guard formCount == 0, !isAmongWords else {
      renderer.report(.nestedForm(at: renderer.place))
      return .other
    }
    if let action = form.action, Address(action, root: root)?.isResource != true {
      renderer.report(.blocked(action, of: "The form address", at: renderer.place))
      return .other
    }
    formCount += 1
    choices = FormChoices()
    return .form
  }

  /// Whether only words and what stands among them may come.
  private var isAmongWords: Bool {
    let isFound: Bool? = places.lastResult { place in
      switch place {
      case .words, .header, .interaction, .unfoldingTitle: true
      default: nil
      }
    }
    return isFound ?? false
  }

  // MARK: Cells

  /// Returns a cell with the attributes of its row; only the first cell of a row shows them.
  ///
  /// - Parameters:
  ///   - cell: The cell as it was given.
  ///   - placesBadge: Whether the layout around has a place for the row's badge.
  /// - Returns: The cell, and the row's badge if it is not among the cell's accessories.
  public func adoptingRow(_ cell: ListCell, placesBadge: Bool = false) -> (cell: ListCell, placedBadge: Badge?) {
    let appearance = sections.isEmpty ? .plain : sections[sections.count - 1].appearance
    var cell = cell
    if cell.configurationUpdateHandler != nil { cell.listAppearance = appearance }
    guard let last = rows.indices.last, let looks = rows[last].takeLooks() else { return (cell, nil) }
    return cell.adopting(looks, in: appearance, placesBadge: placesBadge)
  }

  /// Notes the beginning of a cell, and decides what can be done with it.
  ///
  /// - Parameters:
  ///   - cell: The cell, updated for its state.
  ///   - renderer: The renderer that gets the diagnostics.
  /// - Returns: The cell to draw.
  public func begin(_ cell: ListCell, for renderer: any Renderer) -> ResolvedCell {
    let row = rows.last
    if let row {
      // An item within one of the same identity has its control.
      for index in rows.indices
      where index == rows.count - 1 || row.identity != nil && rows[index].identity == row.identity {
        if rows[index].awaitsCell { rows[index].awaitsCell = false }
      }
    }
    let resolved = judge(for: renderer).resolve(cell, row, at: placeOfCell)
    if let control = resolved.control, renderer.checksIdentity {
      choices.note(control, isInForm: isInForm, for: renderer)
    }
    places.push(.cell)
    nesting.beginContainer()
    return resolved
  }

  /// Notes the beginning of a cell's words or view.
  public func beginContent(of cell: ResolvedCell) {
    if cell.isPressed { interactionCount += 1 }
  }

  /// Notes the end of a cell's words or view.
  public func endContent(of cell: ResolvedCell) {
    if cell.isPressed { interactionCount -= 1 }
  }

  private var placeOfCell: RowJudge.CellPlace {
    let isHeader = rows.last?.isHeader == true
    let found: RowJudge.CellPlace? = places.lastResult { place in
      switch place {
      case .header: .header
      case .footer: .footer
      case .unfoldingTitle: isHeader ? .header : .unfoldingTitle
      case .cell: .cell
      case .item: isHeader ? .header : .row
      case .items, .outlineContent: .row
      case .other, .section, .form, .interaction, .disclosure, .branch, .outline, .words: nil
      }
    }
    return found ?? .row
  }
}
