import Cairn

/// The measuring and placing of an arena's nodes, in whole cells.
///
/// Containers propose sizes and nodes answer, as in SwiftUI. Answers are remembered, so the work grows linearly with
/// the number of nodes: see ``mostMeasures``.
final class LayoutEngine {
  let arena = NodeArena()
  @exclusivity(unchecked) var stores = NodeStores()
  /// The problems of the layouts that were placed.
  var layoutDiagnostics: [LayoutDiagnostic] = []
  let characters: CharacterRepertoire
  let presentation: SectionPresentation
  /// Whether a node may draw outside of its rectangle; then painting cannot skip nodes elsewhere.
  var hasOverflow = false
  /// The highest number of times that one node was measured.
  @exclusivity(unchecked) private(set) var mostMeasures: Int32 = 0
  /// The children of the rows that are being laid out.
  @exclusivity(unchecked) var scratch: [RowChild] = []

  init(characters: CharacterRepertoire, presentation: SectionPresentation) {
    self.characters = characters
    self.presentation = presentation
  }

  func removeAll() {
    arena.removeAll()
    stores.removeAll()
    hasOverflow = false
  }

  /// Returns the size of a node for a proposal; without a node, 0.
  @inline(__always)
  func measure(_ index: NodeIndex?, _ proposal: Proposal) -> CellSize {
    guard let index else { return .zero }
    return measure(index, proposal)
  }

  func measure(_ index: NodeIndex, _ proposal: Proposal) -> CellSize {
    let node = arena[index]
    if let size = node.pointee.memo.size(for: proposal) { return size }
    if proposal.height != CellLength.open, !node.pointee.flags.contains(.growsHigh) {
      let natural = measure(index, Proposal(width: proposal.width, height: CellLength.open))
      if natural.height <= proposal.height || proposal.height <= 0 { return natural }
    }
    let size = computeSize(index, proposal)
    node.pointee.memo.remember(size, for: proposal)
    node.pointee.measureCount += 1
    if node.pointee.measureCount > mostMeasures { mostMeasures = node.pointee.measureCount }
    return size
  }

  private func computeSize(_ index: NodeIndex, _ proposal: Proposal) -> CellSize {
    let node = arena[index]
    switch node.pointee.kind {
    case .text: return stores.texts[node.pointee.text].size(for: proposal)
    case .image: return imageSize(node.pointee, proposal)
    case .picture: return pictureSize(node.pointee, proposal)
    case .spacer: return spacerSize(node.pointee, proposal)
    case .divider: return dividerSize(node.pointee, proposal)
    case .shape: return shapeSize(node.pointee, proposal)
    case .progress: return progressSize(node.pointee, proposal)
    case .row, .gridRow, .tableRow: return rowSize(index, proposal)
    case .column: return columnSize(index, proposal)
    case .depth: return depthSize(index, proposal)
    case .flow: return flowSize(index, proposal)
    case .grid: return gridSize(index, proposal)
    case .lazyGrid: return lazyGridSize(index, proposal)
    case .tree: return treeSize(index, proposal)
    case .badged:
      return node.pointee.flags.contains(.isMarked) ? markedSize(index, proposal) : badgedSize(index, proposal)
    case .layers: return layersSize(index, proposal)
    case .compositional: return sectionSize(index, proposal)
    case .list: return listSize(index, proposal)
    case .cell: return cellSize(index, proposal)
    case .split: return splitSize(index, proposal)
    case .hanging: return hangingSize(index, proposal)
    case .table: return tableSize(index, proposal)
    case .padding, .border, .bracket: return insetSize(index, proposal)
    case .fixedFrame: return fixedFrameSize(index, proposal)
    case .flexibleFrame: return flexibleFrameSize(index, proposal)
    case .fixedSize, .aspectRatio, .background, .clip, .offset:
      return measure(node.pointee.firstChild, innerProposal(index, proposal))
    }
  }

  /// Places a node in a rectangle, and its children in it; the proposal is the one that gave the size.
  func place(_ index: NodeIndex, in rect: CellRect, _ proposal: Proposal) {
    let node = arena[index]
    node.pointee.rect = rect
    switch node.pointee.kind {
    case .text, .image, .picture, .spacer, .divider, .shape, .progress: break
    case .row, .gridRow, .tableRow: placeRow(index, proposal)
    case .column: placeColumn(index, proposal)
    case .depth: placeDepth(index, proposal)
    case .flow: placeFlow(index, proposal)
    case .grid: placeGrid(index, proposal)
    case .lazyGrid: placeLazyGrid(index, proposal)
    case .tree: placeTree(index, proposal)
    case .badged:
      if node.pointee.flags.contains(.isMarked) { placeMarked(index, proposal) } else { placeBadged(index, proposal) }
    case .layers: placeLayers(index, proposal)
    case .compositional: placeSection(index, proposal)
    case .list: placeList(index, proposal)
    case .cell: placeCell(index, proposal)
    case .split: placeSplit(index, proposal)
    case .hanging: placeHanging(index, proposal)
    case .table: placeTable(index, proposal)
    case .padding, .border, .bracket: placeInset(index, proposal)
    case .fixedFrame, .flexibleFrame: placeFramed(index, proposal)
    case .fixedSize, .aspectRatio, .background, .clip, .offset: placeWrapped(index, proposal)
    }
  }

  // MARK: - What containers share

  @inline(__always)
  func forEachChild(_ index: NodeIndex, _ body: (NodeIndex) -> Void) {
    var next = arena[index].pointee.firstChild
    while let child = next {
      body(child)
      next = arena[child].pointee.next
    }
  }

  /// Places a child, if there is one, at a distance from the leading and top edges of its container.
  @inline(__always)
  func place(
    _ child: NodeIndex?,
    of parent: NodeIndex,
    leading: Int32,
    top: Int32,
    size: CellSize,
    _ proposal: Proposal
  ) {
    guard let child else { return }
    let container = arena[parent].pointee
    let isMirrored = container.flags.contains(.rightToLeft)
    let x = isMirrored ? container.rect.maxX - leading - size.width : container.rect.x + leading
    let rect = CellRect(x: x, y: container.rect.y + top, width: size.width, height: size.height)
    place(child, in: rect, proposal)
  }

  /// Returns the distance from the leading edge, for an amount of free room.
  @inline(__always)
  static func offset(_ alignment: HorizontalAlignment, _ room: Int32) -> Int32 {
    switch alignment {
    case .leading: 0
    case .center: room / 2
    case .trailing: room
    }
  }

  /// Returns the distance from the top edge, for an amount of free room.
  @inline(__always)
  static func offset(_ alignment: VerticalAlignment, _ room: Int32) -> Int32 {
    switch alignment {
    case .top, .firstTextBaseline: 0
    case .center: room / 2
    case .bottom, .lastTextBaseline: room
    }
  }
}
