import Cairn

/// The limits of a frame in cells; `nil` for none.
struct FrameLimits {
  var minWidth: Int32?
  var idealWidth: Int32?
  var maxWidth: Int32?
  var minHeight: Int32?
  var idealHeight: Int32?
  var maxHeight: Int32?
}

extension LayoutEngine {
  /// Returns the proposal of a wrapper for its child.
  func innerProposal(_ index: NodeIndex, _ proposal: Proposal) -> Proposal {
    let node = arena[index].pointee
    switch node.kind {
    case .padding, .border, .bracket:
      let insets = effectiveInsets(node, proposal.width)
      return Proposal(
        width: CellLength.reduced(proposal.width, by: insets.horizontal),
        height: CellLength.reduced(proposal.height, by: insets.vertical)
      )
    case .fixedFrame: return fixedFrameProposal(node, proposal)
    case .flexibleFrame:
      let limits = stores.frames[node.frame]
      return Proposal(
        width: Self.clamped(proposal.width, limits.minWidth, limits.idealWidth, limits.maxWidth),
        height: Self.clamped(
          proposal.height,
          node.flags.contains(.showsHeight) ? limits.minHeight : nil,
          limits.idealHeight,
          limits.maxHeight
        )
      )
    case .fixedSize: return fixedSizeProposal(node, proposal)
    case .aspectRatio: return aspectProposal(node, proposal)
    default: return proposal
    }
  }

  // MARK: Insets

  /// Returns the insets of a padding or border; smaller ones if the content would have no room.
  func effectiveInsets(_ node: LayoutNode, _ width: Int32) -> LayoutNode.Lengths {
    var insets = node.lengths
    guard CellLength.isDefinite(width), insets.horizontal > 0, width < Self.narrow || insets.horizontal >= width else {
      return insets
    }
    guard node.kind == .padding else { return insets.horizontal < width ? insets : LayoutNode.Lengths() }
    // Where there is little room, a whole word is worth more than the blanks beside it.
    let least = measure(node.firstChild, Proposal(width: 0, height: CellLength.open)).width
    // Content that is wider still gains nothing from it.
    guard insets.horizontal >= width || least <= width else { return insets }
    let room = min(max(width - max(least, 1), 0), insets.horizontal, width - 1)
    insets.leading = room * insets.leading / insets.horizontal
    insets.trailing = room - insets.leading
    return insets
  }

  /// The width below which words get the room of padding.
  private static let narrow: Int32 = 30

  func insetSize(_ index: NodeIndex, _ proposal: Proposal) -> CellSize {
    let node = arena[index].pointee
    guard let child = node.firstChild else { return .zero }
    let insets = effectiveInsets(node, proposal.width)
    var size = measure(child, innerProposal(index, proposal))
    size.width = min(size.width + insets.horizontal, CellLength.unbounded)
    size.height = min(size.height + insets.vertical, CellLength.unbounded)
    return size
  }

  func placeInset(_ index: NodeIndex, _ proposal: Proposal) {
    let node = arena[index].pointee
    let insets = effectiveInsets(node, proposal.width)
    let inner = innerProposal(index, proposal)
    let size = CellSize(
      width: max(node.rect.width - insets.horizontal, 0),
      height: max(node.rect.height - insets.vertical, 0)
    )
    place(node.firstChild, of: index, leading: insets.leading, top: insets.top, size: size, inner)
  }

  // MARK: Frames

  private func fixedFrameProposal(_ node: LayoutNode, _ proposal: Proposal) -> Proposal {
    var inner = proposal
    if node.flags.contains(.fixesWidth) { inner.width = max(Self.kept(node.lengths.width, proposal.width), 1) }
    if node.flags.contains(.fixesHeight) { inner.height = max(node.lengths.height, 1) }
    return inner
  }

  /// Limits the author's width to the room there is, so that nothing is lost beyond the edge.
  private static func kept(_ width: Int32, _ proposal: Int32) -> Int32 {
    CellLength.isDefinite(proposal) ? min(width, proposal) : width
  }

  func fixedFrameSize(_ index: NodeIndex, _ proposal: Proposal) -> CellSize {
    let node = arena[index].pointee
    if isEmptyPicture(index) { return .zero }
    var size = measure(node.firstChild, fixedFrameProposal(node, proposal))
    if node.flags.contains(.fixesWidth) { size.width = Self.kept(node.lengths.width, proposal.width) }
    if node.flags.contains(.fixesHeight) {
      size.height = node.lengths.height == 0 ? 0 : max(node.lengths.height, size.height)
    }
    return size
  }

  func flexibleFrameSize(_ index: NodeIndex, _ proposal: Proposal) -> CellSize {
    let node = arena[index].pointee
    let limits = stores.frames[node.frame]
    let child = measure(node.firstChild, innerProposal(index, proposal))
    var width = Self.framed(proposal.width, child.width, limits.minWidth, limits.idealWidth, limits.maxWidth)
    if CellLength.isDefinite(proposal.width) { width = min(width, max(proposal.width, child.width)) }
    // The minimum is often meant for a picture; empty rows would only separate words that belong together.
    let leastHeight = node.flags.contains(.showsHeight) ? limits.minHeight : nil
    let height = Self.framed(proposal.height, child.height, leastHeight, limits.idealHeight, limits.maxHeight)
    return CellSize(width: width, height: max(height, limits.maxHeight == 0 ? 0 : child.height))
  }

