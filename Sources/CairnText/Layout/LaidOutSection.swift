import Cairn

/// A section that has a layout: its parts among the nodes, and how they stood at the width asked about last.
final class LaidOutSection {
  let layout: SectionLayout
  let traits: LayoutTraits
  /// The nodes of the parts that there are.
  var header: NodeIndex?
  var items: NodeIndex?
  var footer: NodeIndex?
  var arrangement: SectionArrangement?

  init(layout: SectionLayout, traits: LayoutTraits) {
    self.layout = layout
    self.traits = traits
  }
}

/// Where the parts of a section stand at a width, in cells from its leading and upper edges.
struct SectionArrangement {
  /// A header, a footer, an item or the list of all items, and its place.
  struct Part {
    var node: NodeIndex
    /// The place, from the leading edge; mirrored where lines run from right to left.
    var rect: CellRect
    /// Whether it is higher than its place, which cuts it.
    var isCut = false
    /// Whether it lies in front of others and so hides what is behind it.
    var isInFront = false
  }

  /// A note that says how many items a section that scrolls sideways hides.
  struct Note {
    var hidden: Int
    var row: Int32
  }

  let width: Int32
  var height: Int32 = 0
  /// The parts in the order in which they are read.
  var parts: [Part] = []
  /// The parts in the order in which they are drawn; empty if it is the same and none is cut.
  var drawingOrder: [Int32] = [] {
    didSet { rows = RowIndex(drawingOrder.map { parts[Int($0)].rect }) }
  }
  private var rows = RowIndex([])
  /// The items that do not show.
  var hidden: [NodeIndex] = []
  var note: Note?
  /// The border of a decoration.
  var box: CellRect?
  /// What was wrong with the layout.
  var diagnostics: [LayoutDiagnostic] = []

  init(width: Int32) {
    self.width = width
  }

  /// The parts that may lie in the rows of a rectangle, in the order in which they are drawn.
  func drawn(in clip: CellRect, of node: LayoutNode) -> ArraySlice<Int32> {
    drawingOrder[rows.positions(from: clip.y - node.rect.y, to: clip.maxY - node.rect.y)]
  }

  /// The blank lines above and below everything in the section.
  var blankLines: (above: Int32, below: Int32) {
    guard box == nil, let first = parts.map(\.rect.y).min(), let last = parts.map(\.rect.maxY).max() else {
      return (0, 0)
    }
    return (max(first, 0), max(height - max(last, note.map { $0.row + 1 } ?? 0), 0))
  }
}
