extension RecordedView {
  /// The effect of a call on the items of a section or list.
  private enum Making {
    case nothing, item, section
    /// The items of the calls inside.
    case content
  }

  private func making(at index: Int, takesRows: Bool) -> Making {
    recording.look()
    return switch recording.entries[index].call {
    case .text, .image, .spacer, .divider, .shape, .progress, .cell, .markup, .begin: .item
    case .beginScope(.label), .beginScope(.disclosure), .beginScope(.list), .beginScope(.outlineLevel): .item
    case .beginScope(.outline(let outline)): takesRows || outline.holdsCells ? .content : .item
    case .beginScope(.section): .section
    case .beginScope: .content
    default: .nothing
    }
  }

  /// The attributes that the views give their rows.
  var rowAttributes: [ListRowAttributes] {
    var found: [ListRowAttributes] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if case .beginScope(.row(let attributes)) = recording.entries[index].call { found.append(attributes) }
      if making(at: index, takesRows: false) != .content { index = max(recording.entries[index].end, index) }
      index += 1
    }
    return found
  }

  /// Adds the items that the views make in a section or list.
  func count(into tally: inout ItemTally) {
    var index = range.lowerBound
    while index < range.upperBound {
      let making = making(at: index, takesRows: tally.takesRows)
      switch making {
      case .item: tally.add(1)
      case .section: tally.addSection()
      case .content, .nothing: break
      }
      if making != .content { index = max(recording.entries[index].end, index) }
      index += 1
    }
  }

  func _countItems(into tally: inout ItemTally) -> Bool {
    count(into: &tally)
    return true
  }

  /// Returns whether the views are a single list cell, become one, or unfold under one.
  ///
  /// - Parameter takesRows: Whether labels and titles of disclosures become cells, as in lists.
  /// - Returns: `true` if they are.
  func isCell(takesRows: Bool) -> Bool {
    guard let item = items(takesRows: takesRows).only else { return false }
    return switch recording.entries[item].call {
    case .cell: true
    case .beginScope(.label), .beginScope(.disclosure): takesRows
    default: false
    }
  }

  /// Whether the views are one section, of which what is said about rows is said about its own.
  func isSection(takesRows: Bool) -> Bool {
    guard let item = items(takesRows: takesRows).only else { return false }
    return if case .beginScope(.section) = recording.entries[item].call { true } else { false }
  }

  /// Returns the number of items, and the call of the item if it is the only one.
  ///
  /// Scopes remember their number. So the time for nested badges grows linearly.
  func items(takesRows: Bool) -> (count: Int, only: Int?) {
    var (count, only) = (0, -1)
    var index = range.lowerBound
    while index < range.upperBound {
      let found =
        switch making(at: index, takesRows: takesRows) {
        case .item, .section: (count: 1, only: index)
        case .content: items(ofScope: index, takesRows: takesRows)
        case .nothing: (count: 0, only: -1)
        }
      if found.count > 0 {
        count += found.count
        only = found.only
      }
      index = max(recording.entries[index].end, index) + 1
    }
    return (count, count == 1 && only >= 0 ? only : nil)
  }

  private func items(ofScope index: Int, takesRows: Bool) -> (count: Int, only: Int) {
    let entry = recording.entries[index]
    if entry.itemCount >= 0, entry.countTakesRows == takesRows { return (Int(entry.itemCount), entry.onlyItem) }
    let items = RecordedView(recording, index + 1..<entry.end).items(takesRows: takesRows)
    recording.remember(items.count, onlyItem: items.only ?? -1, takesRows: takesRows, of: index)
    return (items.count, items.only ?? -1)
  }
}
