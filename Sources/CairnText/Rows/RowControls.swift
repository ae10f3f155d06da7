import Cairn

/// What can be done with an item, as far as something could send it.
struct RowControls {
  private var identity: String?
  /// What its row says, else its list, the leading side first.
  private(set) var actions: [SwipeAction] = []
  /// Whether a control that removes the item shows the actions of the trailing side instead.
  private(set) var revealsActions = false
  /// Whether these show at all times, so that a control has nothing to reveal.
  private var hasStandingActions = false
  private var isHeader = false
  private var isSelectionDisabled = false
  /// Whether it is a cell that readers could choose, had it an identity to send.
  private var awaitsIdentity = false

  /// What can be done with a cell that is no item: nothing.
  static let none = RowControls()

  private init() {}

  /// Finds out what can be done with an item of a list, and reports what is left out because nothing could send it.
  init(
    of item: ItemDescription,
    in list: ListConfiguration,
    isHeader: Bool,
    isInForm: @autoclosure () -> Bool,
    for renderer: any Renderer
  ) {
    let (identity, row) = (item.identity, item.row)
    self.identity = identity
    self.isHeader = isHeader
    isSelectionDisabled = row.isSelectionDisabled
    awaitsIdentity =
      identity == nil && item.content == .cell && !isHeader && !row.isSelectionDisabled
      && renderer.environment.listSelection != nil
    // Nothing can be done with what is not there yet.
    guard renderer.environment.redactionReasons.isEmpty else { return }
    if let identity, !isHeader, !row.isSelectionDisabled,
      renderer.environment.listSelection?.leavesOut(identity) == true
    {
      renderer.report(.severalChosen(identity, at: renderer.place))
    }
    let leading = row.leadingSwipeActions ?? identity.flatMap { list.leadingSwipeActionsProvider?($0) }
    let trailing = row.trailingSwipeActions ?? identity.flatMap { list.trailingSwipeActionsProvider?($0) }
    var all = (leading?.actions ?? []) + (trailing?.actions ?? [])
    if let page = trailing?.destination ?? leading?.destination { all.append(SwipeAction("more", destination: page)) }
    guard let first = all.first, !isHeader else {
      if !all.isEmpty { renderer.report(.leftOut(identity ?? all[0].title, .headerActions, at: renderer.place)) }
      return
    }
    let name = identity ?? first.title
    let isInForm = isInForm()
    func isUsable(_ action: SwipeAction) -> Bool {
      action.blockedDestination == nil && action.obstacle(isInForm: isInForm, identity: identity) == nil
    }
    actions = all.filter { action in
      if let destination = action.blockedDestination {
        renderer.report(.blocked(destination, at: renderer.place))
        return false
      }
      let obstacle = action.obstacle(isInForm: isInForm, identity: identity)
      if let obstacle { renderer.report(.leftOut(name, obstacle, at: renderer.place)) }
      return obstacle == nil
    }
    let hasTrailingActions = trailing?.actions.contains(where: isUsable) ?? false
    let leadsToActions = trailing?.destination.map { Address($0) != nil } ?? false
    revealsActions = hasTrailingActions || leadsToActions
    // What unfolds has its actions in a menu.
    hasStandingActions = !hasTrailingActions || trailing?.presentation == .inline && item.content != .outline
  }

  /// Returns a cell without accessories that could do nothing, which are reported.
  ///
  /// They are looked for whether or not they show now, as pages do, where readers can have them shown.
  func usable(_ cell: ListCell, isInForm: @autoclosure () -> Bool, in renderer: any Renderer) -> ListCell {
    let acts = cell.accessories.contains(where: \.actsOnItem)
    guard acts || awaitsIdentity else { return cell }
    // Nothing can be done with what is not there yet.
    let isLoading = !renderer.environment.redactionReasons.isEmpty
    let isInForm = isInForm()
    let words = cell.contentConfiguration.words
    var cell = cell
    var lacksIdentity = awaitsIdentity && !isLoading
    cell.accessories = HorizontalEdge.allCases.flatMap { cell.accessories(at: $0) }.filter { accessory in
      guard accessory.actsOnItem else { return true }
      if isLoading { return false }
      if isHeader, accessory.isOfRow {
        renderer.report(.leftOut(words, .headerActions, at: renderer.place))
        return false
      }
      if accessory.isMultiselect, isSelectionDisabled { return false }
      if case .delete(verb: nil) = accessory.kind, revealsActions, hasStandingActions { return false }
      let obstacle = accessory.obstacle(isInForm: isInForm, identity: identity, revealsActions: revealsActions)
      // An item that can be chosen in two ways lacks its identity but once.
      if accessory.isMultiselect { lacksIdentity = false }
      if let obstacle { renderer.report(.leftOut(words, obstacle, at: renderer.place)) }
      return obstacle == nil
    }
    if lacksIdentity { renderer.report(.leftOut(words, .missingIdentity, at: renderer.place)) }
    return cell
  }
}

extension SwipeAction {
  /// Where it would lead, if the address is one that must not be led to.
  fileprivate var blockedDestination: String? {
    guard case .destination(let address) = effect, Address(address) == nil else { return nil }
    return address
  }
}
