/// An item of a section with what can be done with it.
///
/// Actions that nothing can send and links that lead nowhere are left out, and were reported.
public struct ResolvedRow {
  /// The item as it was begun.
  public let item: ItemDescription
  /// Whether the item belongs to a section directly, not under or inside another item.
  package let isAmongItems: Bool
  /// Whether the item is the header of its list.
  public let isHeader: Bool
  /// Whether it cannot be moved further up.
  public let isFirst: Bool
  /// Whether it is known that it cannot be moved further down.
  public let isLast: Bool
  /// The actions at the side where lines begin; `nil` for none.
  public internal(set) var leadingActions: SwipeActions?
  /// The actions at the side where lines end; `nil` for none.
  public internal(set) var trailingActions: SwipeActions?
  /// The control by which readers choose the item; `nil` for none.
  public internal(set) var control: SelectionControl?
  /// Whether the item would have a control if its selection were not disabled.
  package internal(set) var isNotToBeChosen = false
  /// The number of the item; `nil` for none.
  package internal(set) var number: Int?
  /// Whether the item can be chosen if it contains a cell for the control.
  var awaitsCell = false
  /// Whether a cell has taken the looks of the row already.
  private var hasGivenLooks = false

  /// - Parameters:
  ///   - item: The item.
  ///   - section: The section that it belongs to; `nil` for an item under or inside another one.
  init(_ item: ItemDescription, among section: ResolvedSection?) {
    self.item = item
    isAmongItems = section != nil
    let hasHeader = section?.hasHeaderItem == true
    isHeader = hasHeader && item.index == 0
    // Nothing moves to the place of an item that is the header, nor is that moved.
    isFirst = item.index == 0 || hasHeader && item.index == 1
    isLast = item.isLast || isHeader
  }

  /// Takes the looks of the row for its first cell; `nil` for nothing.
  mutating func takeLooks() -> ListRowAttributes? {
    guard !hasGivenLooks, !item.saysNothing, item.row.changesCell else { return nil }
    hasGivenLooks = true
    return item.row
  }

  /// The identity, which forms send; `nil` for none.
  public var identity: String? { item.identity }

  /// Whether something can be done with the item besides choosing it.
  public var hasActions: Bool { leadingActions != nil || trailingActions != nil }

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
  public let list: ListConfiguration?
  /// The number of items, where it is known.
  public let itemCount: Int?
  /// Whether the first item is the header of the list.
  public let hasHeaderItem: Bool
  /// Whether the list's configuration has swipe actions.
  let hasSwipeActions: Bool

  init(_ section: SectionDescription) {
    list = section.list?.resolved(hasHeader: section.hasHeader, hasFooter: section.hasFooter)
    itemCount = section.itemCount
    hasHeaderItem = list?.headerMode == .firstItemInSection && itemCount != 0
    hasSwipeActions = list?.leadingSwipeHandler != nil || list?.trailingSwipeHandler != nil
  }
}

extension ListConfiguration {
  /// Returns the lines above and below a row: those of its position, changed by its own attributes.
  package func separators(of row: ResolvedRow) -> ListSeparatorConfiguration {
    let separators =
      row.isAmongItems ? separators(ofItem: row.item.index, identity: row.identity) : separatorConfiguration
    return row.item.saysNothing ? separators : separators.adopting(row.item.row)
  }
}
