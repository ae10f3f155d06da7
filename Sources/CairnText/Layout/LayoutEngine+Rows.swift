import Cairn

/// A child of a row, with the width that it is offered.
struct RowChild {
  let node: NodeIndex
  var width: Int32 = 0
}

/// Consecutive children of a row, by their range in the scratch memory.
struct RowSegment {
  var base: Int
  var count: Int
}

extension LayoutEngine {
  func rowSize(_ index: NodeIndex, _ proposal: Proposal) -> CellSize {
    let segment = pushChildren(of: index)
    defer { scratch.removeLast(segment.count) }
    if distribute(segment, of: index, width: proposal.width) {
      return lineSize(segment, of: index, height: proposal.height)
    }
    var size = CellSize.zero
    forEachLine(of: segment, in: index, width: proposal.width) { line in
      let lineSize = lineSize(line, of: index, height: CellLength.open)
      size.width = max(size.width, lineSize.width)
      size.height += lineSize.height
    }
    return size
  }

  func placeRow(_ index: NodeIndex, _ proposal: Proposal) {
    let segment = pushChildren(of: index)
    defer { scratch.removeLast(segment.count) }
    let rect = arena[index].pointee.rect
    if distribute(segment, of: index, width: proposal.width) {
      placeLine(segment, of: index, top: 0, height: rect.height, proposedHeight: proposal.height)
      return
    }
    var top: Int32 = 0
    forEachLine(of: segment, in: index, width: proposal.width) { line in
      let height = lineSize(line, of: index, height: CellLength.open).height
      placeLine(line, of: index, top: top, height: height, proposedHeight: CellLength.open)
      top += height
    }
  }

  /// Copies the children of a node into the scratch memory.
  func pushChildren(of index: NodeIndex) -> RowSegment {
    let base = scratch.count
    forEachChild(index) { scratch.append(RowChild(node: $0)) }
    return RowSegment(base: base, count: scratch.count - base)
  }

  func child(_ number: Int, of segment: RowSegment) -> NodeIndex { scratch[segment.base + number].node }

  func proposedWidth(_ number: Int, of segment: RowSegment) -> Int32 {
    scratch[segment.base + number].width
  }

  private func propose(_ width: Int32, to number: Int, of segment: RowSegment) {
    scratch[segment.base + number].width = width
  }

  /// Returns the columns between a child and the one before it.
  func gap(before number: Int, of segment: RowSegment, in index: NodeIndex) -> Int32 {
    guard number > 0 else { return 0 }
    let node = arena[index]
    if node.pointee.flags.contains(.hasSpacing) { return node.pointee.lengths.width }
    let follows = arena[child(number - 1, of: segment)].pointee.kind == .spacer
    return follows || arena[child(number, of: segment)].pointee.kind == .spacer ? 0 : 1
  }

  private func gaps(of segment: RowSegment, in index: NodeIndex) -> Int32 {
    var total: Int32 = 0
    for number in 0..<segment.count { total += gap(before: number, of: segment, in: index) }
    return total
  }

  // MARK: Sharing the width

  /// Decides the width that each child is offered.
  ///
  /// - Returns: `false` if the children do not fit on one line without tearing one; then nothing is decided.
  func distribute(_ segment: RowSegment, of index: NodeIndex, width: Int32) -> Bool {
    guard CellLength.isDefinite(width) else {
      for number in 0..<segment.count { propose(width, to: number, of: segment) }
      return true
    }
    let room = Int(width) - Int(gaps(of: segment, in: index))
    var fixed = 0
    var spacers = 0
    var isFlexible = false
    for number in 0..<segment.count {
      let child = child(number, of: segment)
      if arena[child].pointee.kind == .spacer {
        spacers += 1
        fixed += Int(arena[child].pointee.lengths.width)
        continue
      }
      let ideal = measure(child, Proposal(width: CellLength.unbounded, height: CellLength.open)).width
      isFlexible = isFlexible || ideal >= CellLength.unbounded
      fixed += Int(ideal)
    }
    guard !isFlexible, fixed <= room else { return shareByFlexibility(segment, of: index, room) }
    for number in 0..<segment.count { propose(CellLength.unbounded, to: number, of: segment) }
    if spacers > 0 { shareAmongSpacers(segment, count: spacers, spare: room - fixed) }
    return true
  }

  /// Shares the rest among spacers: equal parts, added up before they are rounded.
  private func shareAmongSpacers(_ segment: RowSegment, count: Int, spare: Int) {
    var position = 0
    for number in 0..<segment.count {
      let child = child(number, of: segment)
      guard arena[child].pointee.kind == .spacer else { continue }
      let part = spare * (position + 1) / count - spare * position / count
      propose(arena[child].pointee.lengths.width + Int32(clamping: part), to: number, of: segment)
      position += 1
    }
  }

  private struct Share {
    var number: Int
    var priority: Float
    var least: Int32
    var flexibility: Int32
  }

  /// Offers each child its share of the width: higher priorities first, then the least flexible children.
  private func shareByFlexibility(_ segment: RowSegment, of index: NodeIndex, _ room: Int) -> Bool {
    var shares: [Share] = []
    shares.reserveCapacity(segment.count)
    var leastTotal = 0
    for number in 0..<segment.count {
      let child = child(number, of: segment)
      let least = measure(child, Proposal(width: 0, height: CellLength.open)).width
      let most = measure(child, Proposal(width: CellLength.unbounded, height: CellLength.open)).width
      let priority = arena[child].pointee.kind == .spacer ? -Float.infinity : arena[child].pointee.priority
      shares.append(Share(number: number, priority: priority, least: least, flexibility: most - least))
      leastTotal += Int(least)
    }
    guard leastTotal <= room else { return keepsLine(segment, of: index, room) }
    shares.sort { left, right in
      if left.priority != right.priority { return left.priority > right.priority }
      return (left.flexibility, left.number) < (right.flexibility, right.number)
    }
    var remaining = room
    var start = 0
    while start < shares.count {
      var end = start
      while end < shares.count, shares[end].priority == shares[start].priority {
        leastTotal -= Int(shares[end].least)
        end += 1
      }
      offer(shares[start..<end], of: segment, remaining: &remaining, reserved: leastTotal)
      start = end
    }
    return true
  }

