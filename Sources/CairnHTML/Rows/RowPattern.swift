import Cairn

/// The places in the output of what only one cell says.
struct CellParts {
  /// Where the cell begins.
  let start: Int
  /// The attribute with the address.
  var address: Range<Int>?
  var words: Range<Int>?
  var furtherWords: Range<Int>?
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

  /// The markup in front of an address that needs nothing but the path to the root: with that, and the attribute's name.
  let beforePlainAddress: Markup
  /// The markup in front of the attribute with the address, or of the words if there is none.
  let opening: Markup
  /// The markup between an address and the words; empty if there is no address.
  let beforeWords: Markup
  /// The markup between words and further words; empty if there are no further ones.
  let beforeFurtherWords: Markup
  let closing: Markup
  private let memory: UnsafeMutableRawBufferPointer

  /// Creates the pattern of a row that ends at the end of the output; `nil` if its beginning is not at hand any more.
  init?(
    _ cell: ListCell,
    _ parts: CellParts,
    pathToRoot: String,
    in writer: ByteWriter,
    around: ElementState,
    frameCount: Int
  ) {
    guard let words = parts.words, let row = writer.bytes(in: parts.start..<writer.position) else { return nil }
    let attribute = HTMLRenderer.address
    let address = parts.address ?? words.lowerBound..<words.lowerBound
    let further = parts.furtherWords ?? words.upperBound..<words.upperBound
    let addition = attribute.utf8CodeUnitCount + pathToRoot.utf8.count
    let memory = UnsafeMutableRawBufferPointer.allocate(
      byteCount: row.count + addition + Markup.padding,
      alignment: ByteBlock.size
    )
    var end = 0
    func copy(_ bytes: some Collection<UInt8>) {
      UnsafeMutableRawBufferPointer(rebasing: memory[end...]).copyBytes(from: bytes)
      end += bytes.count
    }
    /// Copies a part of the row and returns where it lies.
    func copy(_ start: Int, _ last: Int) -> Range<Int> {
      let first = end
      copy(row[start - parts.start..<last - parts.start])
      return first..<end
    }
    let opening = copy(parts.start, address.lowerBound)
    copy(UnsafeBufferPointer(start: attribute.utf8Start, count: attribute.utf8CodeUnitCount))
    copy(pathToRoot.utf8)
    let plainEnd = end
    let beforeWords = copy(address.upperBound, words.lowerBound)
    let beforeFurtherWords = copy(words.upperBound, further.lowerBound)
    let closing = copy(further.upperBound, writer.position)
    copy(repeatElement(0, count: memory.count - end))
    let all = Markup(memory, count: closing.upperBound)
    self.opening = all[opening]
    beforePlainAddress = all[..<plainEnd]
    self.beforeWords = all[beforeWords]
    self.beforeFurtherWords = all[beforeFurtherWords]
    self.closing = all[closing]
    self.memory = memory
    look = cell.lookKey
    accessories = cell.accessories
    hasAddress = parts.address != nil
    hasFurtherWords = parts.furtherWords != nil
    self.around = around
    self.frameCount = frameCount
  }

  deinit { memory.deallocate() }
}

extension ByteWriter {
  /// Returns bytes that were written before, if they are still in the buffer; they are valid until more is written.
  func bytes(in range: Range<Int>) -> UnsafeBufferPointer<UInt8>? {
    guard position - range.lowerBound <= count, range.upperBound <= position else { return nil }
    return UnsafeBufferPointer(start: next - (position - range.lowerBound), count: range.count)
  }
}
