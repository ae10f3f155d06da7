import Cairn

/// The badge of an item, at the trailing end of its first line.
extension LayoutEngine {
  private struct MarkedParts {
    var content: NodeIndex?
    var contentProposal: Proposal
    var badge: NodeIndex?
    /// The columns of the badge with its brackets.
    var width: Int32
    var height: Int32
    var isBelow = false
    /// Whether the badge is in the upper border of its view.
    var isInBorder = false
  }

  private func markedParts(_ index: NodeIndex, _ proposal: Proposal) -> MarkedParts {
    let content = arena[index].pointee.firstChild
    let badge = content.flatMap { arena[$0].pointee.next }
    let natural = measure(badge, .ideal)
    let width = min(natural.width + (needsBrackets(badge) ? 2 : 0), CellLength.longest)
    let height = max(natural.height, 1)
    var parts = MarkedParts(content: content, contentProposal: proposal, badge: badge, width: width, height: height)
    guard natural.width > 0 else { return parts }
    if height == 1, hasBorder(content), !CellLength.isDefinite(proposal.width) || proposal.width >= width + 4 {
      parts.isInBorder = true
    } else if !CellLength.isDefinite(proposal.width) {
      return parts
    } else if proposal.width < width + 5 {
      parts.isBelow = true
      parts.contentProposal.height = CellLength.reduced(proposal.height, by: height)
    } else {
      parts.contentProposal.width = proposal.width - width - 1
    }
    return parts
  }

  func markedSize(_ index: NodeIndex, _ proposal: Proposal) -> CellSize {
    let parts = markedParts(index, proposal)
    let content = measure(parts.content, parts.contentProposal)
    if parts.isInBorder { return CellSize(width: max(content.width, parts.width + 4), height: content.height) }
    if parts.isBelow { return CellSize(width: max(content.width, parts.width), height: content.height + parts.height) }
    guard parts.width > 0 else { return content }
    let needed = min(content.width + 1 + parts.width, CellLength.unbounded)
    let width = CellLength.isDefinite(proposal.width) ? max(proposal.width, needed) : needed
    return CellSize(width: width, height: max(content.height, parts.height))
  }

  func placeMarked(_ index: NodeIndex, _ proposal: Proposal) {
    let parts = markedParts(index, proposal)
    let rect = arena[index].pointee.rect
    let size = measure(parts.content, parts.contentProposal)
    place(parts.content, of: index, leading: 0, top: 0, size: size, parts.contentProposal)
    guard let badge = parts.badge, parts.width > 0 else { return }
    let bracket: Int32 = needsBrackets(badge) ? 1 : 0
    let end = parts.isInBorder ? size.width - 1 : rect.width
    let inner = CellSize(width: parts.width - 2 * bracket, height: parts.height)
    let leading = max(end - parts.width, 0) + bracket
    place(badge, of: index, leading: leading, top: parts.isBelow ? size.height : 0, size: inner, .ideal)
  }

  /// Whether a badge is letters or digits, which look like words of the view without brackets.
  func needsBrackets(_ badge: NodeIndex?) -> Bool {
    guard let text = firstText(in: badge) else { return false }
    return stores.texts[text].words.contains { $0.isLetter || $0.isNumber }
  }

  func firstText(in index: NodeIndex?) -> NodeStore<TextBlock>.Index? {
    var next = index
    while let node = next {
      if arena[node].pointee.kind == .text { return arena[node].pointee.text }
      next = arena[node].pointee.firstChild
    }
    return nil
  }

  /// Whether the outermost drawing around a view is a border.
  private func hasBorder(_ index: NodeIndex?) -> Bool {
    var next = index
    while let node = next, arena[node].pointee.childCount <= 1 {
      switch arena[node].pointee.kind {
      case .border: return true
      case .column, .background, .clip, .fixedFrame, .flexibleFrame: next = arena[node].pointee.firstChild
      default: return false
      }
    }
    return false
  }
}