  /// Keeps words on the line of a row's mark or control, and tears them if they do not fit.
  private func keepsLine(_ segment: RowSegment, of index: NodeIndex, _ room: Int) -> Bool {
    guard arena[index].pointee.flags.contains(.keepsLead), segment.count > 1 else { return false }
    var left = room
    for number in 0..<segment.count - 1 {
      let size = measure(child(number, of: segment), Proposal(width: CellLength.unbounded, height: CellLength.open))
      propose(size.width, to: number, of: segment)
      left -= Int(size.width)
    }
    guard left >= Self.leastWords else { return false }
    propose(Int32(clamping: left), to: segment.count - 1, of: segment)
    return true
  }

  private func offer(_ shares: ArraySlice<Share>, of segment: RowSegment, remaining: inout Int, reserved: Int) {
    // The rest of each offer goes to the children behind; their least widths are always reserved.
    var leastBehind = shares.reduce(0) { $0 + Int($1.least) }
    for (position, share) in shares.enumerated() {
      let left = shares.count - position
      leastBehind -= Int(share.least)
      let available = remaining - reserved
      let equal = (available + left - 1) / left
      let offer = max(min(equal, available - leastBehind), Int(share.least), 1)
      let child = child(share.number, of: segment)
      propose(Int32(clamping: offer), to: share.number, of: segment)
      remaining -= Int(measure(child, Proposal(width: Int32(clamping: offer), height: CellLength.open)).width)
    }
  }

  // MARK: Lines

  /// Calls a closure for each line of children that do not fit on one line.
  private func forEachLine(of segment: RowSegment, in index: NodeIndex, width: Int32, _ body: (RowSegment) -> Void) {
    var start = 0
    while start < segment.count {
      var end = start
      var used: Int32 = 0
      while end < segment.count {
        let child = child(end, of: segment)
        let least = measure(child, Proposal(width: 0, height: CellLength.open)).width
        let gap = end > start ? self.gap(before: end, of: segment, in: index) : 0
        if end > start, used + gap + least > width { break }
        used += gap + least
        end += 1
      }
      let line = pushLine(segment, start..<end)
      if !distribute(line, of: index, width: width) { propose(width, to: 0, of: line) }
      body(line)
      scratch.removeLast(line.count)
      start = end
    }
  }

  private func pushLine(_ segment: RowSegment, _ numbers: Range<Int>) -> RowSegment {
    let base = scratch.count
    for number in numbers { scratch.append(RowChild(node: child(number, of: segment))) }
    return RowSegment(base: base, count: numbers.count)
  }

  private func lineSize(_ segment: RowSegment, of index: NodeIndex, height: Int32) -> CellSize {
    var width: Int32 = 0
    var extent = LineExtent()
    let alignment = arena[index].pointee.vertical
    for number in 0..<segment.count {
      let child = child(number, of: segment)
      let proposal = Proposal(width: proposedWidth(number, of: segment), height: height)
      let size = measure(child, proposal)
      width = min(width + size.width + gap(before: number, of: segment, in: index), CellLength.unbounded)
      extent.include(size.height, baseline: baseline(of: child, alignment, size, proposal))
    }
    return CellSize(width: width, height: extent.height)
  }

  private func placeLine(_ segment: RowSegment, of index: NodeIndex, top: Int32, height: Int32, proposedHeight: Int32) {
    let alignment = arena[index].pointee.vertical
    let least = alignment.isBaseline ? baselineAbove(segment, alignment, proposedHeight) : 0
    var leading: Int32 = 0
    for number in 0..<segment.count {
      let child = child(number, of: segment)
      var proposal = Proposal(width: proposedWidth(number, of: segment), height: proposedHeight)
      var size = measure(child, proposal)
      if arena[child].pointee.flags.contains(.growsHigh), size.height < height {
        proposal.height = height
        size = measure(child, proposal)
      }
      leading += gap(before: number, of: segment, in: index)
      let shift: Int32
      if let baseline = baseline(of: child, alignment, size, proposal) {
        shift = least - baseline
      } else {
        shift = Self.offset(alignment, max(height - size.height, 0))
      }
      place(child, of: index, leading: leading, top: top + shift, size: size, proposal)
      leading += size.width
    }
  }

  private func baselineAbove(_ segment: RowSegment, _ alignment: VerticalAlignment, _ height: Int32) -> Int32 {
    var above: Int32 = 0
    for number in 0..<segment.count {
      let child = child(number, of: segment)
      let proposal = Proposal(width: proposedWidth(number, of: segment), height: height)
      above = max(above, baseline(of: child, alignment, measure(child, proposal), proposal) ?? 0)
    }
    return above
  }
}

/// The height of a line whose views are aligned at their tops or at a row of their texts.
private struct LineExtent {
  private var above: Int32 = 0
  private var below: Int32 = 0

  mutating func include(_ height: Int32, baseline: Int32?) {
    above = max(above, baseline ?? 0)
    below = max(below, height - (baseline ?? 0))
  }

  var height: Int32 { above + below }
}

extension VerticalAlignment {
  /// Whether the alignment is at a row of texts.
  var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }
}
