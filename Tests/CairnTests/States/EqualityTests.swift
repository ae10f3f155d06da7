import Testing

@testable import Cairn

@Suite struct EqualityTests {
  private struct Incomparable {}

  private enum Peak: Equatable {
    case named(String)
    case unnamed
  }

  @Test func `finds values whose type is comparable`() {
    #expect(firstIndex(of: 3, in: [1, 2, 3, 3]) == 2)
    #expect(firstIndex(of: true, in: [false, true]) == 1)
    #expect(firstIndex(of: Peak.named("Piz Buin"), in: [.unnamed, .named("Piz Buin")]) == 1)
    #expect(firstIndex(of: 4, in: [1, 2, 3]) == nil)
    #expect(firstIndex(of: 4, in: []) == nil)
  }

  @Test func `finds optional values, also nil`() {
    #expect(firstIndex(of: 2, in: [nil, 1, 2] as [Int?]) == 2)
    #expect(firstIndex(of: nil, in: [1, nil] as [Int?]) == 1)
    #expect(firstIndex(of: nil, in: [1, 2] as [Int?]) == nil)
  }

  @Test func `finds values whose type is known only when it runs`() {
    let values: [any Hashable] = [1, "1", 1.5]
    #expect(firstIndex(of: "1", in: values) == 1)
    #expect(firstIndex(of: 1.5, in: values) == 2)
    #expect(firstIndex(of: "2", in: values) == nil)
  }

  @Test func `finds nothing that cannot be compared`() {
    #expect(firstIndex(of: Incomparable(), in: [Incomparable()]) == nil)
  }
}
