/// The rules about what can be done at a place; they report what cannot.
struct RowJudge {
  let renderer: any Renderer
  /// Whether a form is around the place.
  let isInForm: Bool
  /// Whether a link or control is around the place.
  let isInInteraction: Bool
  /// The path from the output to the root of its site.
  let root: Address?

  func report(_ diagnostic: (Diagnostic.Place) -> Diagnostic) {
    if renderer.checksIdentity { renderer.report(diagnostic(renderer.place)) }
  }

  /// Returns whether something that can be pressed is allowed at the place, and reports if it is not.
  ///
  /// - Parameter item: The words of the item around; empty for none.
  /// - Returns: `true` if it is allowed.
  func allowsInteraction(of item: String) -> Bool {
    if isInInteraction { report { .nestedInteraction(of: item, at: $0) } }
    return !isInInteraction
  }

  /// Returns an allowed address; `nil` for any other.
  func address(_ destination: String) -> Address? {
    let address = Address(destination, root: root)
    if address == nil { report { .blocked(destination, at: $0) } }
    return address
  }

  // MARK: Rows

  func resolve(_ item: ItemDescription, among section: ResolvedSection?, isAmongItems: Bool) -> ResolvedRow {
    var row = ResolvedRow(item, among: isAmongItems ? section : nil)
    let environment = renderer.environment
    // Nothing can be done with what is not there yet.
    guard environment.redactionReasons.isEmpty else { return row }
    let attributes = item.saysNothing ? nil : item.row
    decideActions(of: &row, attributes, section)
    guard !row.isHeader, let selection = environment.listSelection, let identity = item.identity,
      selection.takes(identity, isInForm: isInForm)
    else { return row }
    row.isNotToBeChosen = attributes?.isSelectionDisabled == true
    guard !row.isNotToBeChosen else { return row }
    row.awaitsCell = item.content == .view
    row.control = SelectionControl(selection, identity)
    return row
  }

  private func decideActions(of row: inout ResolvedRow, _ attributes: ListRowAttributes?, _ section: ResolvedSection?) {
    var (leading, trailing) = (attributes?.leadingSwipeActions, attributes?.trailingSwipeActions)
    if section?.hasSwipeActions == true, let list = section?.list, let identity = row.identity {
      leading = leading ?? list.leadingSwipeActionsProvider?(identity)
      trailing = trailing ?? list.trailingSwipeActionsProvider?(identity)
    }
    guard leading?.isEmpty == false || trailing?.isEmpty == false else { return }
    let name = row.identity ?? (leading?.actions.first ?? trailing?.actions.first)?.words ?? ""
    guard !row.isHeader else { return report { .leftOut(name, .headerActions, at: $0) } }
    guard allowsInteraction(of: name) else { return }
    row.leadingActions = usable(leading, row.elementIdentity, name)
    row.trailingActions = usable(trailing, row.elementIdentity, name)
  }

  private func usable(_ actions: SwipeActions?, _ identity: ElementIdentity?, _ name: String) -> SwipeActions? {
    guard var actions, !actions.isEmpty else { return nil }
    // Positions, because nearly always all are usable and none is copied.
    let unusable = actions.actions.indices.filter { position in
      switch actions.actions[position].behavior {
      case .change: return false
      case .destination(let destination): return address(destination) == nil
      case .submit:
        guard let obstacle = obstacle(identity) else { return false }
        report { .leftOut(name, obstacle, at: $0) }
        return true
      }
    }
    for position in unusable.reversed() { actions.actions.remove(at: position) }
    if let page = actions.destination, address(page) == nil { actions.destination = nil }
    return actions.isEmpty ? nil : actions
  }

  /// Returns the reason why nothing can be sent for an item: there is no form, or no identity.
  func obstacle(_ identity: ElementIdentity?) -> Diagnostic.Code? {
    isInForm ? identity == nil ? .missingIdentity : nil : .missingForm
  }

  // MARK: Accessories

  /// Returns the accessories of a cell that work, in their order.
  ///
  /// Accessories for edit mode are included, because readers of pages can start editing.
  func usableAccessories(of cell: ListCell, _ row: ResolvedRow?, isHeader: Bool) -> [Accessory] {
    let words = cell.words
    return HorizontalEdge.allCases.flatMap { cell.accessories(at: $0) }.filter { accessory in
      if isHeader, accessory.isOfRow {
        report { .leftOut(words, .headerActions, at: $0) }
        return false
      }
      switch accessory.kind {
      // What chooses the row is judged for the row as a whole.
      case .multiselect: return row?.elementIdentity != nil && row?.item.row.isSelectionDisabled == false
      case .detail(let destination): return address(destination) != nil
      case .delete where row?.item.row.isDeleteDisabled == true: return false
      case .delete(verb: nil) where row?.revealsActions == true: return row?.hasStandingActions == false
      case .reorder where row?.item.row.isMoveDisabled == true: return false
      case .delete, .insert, .reorder: break
      default: return true
      }
      guard let obstacle = obstacle(row?.elementIdentity) else { return true }
      report { .leftOut(words, obstacle, at: $0) }
      return false
    }
  }
}

extension Accessory {
  /// Whether the accessory chooses the item, sends something or is a link.
  var acts: Bool {
    switch kind {
    case .delete, .insert, .reorder, .multiselect, .detail: true
    default: false
    }
  }

  /// Whether the accessory chooses, moves or removes the item, which is impossible for the header of a list.
  package var isOfRow: Bool {
    switch kind {
    case .delete, .reorder, .multiselect: true
    default: false
    }
  }

  package var isOutlineDisclosure: Bool {
    if case .outlineDisclosure = kind { true } else { false }
  }

  package var isMultiselect: Bool {
    if case .multiselect = kind { true } else { false }
  }
}
