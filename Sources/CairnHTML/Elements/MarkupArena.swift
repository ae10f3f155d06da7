/// Memory for the markup of elements.
///
/// It never moves, so markup is copied into a page without a look-up.
final class MarkupArena {
  /// The least size of a block in bytes; a page has so few elements that their markup fits into one.
  private static let blockSize = 4096
  private static let alignment = 16

  private var blocks: [UnsafeMutableRawPointer] = []
  /// How many bytes of the last block are taken, and how many it has.
  private var taken = (count: 0, of: 0)
  private var elements: [UnsafeMutablePointer<ResolvedElement>] = []

  deinit {
    for block in blocks { block.deallocate() }
  }

  /// Returns memory that lives as long as the arena.
  private func allocate(_ count: Int) -> UnsafeMutableRawPointer {
    let size = (count + Self.alignment - 1) / Self.alignment * Self.alignment
    if let block = blocks.last, taken.count + size <= taken.of {
      defer { taken.count += size }
      return block + taken.count
    }
    taken = (size, max(Self.blockSize, size))
    let block = UnsafeMutableRawPointer.allocate(byteCount: taken.of, alignment: Self.alignment)
    blocks.append(block)
    return block
  }

  /// Stores tags one behind the other; they live as long as the arena.
  func store(_ tags: String...) -> Markup {
    let count = tags.reduce(0) { $0 + $1.utf8.count }
    let size = count + Markup.padding
    let memory = UnsafeMutableRawBufferPointer(start: allocate(size), count: size)
    var end = 0
    for var part in tags {
      part.withUTF8 { UnsafeMutableRawBufferPointer(rebasing: memory[end...]).copyBytes(from: $0) }
      end += part.utf8.count
    }
    for index in end..<size { memory[index] = 0 }
    return Markup(memory, count: count)
  }

  func store(_ markup: ElementMarkup) -> ResolvedElement.Reference {
    let all = store(markup.head, markup.tail, markup.closing)
    let headCount = markup.head.utf8.count
    let openingCount = headCount + markup.tail.utf8.count
    let element = allocate(MemoryLayout<ResolvedElement>.size).initializeMemory(
      as: ResolvedElement.self,
      to: ResolvedElement(
        head: all[..<headCount],
        tail: all[headCount..<openingCount],
        opening: all[..<openingCount],
        closing: all[openingCount...],
        childContext: markup.childContext,
        isScroller: markup.isScroller,
        hasRole: markup.hasRole,
        isBare: markup.isBare
      )
    )
    elements.append(element)
    return ResolvedElement.Reference(element)
  }

  /// Checks that the parts of each element lie one after the other.
  ///
  /// - Returns: `true`, so that the check can stand in an assertion, which release builds leave out.
  func checkInvariants() -> Bool {
    for element in elements {
      let markup = element.pointee
      assert(markup.tail.isBehind(markup.head) && markup.closing.isBehind(markup.opening), "Bytes are missing")
      assert(markup.opening.count == markup.head.count + markup.tail.count, "An opening has other bytes than its parts")
      assert(!markup.isBare || markup.opening.isEmpty && markup.closing.isEmpty, "No element has tags")
    }
    return true
  }
}
