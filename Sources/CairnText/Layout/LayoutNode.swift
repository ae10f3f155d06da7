import Cairn

/// A view in the arena: what it is, its place among others, its sizes so far and where it ended up.
///
/// Trivial on purpose: nodes lie in raw memory and refer to one another, to texts and to styles by index.
struct LayoutNode {
  var kind: Kind
  var flags: Flags
  var horizontal = HorizontalAlignment.leading
  var vertical = VerticalAlignment.top
  /// The style of what the node itself draws.
  var style: UInt16 = 0
  /// The style behind the node, 0 for none.
  var background: UInt16 = 0
  var priority: Float = 0

  /// The nodes around it, which the arena links.
  var links = NodeLinks()
  var payload = Payload.none
  /// Insets, the size of a frame, or the distances between children.
  var lengths = Lengths()

  var memo = Memo()
  /// How often the size was computed rather than remembered.
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
    case row, column, depth, flow, grid, gridRow, lazyGrid, tree, badged, layers, compositional, list, cell, split
    // Wrappers of one.
    case padding, border, bracket, fixedFrame, flexibleFrame, fixedSize, aspectRatio, background, clip, offset

    /// Whether nodes of the kind have one child and its size, more or less.
    var isWrapper: Bool { rawValue >= Kind.padding.rawValue }
  }

  struct Flags: OptionSet {
    var rawValue: UInt32
    static let rightToLeft = Flags(rawValue: 1)
    /// Takes more width when offered more.
    static let growsWide = Flags(rawValue: 1 << 1)
    /// Takes more height when offered more.
    static let growsHigh = Flags(rawValue: 1 << 2)
    /// Keeps its room and shows nothing.
    static let hidden = Flags(rawValue: 1 << 3)
    /// Stands apart from its neighbours by a blank line.
    static let isBlock = Flags(rawValue: 1 << 4)
    /// Has a distance between children that the author gave.
    static let hasSpacing = Flags(rawValue: 1 << 5)
    /// A container of a sequence's elements.
    static let holdsItems = Flags(rawValue: 1 << 6)
    /// A spacer or divider that stands in a row, not in a column.
    static let inRow = Flags(rawValue: 1 << 7)
    /// A modifier that fixes or keeps the first of two axes.
    static let fixesWidth = Flags(rawValue: 1 << 8)
    /// A modifier that fixes or keeps the second of two axes.
    static let fixesHeight = Flags(rawValue: 1 << 9)
    /// Draws an outline rather than an area.
    static let isOutline = Flags(rawValue: 1 << 10)
    /// A ratio that fills the frame around it instead of fitting in.
    static let fillsFrame = Flags(rawValue: 1 << 11)
    /// A title and what unfolds under it.
    static let unfolds = Flags(rawValue: 1 << 12)
    /// Draws something wherever it grows; of a frame, one can see how high it is.
    static let showsHeight = Flags(rawValue: 1 << 13)
    /// A leaf that draws nothing, such as a clear colour or a decorative picture.
    static let isEmpty = Flags(rawValue: 1 << 14)
    /// A view with a badge that the layout fastens to it, shown in brackets.
    static let isMarked = Flags(rawValue: 1 << 15)
    /// A column that takes the width it is offered.
    static let takesWidth = Flags(rawValue: 1 << 16)
    /// A box with round corners.
    static let hasRoundCorners = Flags(rawValue: 1 << 17)
    /// A flow of words, which never hides an item.
    static let flowsWords = Flags(rawValue: 1 << 18)
    /// A row that keeps what stands in front of words there even where these are torn.
    static let keepsLead = Flags(rawValue: 1 << 19)
    /// A glyph that stands for a picture.
    static let isSymbol = Flags(rawValue: 1 << 20)
    /// A row of a grid with an alignment of its own.
    static let hasAlignment = Flags(rawValue: 1 << 21)
  }

  /// Four lengths: the sides of insets; the width and height of a frame; the distances between rows and columns.
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

  /// The last three sizes with the proposals they answer.
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
