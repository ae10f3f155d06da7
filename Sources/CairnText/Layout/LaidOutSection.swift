import Cairn

/// A section with a layout: the nodes of its parts, and their places at the width that was measured last.
final class LaidOutSection {
  let layout: SectionLayout
  let traits: LayoutTraits
  /// Whether sections follow one another sideways where the width allows it.
  let isOfSidewaysLayout: Bool
  var header: NodeIndex?
  var items: NodeIndex?
  var footer: NodeIndex?
  /// The nodes of the views behind it.
  var decorations: [NodeIndex] = []
  var arrangement: SectionArrangement?

  init(layout: SectionLayout, traits: LayoutTraits, isOfSidewaysLayout: Bool = false) {
    self.isOfSidewaysLayout = isOfSidewaysLayout
    self.layout = layout
    self.traits = traits
  }
}

/// The places of a section's parts at a width, relative to its leading and upper edges.
struct SectionArrangement {
  /// A header, a footer, an item or the list of all items, with its place.
  struct Part {
    var node: NodeIndex
    /// The place, from the leading edge.
    var rect: CellRect
    /// Whether the place cuts a part that is higher.
    var isCut = false
    /// Whether the part hides others behind it.
    var isInFront = false
  }

  /// A view behind the section.
  struct Decoration {
    var node: NodeIndex
    var rect: CellRect
    /// Whether there are cells between its edges and the items, on each side; otherwise only its fills show.
    var hasRoom: Bool
  }

  /// A note about the number of hidden items in a section that scrolls sideways.
  struct Note {
    var hidden: Int
    var row: Int32
  }

  let width: Int32
  var height: Int32 = 0
  /// The parts in the order of reading.
  var parts: [Part] = []
  /// The parts in the order of drawing; empty if that is the order of reading and no part is cut.
  var drawingOrder: [Int32] = [] {
    didSet { rows = RowIndex(drawingOrder.map { parts[Int($0)].rect }) }
  }
  private var rows = RowIndex([])
  var hidden: [NodeIndex] = []
  var note: Note?
  /// The border of a decoration.
  var box: CellRect?
  /// The views behind the section, the one that is farthest behind first.
  var decorations: [Decoration] = []
  var diagnostics: [LayoutDiagnostic] = []

  init(width: Int32) {
    self.width = width
  }

  /// Returns the parts that may lie in the rows of a rectangle, in the order of drawing.
  func drawn(in clip: CellRect, of node: LayoutNode) -> ArraySlice<Int32> {
    drawingOrder[rows.positions(from: clip.y - node.rect.y, to: clip.maxY - node.rect.y)]
  }

  /// The blank lines above and below everything in the section.
  var blankLines: (above: Int32, below: Int32) {
    guard box == nil, decorations.isEmpty, let first = parts.map(\.rect.y).min(),
      let last = parts.map(\.rect.maxY).max()
    else {
      return (0, 0)
    }
    return (max(first, 0), max(height - max(last, note.map { $0.row + 1 } ?? 0), 0))
  }
}
