/// An item of a section with what can be done with it.
///
/// Actions that nothing can send and links that lead nowhere are left out, and were reported.
public struct ResolvedRow {
  /// The decisions: one reference, because renderers ask for their row at each of its parts.
  private struct Values: Sendable {
    let item: ItemDescription
    let isAmongItems: Bool
    let isHeader: Bool
    let isFirst: Bool
    let isLast: Bool
    var leadingActions: SwipeActions?
    var trailingActions: SwipeActions?
    var control: SelectionControl?
    var isNotToBeChosen = false
    var number: Int?
    var awaitsCell = false
    var hasGivenLooks = false
  }

  private var values: Boxed<Values>

  /// The item as it was begun.
  public var item: ItemDescription { values.value.item }
  /// Whether the item belongs to a section directly, not under or inside another item.
  package var isAmongItems: Bool { values.value.isAmongItems }
  /// Whether the item is the header of its list.
  public var isHeader: Bool { values.value.isHeader }
  /// Whether it cannot be moved further up.
  public var isFirst: Bool { values.value.isFirst }
  /// Whether it is known that it cannot be moved further down.
  public var isLast: Bool { values.value.isLast }
  /// The actions at the side where lines begin; `nil` for none.
  public internal(set) var leadingActions: SwipeActions? {
    get { values.value.leadingActions }
    set { values.value.leadingActions = newValue }
  }
  /// The actions at the side where lines end; `nil` for none.
  public internal(set) var trailingActions: SwipeActions? {
    get { values.value.trailingActions }
    set { values.value.trailingActions = newValue }
  }
  /// The control by which readers choose the item; `nil` for none.
  public internal(set) var control: SelectionControl? {
    get { values.value.control }
    set { values.value.control = newValue }
  }
  /// Whether the item would have a control if its selection were not disabled.
  package internal(set) var isNotToBeChosen: Bool {
    get { values.value.isNotToBeChosen }
    set { values.value.isNotToBeChosen = newValue }
  }
  /// The number of the item; `nil` for none.
  package internal(set) var number: Int? {
    get { values.value.number }
    set { values.value.number = newValue }
  }
  /// Whether the item can be chosen if it contains a cell for the control.
  var awaitsCell: Bool {
    get { values.value.awaitsCell }
    set { values.value.awaitsCell = newValue }
  }

  /// - Parameters:
  ///   - item: The item.
  ///   - section: The section that it belongs to; `nil` for an item under or inside another one.
  init(_ item: ItemDescription, among section: ResolvedSection?) {
    let hasHeader = section?.hasHeaderItem == true
    let isHeader = hasHeader && item.index == 0
    values = Boxed(
      Values(
        item: item,
        isAmongItems: section != nil,
        isHeader: isHeader,
        // Nothing moves to the place of an item that is the header, nor is that moved.
        isFirst: item.index == 0 || hasHeader && item.index == 1,
        isLast: item.isLast || isHeader
      )
    )
  }

  /// Takes the looks of the row for its first cell; `nil` for nothing.
  mutating func takeLooks() -> ListRowAttributes? {
    let row = values.value.item.row
    guard !values.value.hasGivenLooks, row.changesCell else { return nil }
    values.value.hasGivenLooks = true
    return row
  }

  /// Whether nothing is said about the row, and nothing can be done with it.
  package var isPlain: Bool {
    values.value.item.saysNothing && !values.value.isHeader && values.value.control == nil && !hasActions
  }

  /// The identity, which forms send; `nil` for none.
  public var identity: String? { elementIdentity?.words }
  /// The identity, without asking for its words.
  package var elementIdentity: ElementIdentity? { values.value.item.elementIdentity }

  /// Whether something can be done with the item besides choosing it.
  public var hasActions: Bool { values.value.leadingActions != nil || values.value.trailingActions != nil }

  /// All that can be done with the item, the leading side first; a page with further actions comes last.
  public var actions: [SwipeAction] {
    guard hasActions else { return [] }
    var all = (leadingActions?.actions ?? []) + (trailingActions?.actions ?? [])
    if let page = actionsPage { all.append(SwipeAction("more", destination: page)) }
    return all
  }

  /// The address of a page with further actions.
  package var actionsPage: String? { trailingActions?.destination ?? leadingActions?.destination }

  /// Whether a control that removes the item shows the actions at the side where lines end instead.
  public var revealsActions: Bool { trailingActions != nil }

  /// Whether the trailing actions always show, so that a control has nothing to reveal; an outline has its actions in a
  /// menu.
  var hasStandingActions: Bool {
    guard let trailingActions, !trailingActions.actions.isEmpty else { return true }
    return trailingActions.presentation == .inline && item.content != .outline
  }
}

/// A section with its form at the width for which it is rendered.
public struct ResolvedSection {
  /// The list that the section is, with the modes of its header and footer that hold; `nil` for one of groups.
  ///
  /// It is made when it is asked for, because it is large and each item looks at its section.
  public var list: ListConfiguration? { form.list?.resolved(hasHeader: hasHeader, hasFooter: hasFooter) }
  private let form: SectionDescription.Form
  private let hasHeader: Bool
  private let hasFooter: Bool
  /// The appearance of the list; plain for a section of groups.
  let appearance: ListConfiguration.Appearance
  /// The number of items, where it is known.
  public let itemCount: Int?
  /// Whether the first item is the header of the list.
  public let hasHeaderItem: Bool
  /// Whether the list's configuration has swipe actions.
  let hasSwipeActions: Bool

  init(_ section: SectionDescription) {
    form = section.form
    hasHeader = section.hasHeader
    hasFooter = section.hasFooter
    itemCount = section.itemCount
    guard case .list(let configuration) = section.form else {
      (appearance, hasHeaderItem, hasSwipeActions) = (.plain, false, false)
      return
    }
    appearance = configuration.appearance
    hasHeaderItem = configuration.headerMode == .firstItemInSection && !section.hasHeader && section.itemCount != 0
    hasSwipeActions = configuration.leadingSwipeHandler != nil || configuration.trailingSwipeHandler != nil
  }
}

extension ListConfiguration {
  /// Whether closures decide about each row by its position or its identity.
  package var asksForRows: Bool {
    separatorHandler != nil || leadingSwipeHandler != nil || trailingSwipeHandler != nil
  }

  /// Returns the lines above and below a row: those of its position, changed by its own attributes.
  package func separators(of row: ResolvedRow) -> ListSeparatorConfiguration {
    let separators =
      row.isAmongItems ? separators(ofItem: row.item.index, identity: row.elementIdentity) : separatorConfiguration
    let attributes = row.item.row
    return attributes.isEmpty ? separators : separators.adopting(attributes)
  }
}
