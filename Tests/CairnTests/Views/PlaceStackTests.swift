import Testing

@testable import Cairn

/// The open containers and cells of a rendering.
@Suite struct PlaceStackTests {
  @Test func `places end in the opposite order to that in which they began`() {
    let kinds: [RowResolver.Place] = [.section, .items, .item, .cell, .interaction, .words, .other]
    var stack = PlaceStack()
    var expected: [RowResolver.Place] = []
    for number in 0..<300 {
      stack.push(kinds[number % kinds.count])
      expected.append(kinds[number % kinds.count])
      guard number.isMultiple(of: 3) else { continue }
      let ended = stack.pop()
      #expect(ended == expected.popLast())
    }
    while let last = expected.popLast() {
      let (innermost, ended) = (stack.last, stack.pop())
      #expect(innermost == last && ended == last)
    }
    let (isEmpty, last, ended) = (stack.isEmpty, stack.last, stack.pop())
    #expect(isEmpty && last == nil && ended == nil)
  }

  @Test func `the innermost place that counts is found`() {
    var stack = PlaceStack()
    for place in [RowResolver.Place.header, .item, .other, .other] { stack.push(place) }
    let found: String? = stack.lastResult { place in
      switch place {
      case .header: "header"
      case .item: "item"
      default: nil
      }
    }
    let none: Bool? = stack.lastResult { $0 == .cell ? true : nil }
    #expect(found == "item" && none == nil)
  }
}
