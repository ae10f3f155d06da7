import Cairn

/// The places in the output of what only one cell says.
struct CellParts {
  /// Where the cell begins.
  let start: Int
  /// The attribute with the address.
  var address: Range<Int>?
  var words: Range<Int>?
  var furtherWords: Range<Int>?

  /// The parts in their order.
  var all: [Range<Int>] { [address, words, furtherWords].compactMap { $0 } }
}

/// The last row of a list, if the next one can only differ from it in its words and its address.
///
/// What the next row has in common with it is copied from the output, so the markup of cells is decided in one place.
final class RowPattern {
  let look: ContentConfiguration.LookKey
  let accessories: [Accessory]
  let hasAddress: Bool
  let hasFurtherWords: Bool
  /// The state of the renderer around the row.
  let around: ElementState
  let frameCount: Int
  /// The markup around the parts that only one cell says, of which there is one more than of those.
  private let markup: [UInt8]
  private let ends: [Int]

  /// Creates the pattern of a row that ends at the end of the output; `nil` if its beginning is not at hand any more.
  init?(_ cell: ListCell, _ parts: CellParts, in writer: ByteWriter, around: ElementState, frameCount: Int) {
    var markup: [UInt8] = []
    var ends: [Int] = []
    var start = parts.start
    for part in parts.all + [writer.position..<writer.position] {
      guard let bytes = writer.bytes(in: start..<part.lowerBound) else { return nil }
      markup += bytes
      ends.append(markup.count)
      start = part.upperBound
    }
    look = cell.lookKey
    accessories = cell.accessories
    hasAddress = parts.address != nil
    hasFurtherWords = parts.furtherWords != nil
    self.around = around
    self.frameCount = frameCount
    self.markup = markup
    self.ends = ends
  }

  /// Writes the markup between two parts.
  @inline(__always)
  func write(_ number: Int, to writer: ByteWriter) {
    markup.withUnsafeBufferPointer { markup in
      let start = number == 0 ? 0 : ends[number - 1]
      writer.write(UnsafeBufferPointer(rebasing: markup[start..<ends[number]]))
    }
  }
}

extension ByteWriter {
  /// Returns bytes that were written before, if they are still in the buffer; they are valid until more is written.
  func bytes(in range: Range<Int>) -> UnsafeBufferPointer<UInt8>? {
    guard position - range.lowerBound <= count, range.upperBound <= position else { return nil }
    return UnsafeBufferPointer(start: next - (position - range.lowerBound), count: range.count)
  }
}
