import Cairn

extension LayoutEngine {
  /// The blank columns between words and the content at the end of their line.
  private static let trailingGap: Int32 = 2
  /// The smallest width of words before other parts give way.
  static let leastWords: Int32 = 12
  /// Rows up to this width get more lines before words are torn.
  private static let narrowRow: Int32 = 20
  /// The columns of a system accessory.
  private static let widestMark: Int32 = 3
  /// The widest description of a picture before the words; wider ones stand above them.
  private static let widestImage: Int32 = 12

  /// Returns the size of a row: the proposed width, or that of its parts.
  func cellSize(_ index: NodeIndex, _ proposal: Proposal) -> CellSize {
    let number = arena[index].pointee.cell
    switch proposal.width {
    case 0:
      let least = stores.cells[number].parts.reduce(1) { width, part in
        max(width, measure(part, Proposal(width: 0, height: CellLength.open)).width)
      }
      return CellSize(width: least, height: 1)
    case CellLength.open: return arrange(number, width: idealWidth(of: number)).size
    case CellLength.unbounded...:
      let size = arrange(number, width: idealWidth(of: number)).size
      return CellSize(width: CellLength.unbounded, height: size.height)
    default:
      let size = arrange(number, width: proposal.width).size
      return CellSize(width: proposal.width, height: size.height)
    }
  }

  func placeCell(_ index: NodeIndex, _ proposal: Proposal) {
    let node = arena[index].pointee
    let number = node.cell
    let arrangement = arrange(number, width: max(node.rect.width, 1))
    let block = stores.cells[number]
    placePart(block.leading, arrangement.leading, of: index)
    placePart(block.image, arrangement.image, of: index)
    placePart(block.text, arrangement.text, of: index)
    placePart(block.secondary, arrangement.secondary, of: index)
    placePart(block.trailing, arrangement.trailing, of: index)
  }

  private func placePart(_ part: NodeIndex?, _ rect: CellRect, of index: NodeIndex) {
    guard let part else { return }
    let size = CellSize(width: rect.width, height: rect.height)
    let proposal = Proposal(width: max(rect.width, 1), height: CellLength.open)
    place(part, of: index, leading: rect.x, top: rect.y, size: size, proposal)
  }

  // MARK: - Columns

  private func ideal(_ part: NodeIndex?) -> Int32 {
    min(measure(part, .ideal).width, CellLength.longest)
  }

  private func idealWidth(of number: NodeStore<CellBlock>.Index) -> Int32 {
    let block = stores.cells[number]
    let columns = columns(of: block)
    let words = ideal(block.text)
    let further = ideal(block.secondary)
    let gap = words > 0 && further > 0 ? Self.trailingGap : 0
    let trailing = ideal(block.trailing)
    return max(
      block.indentation + columns.leading + columns.image
        + (block.isSideBySide ? words + gap + further : max(words, further))
        + (trailing > 0 ? trailing + Self.trailingGap : 0) + block.trailingMargin,
      1
    )
  }

  /// Returns the columns before a row's words; they are those of its list, so that words line up.
  func columns(of block: CellBlock) -> ListBlock.Columns {
    guard !block.spansRow, let list = block.list.map({ stores.lists[$0] }) else { return ownColumns(of: block) }
    if let columns = list.columns { return columns }
    var columns = ListBlock.Columns()
    for cell in list.cells {
      let own = ownColumns(of: stores.cells[cell])
      columns.leading = max(columns.leading, own.leading)
      columns.image = max(columns.image, own.image)
    }
    list.columns = columns
    return columns
  }

  private func ownColumns(of block: CellBlock) -> ListBlock.Columns {
    let leading = ideal(block.leading)
    let image = isCaption(block) ? 0 : ideal(block.image)
    return ListBlock.Columns(leading: leading > 0 ? leading + 1 : 0, image: image > 0 ? image + block.imageGap : 0)
  }

  private func isCaption(_ block: CellBlock) -> Bool { ideal(block.image) > Self.widestImage }

  // MARK: - Places

  private func arrange(_ number: NodeStore<CellBlock>.Index, width: Int32) -> CellArrangement {
    if let known = stores.cells[number].arrangement, known.width == width { return known.1 }
    let block = stores.cells[number]
    var arrangement = places(of: block, width: max(width - block.trailingMargin, 1))
    if block.above > 0 || block.below > 0 { arrangement.addMargins(above: block.above, below: block.below) }
    stores.cells[number].arrangement = (width, arrangement)
    return arrangement
  }

