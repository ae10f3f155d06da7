/// The output of complete parts of a page: they are laid out, drawn and written in bands of limited height.
struct SectionOutput {
  private let engine: LayoutEngine
  private let canvas: Canvas
  private var painter: Painter
  private var emitter: CanvasEmitter
  private let buffer: ByteBuffer
  private let options: TextOptions

  /// The columns that padding around the whole page takes at both edges.
  var leadingInset: Int32 = 0
  var trailingInset: Int32 = 0
  /// Whether a blank line comes before the next part.
  var needsGap = false
  /// The blank lines that a collection's layout wants before the next part.
  private var sectionGap: Int32 = 0
  /// The blank lines between the sections of the open collection.
  var collectionGap: Int32 = 0
  private var lastWasBlock = false
  private var lastBlankLines: Int32 = 0
  /// The number of nodes that painting visited, for tests.
  var visits: Int { painter.visits }
  /// The highest number of nodes at one time, for tests.
  private(set) var mostNodes = 0

  private static let bandHeight: Int32 = 512

  init(options: TextOptions, engine: LayoutEngine, buffer: ByteBuffer, endsLines: Bool) {
    self.options = options
    self.engine = engine
    self.buffer = buffer
    canvas = Canvas(width: Int32(clamping: options.width))
    painter = Painter(engine: engine, canvas: canvas)
    emitter = CanvasEmitter(options: options, endsLines: endsLines)
  }

  mutating func forgetStyles() { emitter.forgetStyles(options) }

  /// Writes the children of the root and removes them.
  mutating func write(_ styles: StyleTable, _ links: LinkTable) {
    mostNodes = max(mostNodes, engine.arena.count)
    assert(engine.arena.checkInvariants())
    engine.forEachChild(engine.arena.root) { write($0, styles, links) }
    engine.removeAll()
  }

  private mutating func write(_ node: NodeIndex, _ styles: StyleTable, _ links: LinkTable) {
    let width = max(canvas.width - leadingInset - trailingInset, 1)
    let proposal = Proposal(width: width, height: CellLength.open)
    let size = engine.measure(node, proposal)
    guard size.height > 0 else { return }
    let flags = engine.arena[node].pointee.flags
    let blank = engine.blankLines(of: node)
    if emitter.hasLines, needsGap || flags.contains(.isBlock) || lastWasBlock {
      let least: Int32 = lastBlankLines + blank.above > 0 ? 0 : 1
      emitter.emitBlankLines(max(sectionGap, least), to: buffer)
    }
    lastBlankLines = blank.below
    sectionGap = 0
    needsGap = false
    lastWasBlock = flags.contains(.isBlock)
    let isMirrored = flags.contains(.rightToLeft)
    let x = isMirrored ? canvas.width - trailingInset - min(size.width, width) : leadingInset
    let rect = CellRect(x: max(x, 0), y: 0, width: min(size.width, canvas.width), height: size.height)
    engine.place(node, in: rect, proposal)
    painter.beginPart()
    var top: Int32 = 0
    while top < size.height {
      let bottom = min(top + Self.bandHeight, size.height)
      canvas.clear(top..<bottom)
      painter.paint(node)
      emitter.emit(canvas, styles, links, to: buffer)
      top = bottom
    }
  }

  /// Leaves room between a section and the one before.
  mutating func beginSection(isFirst: Bool) {
    needsGap = true
    if !isFirst { sectionGap = collectionGap }
  }

  mutating func writeBlankLines(_ count: Int32) { emitter.emitBlankLines(count, to: buffer) }

  mutating func finish() { buffer.flush() }
}
