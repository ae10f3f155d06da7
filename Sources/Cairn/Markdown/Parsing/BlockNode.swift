/// A block while it is being read.
///
/// Blocks refer to each other by their positions in one array.
struct BlockNode {
  /// What the block is.
  enum Kind: Equatable {
    case document
    case quote
    case list(ListMarker)
    case item(ItemIndent)
    case footnote
    case paragraph
    case heading(level: Int)
    case indentedCode
    case fencedCode(Fence)
    case html(HTMLBlockRule)
    case table
    case thematicBreak
    /// Definitions of link labels, which show nothing.
    case definitions
  }

  var kind: Kind
  /// The number of the first line, from 1.
  var firstLine: Int32
  /// The number of the last line that is not a blank one behind the content.
  var lastLine: Int32
  /// The column in which it begins, from 1.
  var column: Int32
  /// The lines of its content, in the parser's array.
  var segments: Range<Int32>
  var firstChild: Int32 = -1
  var lastChild: Int32 = -1
  var next: Int32 = -1

  init(_ kind: Kind, line: Int32, column: Int32, firstSegment: Int32) {
    self.kind = kind
    self.firstLine = line
    self.lastLine = line
    self.column = column
    self.segments = firstSegment..<firstSegment
  }

  var place: MarkdownPlace { MarkdownPlace(line: Int(firstLine), column: Int(column)) }

  /// Whether it can hold quotes, lists and other blocks.
  var isContainer: Bool {
    switch kind {
    case .document, .quote, .list, .item, .footnote: true
    default: false
    }
  }

  /// Whether it counts for the depth of nesting.
  var isLevel: Bool {
    switch kind {
    case .quote, .item, .footnote: true
    default: false
    }
  }
}

/// What the items of one list have in common.
enum ListMarker: Equatable {
  case bullet(UInt8)
  /// The first number, and the character behind it.
  case number(start: Int, delimiter: UInt8)

  /// Whether an item with the other marker continues a list with this one.
  func continues(with other: ListMarker) -> Bool {
    switch (self, other) {
    case (.bullet(let left), .bullet(let right)): left == right
    case (.number(_, let left), .number(_, let right)): left == right
    default: false
    }
  }
}

/// How far the content of an item is indented.
struct ItemIndent: Equatable {
  /// The columns before the marker.
  var markerOffset: Int
  /// The columns of the marker and the space behind it.
  var padding: Int

  var contentOffset: Int { markerOffset + padding }
}

/// The line that begins a block of code.
struct Fence: Equatable {
  var byte: UInt8
  var length: Int32
  var indent: Int32
  /// Where the info string stands in the source.
  var infoStart: Int32
  var infoEnd: Int32
}

/// A line of the content of a block.
struct LineSegment {
  /// Where the content begins in the source.
  var start: Int32
  /// Where it ends, before the line's end.
  var end: Int32
  /// Where the line begins in the source.
  var lineStart: Int32
  /// The number of the line, from 1.
  var line: Int32
  /// The number of spaces before the content, which are a part of a tab.
  var padding: UInt8 = 0
}
