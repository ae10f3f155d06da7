import Cairn

extension LayoutEngine {
  /// An item of a horizontal scroll view, with its place.
  private struct FlowItem {
    var child: NodeIndex
    var proposal: Proposal
    var size: CellSize
    var leading: Int32
    var line: Int
  }

  /// The items of a horizontal scroll view in lines, and the number of items that clipping hides.
  private struct FlowPlan {
    var items: [FlowItem] = []
    var heights: [Int32] = []
    var width: Int32 = 0
    var hidden = 0

    /// Returns the first row of each line, and the row below the last line.
    ///
    /// Lines of items with several rows need a blank row between them, so that they do not run together.
    func tops(areWords: Bool) -> [Int32] {
      var tops: [Int32] = [0]
      for (line, height) in heights.enumerated() {
        let isHigh = height > 1 || line + 1 < heights.count && heights[line + 1] > 1
        let gap: Int32 = line + 1 < heights.count && isHigh && !areWords ? 1 : 0
        tops.append(tops[line] + height + gap)
      }
      return tops
    }
  }

  func flowSize(_ index: NodeIndex, _ proposal: Proposal) -> CellSize {
    // Items flow into lines, so the narrowest is the widest item.
    if proposal.width == 0 {
      var width: Int32 = 0
      forEachChild(index) { child in
        width = max(width, measure(child, Proposal(width: 0, height: CellLength.open)).width)
      }
      return CellSize(width: width, height: 1)
    }
    let plan = flowPlan(index, proposal)
    let tops = plan.tops(areWords: arena[index].pointee.flags.contains(.flowsWords))
    return CellSize(width: plan.width, height: tops[tops.count - 1])
  }

  func placeFlow(_ index: NodeIndex, _ proposal: Proposal) {
    let plan = flowPlan(index, proposal)
    let node = arena[index]
    node.pointee.payload = .hiddenItems(Int32(clamping: plan.hidden))
    let tops = plan.tops(areWords: node.pointee.flags.contains(.flowsWords))
    for item in plan.items {
      let room = plan.heights[item.line] - item.size.height
      let shift = Self.offset(node.pointee.vertical, max(room, 0))
      place(item.child, of: index, leading: item.leading, top: tops[item.line] + shift, size: item.size, item.proposal)
    }
    hideItems(of: index, behind: plan.items.count)
  }

  private func flowPlan(_ index: NodeIndex, _ proposal: Proposal) -> FlowPlan {
    let limit = CellLength.isDefinite(proposal.width) ? proposal.width : CellLength.unbounded
    let clips =
      presentation.scrolling == .clip && limit < CellLength.unbounded
      && !arena[index].pointee.flags.contains(.flowsWords)
    let listsItems = presentation.scrolling == .list && !arena[index].pointee.flags.contains(.flowsWords)
    let gap = arena[index].pointee.flags.contains(.hasSpacing) ? arena[index].pointee.lengths.width : 1
    let count = Int(arena[index].pointee.childCount)
    var plan = FlowPlan()
    var end: Int32 = 0
    var isFull = false
    var blank: Int32 = 0
    forEachChild(index) { child in
      guard !isFull else { return }
      var inner = Proposal(width: CellLength.open, height: CellLength.open)
      var size = measure(child, inner)
      if size.width > limit {
        inner.width = limit
        size = measure(child, inner)
      }
      var leading = end == 0 ? 0 : end + gap + blank
      blank = columnsOfBlank(behind: child)
      let reserved = clips ? CharacterRepertoire.noteWidth(count - plan.items.count - 1) : 0
      if end > 0, listsItems || leading + size.width + reserved > limit {
        if clips {
          isFull = true
          return
        }
        leading = 0
        plan.heights.append(0)
      }
      if plan.heights.isEmpty { plan.heights.append(0) }
      let line = plan.heights.count - 1
      plan.heights[line] = max(plan.heights[line], size.height)
      plan.items.append(FlowItem(child: child, proposal: inner, size: size, leading: leading, line: line))
      end = min(max(leading + size.width, 1), CellLength.unbounded)
      plan.width = max(plan.width, leading + size.width)
    }
    plan.hidden = count - plan.items.count
    if plan.hidden > 0 { plan.width = limit }
    return plan
  }

  /// Returns the column of the blank at the end of words, where their size does not count it.
  private func columnsOfBlank(behind child: NodeIndex) -> Int32 {
    guard arena[child].pointee.kind == .text else { return 0 }
    return stores.texts[arena[child].pointee.text].dropsBlankAtEnd ? 1 : 0
  }

  private func hideItems(of index: NodeIndex, behind count: Int) {
    var position = 0
    forEachChild(index) { child in
      if position >= count { arena[child].pointee.flags.insert(.hidden) }
      position += 1
    }
  }
}
