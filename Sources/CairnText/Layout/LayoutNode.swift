import Cairn

/// A view in the arena: its kind, its place among others, its latest sizes and its rectangle.
///
/// It is trivial on purpose. Nodes lie in raw memory and refer to one another, to texts and to styles by index.
struct LayoutNode {
  var kind: Kind
  var flags: Flags
  var horizontal = HorizontalAlignment.leading
  var vertical = VerticalAlignment.top
  /// The style of the node's own drawing.
  var style: UInt16 = 0
  /// The style behind the node, 0 for none.
  var background: UInt16 = 0
  var priority: Float = 0

  var links = NodeLinks()
  var payload = Payload.none
  /// The insets, the size of a frame, or the distances between children.
  var lengths = Lengths()

  var memo = Memo()
  /// The number of times that the size was computed, not remembered.
  var measureCount: Int32 = 0
  var rect = CellRect(x: 0, y: 0, width: 0, height: 0)

  init(_ kind: Kind, flags: Flags = []) {
    self.kind = kind
    self.flags = flags
  }

  var firstChild: NodeIndex? { links.firstChild }
  var lastChild: NodeIndex? { links.lastChild }
  var next: NodeIndex? { links.next }
  var childCount: Int32 { links.childCount }

  enum Kind: UInt8 {
    // Leaves.
    case text, image, picture, spacer, divider, shape, progress
    // Containers of many.
    case row, column, depth, flow, grid, gridRow, lazyGrid, tree, badged, layers, compositional, list, cell, split,
      hanging, table, tableRow
    // Wrappers of one.
    case padding, border, bracket, fixedFrame, flexibleFrame, fixedSize, aspectRatio, background, clip, offset

    /// Whether nodes of the kind have one child and about its size.
    var isWrapper: Bool { rawValue >= Kind.padding.rawValue }
  }

  struct Flags: OptionSet {
    var rawValue: UInt32
    static let rightToLeft = Flags(rawValue: 1)
    /// The node takes more width when it is offered more.
    static let growsWide = Flags(rawValue: 1 << 1)
    /// The node takes more height when it is offered more.
    static let growsHigh = Flags(rawValue: 1 << 2)
    /// The node keeps its room and draws nothing.
    static let hidden = Flags(rawValue: 1 << 3)
    /// The node stands apart from its neighbours by a blank line.
    static let isBlock = Flags(rawValue: 1 << 4)
    /// The author gave the distance between the children.
    static let hasSpacing = Flags(rawValue: 1 << 5)
    /// The node holds the elements of a sequence.
    static let holdsItems = Flags(rawValue: 1 << 6)
    /// The spacer or divider stands in a row, not in a column.
    static let inRow = Flags(rawValue: 1 << 7)
    static let fixesWidth = Flags(rawValue: 1 << 8)
    static let fixesHeight = Flags(rawValue: 1 << 9)
    /// The node draws an outline instead of an area.
    static let isOutline = Flags(rawValue: 1 << 10)
    /// The ratio fills the frame around it instead of fitting into it.
    static let fillsFrame = Flags(rawValue: 1 << 11)
    /// The node is a title and the content that it unfolds.
    static let unfolds = Flags(rawValue: 1 << 12)
    /// The node draws something wherever it grows; for a frame, its height is visible.
    static let showsHeight = Flags(rawValue: 1 << 13)
    /// The leaf draws nothing, such as a clear colour or a decorative picture.
    static let isEmpty = Flags(rawValue: 1 << 14)
    /// The view has a badge that the layout places, shown in brackets.
    static let isMarked = Flags(rawValue: 1 << 15)
    /// The column takes the width that it is offered.
    static let takesWidth = Flags(rawValue: 1 << 16)
    static let hasRoundCorners = Flags(rawValue: 1 << 17)
    /// The flow is of words and never hides an item.
    static let flowsWords = Flags(rawValue: 1 << 18)
    /// The row keeps the mark before its words, even if the words are torn then.
    static let keepsLead = Flags(rawValue: 1 << 19)
    /// The glyph stands for a picture.
    static let isSymbol = Flags(rawValue: 1 << 20)
    /// The row of a grid has its own alignment.
    static let hasAlignment = Flags(rawValue: 1 << 21)
    /// The padding has a line at its leading edge.
    static let hasBar = Flags(rawValue: 1 << 22)
    /// The mark of the item stands at the leading edge, not beside its words.
    static let hasLeadingMark = Flags(rawValue: 1 << 24)
    /// The cell of a table is the header of its row.
    static let isHeaderOfRow = Flags(rawValue: 1 << 23)
  }

  /// Four lengths: insets, the size of a frame, or the distances between columns and rows.
  struct Lengths {
    var top: Int32 = 0
    var leading: Int32 = 0
    var bottom: Int32 = 0
    var trailing: Int32 = 0

    var horizontal: Int32 { leading + trailing }
    var vertical: Int32 { top + bottom }
    /// The width of a frame, or the distance between columns.
    var width: Int32 {
      get { leading }
      set { leading = newValue }
    }
    /// The height of a frame, or the distance between rows.
    var height: Int32 {
      get { top }
      set { top = newValue }
    }
  }

  /// The last three sizes, with their proposals.
  struct Memo {
    private var first = Entry()
    private var second = Entry()
    private var third = Entry()
    private var nextSlot: UInt8 = 0

    private struct Entry {
      var proposal = Proposal(width: -2, height: -2)
      var size = CellSize.zero
    }

    @inline(__always)
    func size(for proposal: Proposal) -> CellSize? {
      if first.proposal == proposal { return first.size }
      if second.proposal == proposal { return second.size }
      if third.proposal == proposal { return third.size }
      return nil
    }

    @inline(__always)
    mutating func remember(_ size: CellSize, for proposal: Proposal) {
      let entry = Entry(proposal: proposal, size: size)
      switch nextSlot {
      case 0: first = entry
      case 1: second = entry
      default: third = entry
      }
      nextSlot = nextSlot == 2 ? 0 : nextSlot + 1
    }
  }
}
