/// Memory for the markup of elements.
///
/// It never moves, so markup is copied into a page without a look-up.
final class MarkupArena {
  /// Bytes that live as long as the arena.
  typealias Markup = UnsafeBufferPointer<UInt8>

  private var blocks: [UnsafeMutableBufferPointer<UInt8>] = []
  private var elements: [UnsafeMutablePointer<ResolvedElement>] = []

  deinit {
    for block in blocks { block.deallocate() }
    for element in elements { element.deallocate() }
  }

  func store(_ markup: ElementMarkup) -> ResolvedElement.Reference {
    let headEnd = markup.head.utf8.count
    let tailEnd = headEnd + markup.tail.utf8.count
    let block = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: tailEnd + markup.closing.utf8.count)
    var end = 0
    for part in [markup.head, markup.tail, markup.closing] { end = block[end...].initialize(fromContentsOf: part.utf8) }
    blocks.append(block)
    let element = UnsafeMutablePointer<ResolvedElement>.allocate(capacity: 1)
    element.initialize(
      to: ResolvedElement(
        head: Markup(rebasing: block[..<headEnd]),
        tail: Markup(rebasing: block[headEnd..<tailEnd]),
        opening: Markup(rebasing: block[..<tailEnd]),
        closing: Markup(rebasing: block[tailEnd...]),
        childContext: markup.childContext,
        isScroller: markup.isScroller,
        hasRole: markup.hasRole,
        isBare: markup.isBare
      )
    )
    elements.append(element)
    return ResolvedElement.Reference(element)
  }

  /// Checks that the parts of each element lie one after the other in its block.
  ///
  /// - Returns: `true`, so that the check can stand in an assertion, which release builds leave out.
  func checkInvariants() -> Bool {
    assert(blocks.count == elements.count, "An element has no block")
    for (block, element) in zip(blocks, elements) {
      let markup = element.pointee
      let count = markup.head.count + markup.tail.count + markup.closing.count
      assert(count == block.count && markup.opening.count == markup.head.count + markup.tail.count, "Bytes are missing")
      assert(!markup.isBare || markup.opening.isEmpty && markup.closing.isEmpty, "No element has tags")
    }
    return true
  }
}
