import Cairn

extension TextRenderer {
  func beginStyle(_ style: StyleModifier) {
    resolver.beginStyle()
    if !beginLook(style) { inForce.begin(style) }
  }

  func endStyle() {
    resolver.endStyle()
    if !endLook() { inForce.endModifier() }
  }

  func beginAttribute(_ attribute: Attribute) {
    resolver.begin(attribute, for: self)
    inForce.begin(attribute)
  }

  func endAttribute() { inForce.endAttribute() }

  /// Opens a node for each open modifier of a box, outermost first.
  func openModifiers() {
    guard !inForce.modifiers.isEmpty else { return }
    var priority: Float?
    openGridCell()
    let depth = path.count
    for modifier in inForce.modifiers {
      if case .layoutPriority(let value) = modifier {
        priority = Float(value)
      } else {
        openModifier(modifier)
      }
    }
    guard let priority else { return }
    // A priority is the view's as a stack sees it, so it belongs to the outermost node.
    if path.count == depth { open(LayoutNode(.background)) }
    engine.arena[path[depth]].pointee.priority = priority
  }

  /// Opens a node for what a view says about its cell in a grid; it stands around all others of the view.
  private func openGridCell() {
    var placement = GridPlacement()
    for modifier in inForce.modifiers.reversed() { placement.add(modifier) }
    let row = engine.arena[path[path.count - 1]].pointee
    guard placement != GridPlacement(), row.kind == .gridRow else { return }
    var node = LayoutNode(.background)
    node.payload = .gridCell(
      columns: Int32(clamping: placement.columns),
      horizontal: placement.horizontal,
      vertical: placement.vertical
    )
    open(node)
  }

  private func openModifier(_ modifier: StyleModifier) {
    switch modifier {
    case .padding(let insets): openPadding(insets)
    case .frame(let frame): openFrame(frame)
    case .flexibleFrame(let frame): openFrame(frame)
    case .aspectRatio(let ratio, let mode):
      var node = LayoutNode(.aspectRatio, flags: mode == .fill ? .fillsFrame : [])
      node.payload = .ratio(ratio ?? 0)
      open(node)
    case .fixedSize(let horizontal, let vertical):
      var flags: LayoutNode.Flags = horizontal ? .fixesWidth : []
      if vertical { flags.insert(.fixesHeight) }
      open(LayoutNode(.fixedSize, flags: flags))
    case .background(let fill, _):
      var node = LayoutNode(.background)
      node.background = background(fill.representative)
      open(node)
    case .border(let fill, let width): if width > 0 { openBorder(fill) }
    case .clip: open(LayoutNode(.clip))
    case .offset(let x, let y): openOffset(x, y)
    case .hidden, .opacity: open(LayoutNode(.background, flags: .hidden))
    default: break
    }
  }

  private func openPadding(_ insets: EdgeInsets) {
    var node = LayoutNode(.padding)
    node.lengths = Self.cells(insets)
    if isInItem {
      node.lengths.top = min(node.lengths.top, Self.wholeRows(insets.top))
      node.lengths.bottom = min(node.lengths.bottom, Self.wholeRows(insets.bottom))
    }
    open(node)
  }

  /// Whether a row of a list or an element of a sequence is open; their own spacing is enough to set them apart.
  private var isInItem: Bool {
    path.contains { engine.arena[$0].pointee.kind == .list || engine.arena[$0].pointee.flags.contains(.holdsItems) }
  }

  /// Returns the rows that fit completely into a distance in points.
  private static func wholeRows(_ points: Double) -> Int32 {
    points > 0 ? Int32(min(points / 16, Double(CellLength.longest))) : 0
  }

  /// Returns insets in cells; negative ones become 0, because content beyond the edges would be lost.
  static func cells(_ insets: EdgeInsets) -> LayoutNode.Lengths {
    LayoutNode.Lengths(
      top: max(CellLength.rowGap(insets.top), 0),
      leading: max(CellLength.columnGap(insets.leading), 0),
      bottom: max(CellLength.rowGap(insets.bottom), 0),
      trailing: max(CellLength.columnGap(insets.trailing), 0)
    )
  }

  private func openFrame(_ frame: FixedFrame) {
    var node = LayoutNode(.fixedFrame)
    if let width = frame.width {
      node.flags.insert(.fixesWidth)
      node.lengths.width = CellLength.columns(width)
    }
    if let height = frame.height {
      node.flags.insert(.fixesHeight)
      node.lengths.height = CellLength.rows(height)
    }
    node.horizontal = frame.alignment.horizontal
    node.vertical = frame.alignment.vertical
    open(node)
  }

  private func openFrame(_ frame: FlexibleFrame) {
    func columns(_ points: Double?) -> Int32? {
      points.map { $0 == .infinity ? CellLength.unbounded : CellLength.columns($0) }
    }
    func rows(_ points: Double?) -> Int32? {
      points.map { $0 == .infinity ? CellLength.unbounded : CellLength.rows($0) }
    }
    var node = LayoutNode(.flexibleFrame)
    node.horizontal = frame.alignment.horizontal
    node.vertical = frame.alignment.vertical
    let limits = FrameLimits(
      minWidth: columns(frame.minWidth),
      idealWidth: columns(frame.idealWidth),
      maxWidth: columns(frame.maxWidth),
      minHeight: rows(frame.minHeight),
      idealHeight: rows(frame.idealHeight),
      maxHeight: rows(frame.maxHeight)
    )
    node.payload = .frame(engine.stores.frames.append(limits))
    open(node)
  }

  private func openBorder(_ fill: Fill) {
    var node = LayoutNode(.border)
    node.lengths = LayoutNode.Lengths(top: 1, leading: 1, bottom: 1, trailing: 1)
    node.style = style(fill.representative)
    open(node)
  }

  private func openOffset(_ x: Double, _ y: Double) {
    var node = LayoutNode(.offset)
    node.lengths.leading = CellLength.columnGap(x)
    node.lengths.top = CellLength.rowGap(y)
    engine.hasOverflow = true
    open(node)
  }
}
