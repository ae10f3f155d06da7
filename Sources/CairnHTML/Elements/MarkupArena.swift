/// Memory for the markup of elements.
///
/// It never moves, so markup is copied into a page without a look-up.
final class MarkupArena {
  private var blocks: [UnsafeMutableRawBufferPointer] = []
  private var elements: [UnsafeMutablePointer<ResolvedElement>] = []

  deinit {
    for block in blocks { block.deallocate() }
    for element in elements { element.deallocate() }
  }

  /// Stores tags one behind the other; they live as long as the arena.
  func store(_ tags: String...) -> Markup {
    let count = tags.reduce(0) { $0 + $1.utf8.count }
    let block = UnsafeMutableRawBufferPointer.allocate(byteCount: count + Markup.padding, alignment: 16)
    _ = block.initializeMemory(as: UInt8.self, repeating: 0)
    var end = 0
    for part in tags {
      UnsafeMutableRawBufferPointer(rebasing: block[end...]).copyBytes(from: part.utf8)
      end += part.utf8.count
    }
    blocks.append(block)
    return Markup(block, count: count)
  }

  func store(_ markup: ElementMarkup) -> ResolvedElement.Reference {
    let element = UnsafeMutablePointer<ResolvedElement>.allocate(capacity: 1)
    let all = store(markup.head, markup.tail, markup.closing)
    let headCount = markup.head.utf8.count
    let openingCount = headCount + markup.tail.utf8.count
    element.initialize(
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
    assert(blocks.count >= elements.count, "An element has no block")
    for element in elements {
      let markup = element.pointee
      assert(markup.tail.isBehind(markup.head) && markup.closing.isBehind(markup.opening), "Bytes are missing")
      assert(markup.opening.count == markup.head.count + markup.tail.count, "An opening has other bytes than its parts")
      assert(!markup.isBare || markup.opening.isEmpty && markup.closing.isEmpty, "No element has tags")
    }
    return true
  }
}
