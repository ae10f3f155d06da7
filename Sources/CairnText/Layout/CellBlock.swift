import Cairn

/// The parts of a row of a list, and their places at the width that was measured last.
struct CellBlock {
  /// The mark of a chosen row in the gutter.
  enum Marker {
    case none
    case arrow
    /// A bar as high as the row.
    case bar
  }

  /// The list whose columns the row shares.
  var list: NodeStore<ListBlock>.Index?
  var leading: NodeIndex?
  var image: NodeIndex?
  var text: NodeIndex?
  var secondary: NodeIndex?
  var trailing: NodeIndex?
  var indentation: Int32 = 0
  /// The blank columns behind the row's content.
  var trailingMargin: Int32 = 0
  /// The blank rows above and below the content.
  var above: Int32 = 0
  var below: Int32 = 0
  /// The blank rows between the words and the secondary words below them.
  var wordGap: Int32 = 0
  /// Whether the row shows no words, so that it begins in the column of marks and pictures.
  var spansRow = false
  /// The blank columns between picture and words.
  var imageGap: Int32 = 1
  /// Whether the secondary words stand at the end of the line if there is room.
  var isSideBySide = false
  var marker = Marker.none
  var markerStyle: UInt16 = 0
  var arrangement: (width: Int32, CellArrangement)?

  /// The parts in the order of reading.
  var parts: [NodeIndex] { [leading, image, text, secondary, trailing].compactMap(\.self) }
}

/// The places of a row's parts, relative to its leading and upper edges.
struct CellArrangement {
  var leading = CellRect(x: 0, y: 0, width: 0, height: 0)
  var image = CellRect(x: 0, y: 0, width: 0, height: 0)
  var text = CellRect(x: 0, y: 0, width: 0, height: 0)
  var secondary = CellRect(x: 0, y: 0, width: 0, height: 0)
  var trailing = CellRect(x: 0, y: 0, width: 0, height: 0)
  /// The dots between the words and the secondary words beside them.
  var leader: CellRect?
  var size = CellSize.zero

  mutating func addMargins(above: Int32, below: Int32) {
    for part in [\CellArrangement.leading, \.image, \.text, \.secondary, \.trailing] { self[keyPath: part].y += above }
    leader?.y += above
    size.height += above + below
  }

  mutating func include(_ rect: CellRect) {
    size.width = max(size.width, rect.maxX)
    size.height = max(size.height, rect.maxY)
  }
}
