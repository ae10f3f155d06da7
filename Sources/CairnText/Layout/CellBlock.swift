import Cairn

/// The parts of a row of a list among the nodes, as far as there are any, and how they stood at the width asked about last.
struct CellBlock {
  /// What shows in the gutter that a row is chosen.
  enum Marker {
    case none
    /// An arrowhead on the first line.
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
  /// The columns that the row is set in.
  var indentation: Int32 = 0
  /// The columns behind what stands at the end of the row.
  var trailingMargin: Int32 = 0
  /// The rows above and below everything.
  var above: Int32 = 0
  var below: Int32 = 0
  /// The rows between words and further words below them.
  var wordGap: Int32 = 0
  /// Whether the row is no words, so that it begins where the marks and pictures of others do.
  var spansRow = false
  /// The columns between picture and words.
  var imageGap: Int32 = 1
  /// Whether the further words stand at the end of the line where there is room.
  var isSideBySide = false
  var marker = Marker.none
  var markerStyle: UInt16 = 0
  var arrangement: (width: Int32, CellArrangement)?

  /// The parts from the leading edge on.
  var parts: [NodeIndex] { [leading, image, text, secondary, trailing].compactMap(\.self) }
}

/// Where the parts of a row stand, from its leading and upper edges.
struct CellArrangement {
  var leading = CellRect(x: 0, y: 0, width: 0, height: 0)
  var image = CellRect(x: 0, y: 0, width: 0, height: 0)
  var text = CellRect(x: 0, y: 0, width: 0, height: 0)
  var secondary = CellRect(x: 0, y: 0, width: 0, height: 0)
  var trailing = CellRect(x: 0, y: 0, width: 0, height: 0)
  /// The dots that lead from the words to the further words beside them.
  var leader: CellRect?
  var size = CellSize.zero

  /// Leaves rows above and below everything.
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
