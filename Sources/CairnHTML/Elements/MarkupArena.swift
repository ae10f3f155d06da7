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

  /// Stores tags, which live as long as the arena.
  func store(_ tags: String) -> Markup {
    var tags = tags
    return tags.withUTF8 { bytes in
      let block = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count + Markup.padding, alignment: 16)
      _ = block.initializeMemory(as: UInt8.self, repeating: 0)
      block.copyBytes(from: bytes)
      blocks.append(block)
      return Markup(block, count: bytes.count)
    }
  }

  func store(_ markup: ElementMarkup) -> ResolvedElement.Reference {
    let element = UnsafeMutablePointer<ResolvedElement>.allocate(capacity: 1)
    let all = store(markup.head + markup.tail + markup.closing)
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
      assert(!markup.isBare || markup.opening.count + markup.closing.count == 0, "No element has tags")
    }
    return true
  }
}
