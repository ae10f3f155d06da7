/// What is written before and behind the sections of a collection.
struct CollectionFrame: Equatable, Sendable {
  /// The start tags of the collection's element and of those around it.
  let opening: [UInt8]
  let closing: [UInt8]
  /// Where the collection's own start tag begins.
  private let start: Int

  init(opening: [UInt8] = [], closing: [UInt8] = [], start: Int = 0) {
    self.opening = opening
    self.closing = closing
    self.start = start
  }

  /// Returns the collection's own element, without those around it.
  func element(around sections: [UInt8]) -> [UInt8] {
    let tagStart = UInt8(ascii: "<")
    let outerCount = opening[..<start].count { $0 == tagStart }
    let ends = closing.indices.filter { closing[$0] == tagStart }
    let end = outerCount > 0 && outerCount <= ends.count ? ends[ends.count - outerCount] : closing.count
    return opening[start...] + sections + closing[..<end]
  }
}