  /// Returns the proposal of a flexible frame for its content, on one axis.
  private static func clamped(_ proposal: Int32, _ least: Int32?, _ ideal: Int32?, _ most: Int32?) -> Int32 {
    if proposal == CellLength.open { return ideal ?? CellLength.open }
    if proposal == 0 { return least.map { max($0, 1) } ?? 0 }
    var length = proposal
    if let most { length = min(length, max(most, 1)) }
    if let least, length >= CellLength.unbounded { length = max(length, least) }
    return length
  }

  /// Returns the length of a flexible frame on one axis; the content's length stands for a missing limit.
  private static func framed(_ proposal: Int32, _ child: Int32, _ least: Int32?, _ ideal: Int32?, _ most: Int32?)
    -> Int32
  {
    guard least != nil || most != nil else { return proposal == CellLength.open ? ideal ?? child : child }
    let wanted = proposal == CellLength.open ? ideal ?? child : proposal
    let upper = most.map { max($0, least ?? 0) } ?? max(child, least ?? 0)
    let lower = least ?? min(child, upper)
    return min(max(wanted, lower), upper)
  }

  func placeFramed(_ index: NodeIndex, _ proposal: Proposal) {
    let node = arena[index].pointee
    guard let child = node.firstChild else { return }
    var inner = innerProposal(index, proposal)
    let flags = arena[child].pointee.flags
    // Growing content fills a frame that turned out larger than its proposal.
    if flags.contains(.growsHigh), inner.height == CellLength.open, node.rect.height > 0 {
      inner.height = node.rect.height
    }
    if flags.contains(.growsWide), !CellLength.isDefinite(inner.width), node.rect.width > 0 {
      inner.width = node.rect.width
    }
    let size = measure(child, inner)
    let leading = Self.offset(node.horizontal, node.rect.width - size.width)
    let top = Self.offset(node.vertical, node.rect.height - size.height)
    place(child, of: index, leading: leading, top: top, size: size, inner)
  }

  // MARK: Sizes and ratios

  private func fixedSizeProposal(_ node: LayoutNode, _ proposal: Proposal) -> Proposal {
    var inner = proposal
    if node.flags.contains(.fixesHeight) { inner.height = CellLength.open }
    guard node.flags.contains(.fixesWidth) else { return inner }
    let ideal = measure(node.firstChild, Proposal(width: CellLength.open, height: inner.height)).width
    let fits = !CellLength.isDefinite(proposal.width) || ideal <= proposal.width
    inner.width = fits ? CellLength.open : proposal.width
    return inner
  }

  /// Returns the largest size of a ratio that fits; a cell is twice as high as wide.
  private func aspectProposal(_ node: LayoutNode, _ proposal: Proposal) -> Proposal {
    let ratio = node.ratio
    guard ratio > 0 else { return proposal }
    func rows(_ width: Int32) -> Int32 { Self.bounded(Double(width) / (2 * ratio)) }
    func columns(_ height: Int32) -> Int32 { Self.bounded(Double(height) * 2 * ratio) }
    let hasWidth = CellLength.isDefinite(proposal.width)
    let hasHeight = CellLength.isDefinite(proposal.height)
    if hasWidth, hasHeight {
      guard !node.flags.contains(.fillsFrame) else { return proposal }
      let height = rows(proposal.width)
      if height <= proposal.height { return Proposal(width: proposal.width, height: height) }
      return Proposal(width: min(columns(proposal.height), proposal.width), height: proposal.height)
    }
    if hasHeight { return Proposal(width: columns(proposal.height), height: proposal.height) }
    // Descriptions of pictures, and leaves that draw nothing, need no room in proportion.
    if hasWidth, let child = node.firstChild.map({ arena[$0].pointee }), child.kind != .image, child.kind != .picture,
      !child.flags.contains(.isEmpty)
    {
      return Proposal(width: proposal.width, height: rows(proposal.width))
    }
    return proposal
  }

  private static func bounded(_ cells: Double) -> Int32 {
    guard cells < Double(CellLength.longest) else { return CellLength.longest }
    return max(Int32((cells + 0.5).rounded(.down)), 1)
  }

  func placeWrapped(_ index: NodeIndex, _ proposal: Proposal) {
    let node = arena[index].pointee
    let inner = innerProposal(index, proposal)
    var rect = node.rect
    if node.kind == .offset {
      rect.x += node.flags.contains(.rightToLeft) ? -node.lengths.leading : node.lengths.leading
      rect.y += node.lengths.top
    }
    if let child = node.firstChild { place(child, in: rect, inner) }
  }
}