  /// Returns the places of a row's parts between its margins.
  private func places(of block: CellBlock, width: Int32) -> CellArrangement {
    var arrangement = CellArrangement()
    let columns = columns(of: block)
    let indentation = min(block.indentation, width / 2)
    let wanted = min(max(ideal(block.text), ideal(block.secondary)), Self.leastWords)
    var x = indentation + columns.leading + columns.image
    if x > 0, width - x < leastWords(of: block, wanted, within: width) {
      x = 0
      stack(block, width, &arrangement)
    } else {
      arrangement.leading = box(block.leading, x: indentation, y: 0, width: columns.leading)
      arrangement.include(arrangement.leading)
      if !isCaption(block) {
        let room = columns.image - block.imageGap
        arrangement.image = box(block.image, x: indentation + columns.leading, y: 0, width: room)
        arrangement.include(arrangement.image)
      }
    }
    let trailing = ideal(block.trailing)
    // A mark gets a line of its own only if hardly any columns are left for words.
    let least = trailing <= Self.widestMark ? min(wanted, Self.widestMark * 2) : wanted
    let isBeside = trailing > 0 && width - x - trailing - Self.trailingGap >= least
    let top = x == 0 ? arrangement.size.height : 0
    let room = width - x - (isBeside ? trailing + Self.trailingGap : 0)
    placeWords(block, x: x, y: top, width: max(room, 1), &arrangement)
    if isBeside {
      arrangement.trailing = box(block.trailing, x: width - trailing, y: top, width: trailing)
    } else if trailing > 0 {
      arrangement.trailing = box(block.trailing, x: x, y: arrangement.size.height, width: min(trailing, width - x))
    }
    arrangement.include(arrangement.trailing)
    if isCaption(block), arrangement.image.height == 0 {
      arrangement.image = box(block.image, x: x, y: arrangement.size.height, width: width - x)
      arrangement.include(arrangement.image)
    }
    return arrangement
  }

  /// Returns the smallest width of a row's words; with less, they go below the parts before them.
  private func leastWords(of block: CellBlock, _ wanted: Int32, within width: Int32) -> Int32 {
    let least = max(min(wanted, Self.widestMark * 2), 1)
    guard width <= Self.narrowRow else { return least }
    return [block.text, block.secondary].compactMap(\.self).reduce(least) { least, part in
      let word = measure(part, Proposal(width: 0, height: CellLength.open)).width
      // A word that is wider than the row is torn in any case.
      return word > width ? least : max(least, word)
    }
  }

  /// Puts the parts before the words above them, because there is no room beside them.
  private func stack(_ block: CellBlock, _ width: Int32, _ arrangement: inout CellArrangement) {
    arrangement.leading = box(block.leading, x: 0, y: 0, width: width)
    arrangement.include(arrangement.leading)
    let end = arrangement.leading.width > 0 ? arrangement.leading.width + 1 : 0
    guard !isCaption(block) else { return }
    let isBeside = width - end >= ideal(block.image)
    let x = isBeside ? end : 0
    arrangement.image = box(block.image, x: x, y: isBeside ? 0 : arrangement.size.height, width: width - x)
    arrangement.include(arrangement.image)
  }

  private func placeWords(_ block: CellBlock, x: Int32, y: Int32, width: Int32, _ arrangement: inout CellArrangement) {
    if block.isSideBySide, block.text != nil, block.secondary != nil {
      let words = ideal(block.text)
      let further = ideal(block.secondary)
      let spare = width - words - further
      if spare >= Self.trailingGap {
        arrangement.text = box(block.text, x: x, y: y, width: words)
        arrangement.secondary = box(block.secondary, x: x + width - further, y: y, width: further)
        if spare > 4 { arrangement.leader = CellRect(x: x + words + 1, y: y, width: spare - 2, height: 1) }
        arrangement.include(arrangement.text)
        arrangement.include(arrangement.secondary)
        return
      }
    }
    arrangement.text = box(block.text, x: x, y: y, width: width, fills: true)
    arrangement.include(arrangement.text)
    let below = block.text == nil ? y : arrangement.text.maxY + block.wordGap
    arrangement.secondary = box(block.secondary, x: x, y: below, width: width, fills: true)
    arrangement.include(arrangement.secondary)
  }

  /// Returns the place of a part; a part that fills its room aligns its words itself.
  private func box(_ part: NodeIndex?, x: Int32, y: Int32, width: Int32, fills: Bool = false) -> CellRect {
    guard let part, width > 0 else { return CellRect(x: x, y: y, width: 0, height: 0) }
    let size = measure(part, Proposal(width: width, height: CellLength.open))
    return CellRect(x: x, y: y, width: fills ? width : min(size.width, width), height: size.height)
  }
}
