import Cairn

/// A list that is being rendered.
struct OpenList {
  let configuration: ListConfiguration
  /// Whether a header or a footer stands beside the rows.
  let hasSupplementary: Bool
  /// The number of its rows' list in the engine, or -1 until rows begin.
  var number: Int32 = -1
}

/// An item of a section that is being rendered.
struct OpenRow {
  var item: ItemDescription
  /// The number of the list that it is a row of, or -1.
  let list: Int32
  /// What can be done with it.
  var actions: [SwipeAction]
  /// Whether it is among those chosen.
  let isSelected: Bool
  /// Whether a control in front of it says so.
  let hasControl: Bool
  /// Whether it could be chosen, if a cell came that has the control.
  var awaitsCell = false
  /// Whether a layout of groups places it.
  let isPlaced: Bool
  /// The last row of the list before it.
  let previous: Int32

  init(
    _ item: ItemDescription,
    list: Int32,
    actions: [SwipeAction],
    selection: ListSelection?,
    isEditing: Bool,
    isPlaced: Bool,
    previous: Int32
  ) {
    self.item = item
    self.list = list
    self.actions = actions
    isSelected = selection?.shows(item, isEditing: isEditing) == true
    hasControl = selection?.hasControl(item, isEditing: isEditing) == true
    self.isPlaced = isPlaced
    self.previous = previous
  }
}

extension ListConfiguration {
  /// Returns what can be done with an item: what its row says, else what the list says.
  private func actions(for item: ItemDescription) -> [SwipeAction] {
    let identity = item.identity
    let leading = item.row.leadingSwipeActions ?? identity.flatMap { leadingSwipeActionsProvider?($0) }
    let trailing = item.row.trailingSwipeActions ?? identity.flatMap { trailingSwipeActionsProvider?($0) }
    return (leading?.actions ?? []) + (trailing?.actions ?? [])
  }

  /// Returns what can be done with an item, without what nothing could send, which is reported.
  func actions(
    for item: ItemDescription,
    isHeader: Bool,
    isInForm: @autoclosure () -> Bool,
    in renderer: any Renderer
  ) -> [SwipeAction] {
    let all = actions(for: item)
    guard !all.isEmpty else { return all }
    let name = item.identity ?? all[0].title
    if isHeader {
      if renderer.checksIdentity { renderer.report(.headerActions(of: name, at: renderer.place)) }
      return []
    }
    let isInForm = isInForm()
    return all.filter { action in
      guard let obstacle = action.obstacle(isInForm: isInForm, identity: item.identity) else { return true }
      guard renderer.checksIdentity else { return false }
      let isForm = obstacle == .missingForm
      renderer.report(
        isForm ? .missingForm(of: name, at: renderer.place) : .missingIdentity(of: name, at: renderer.place)
      )
      return false
    }
  }
}

extension ListSelection {
  /// Whether it shows that an item is among those chosen at first.
  func shows(_ item: ItemDescription, isEditing: Bool) -> Bool {
    displayed.includes(isEditing: isEditing) && item.identity.map(selected.contains) ?? false
  }

  /// Whether an item has a control to choose it.
  func hasControl(_ item: ItemDescription, isEditing: Bool) -> Bool {
    displayed.includes(isEditing: isEditing) && item.identity != nil
  }
}
