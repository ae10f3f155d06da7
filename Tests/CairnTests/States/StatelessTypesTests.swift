import Testing

@testable import Cairn

@Suite struct StatelessTypesTests {
  @Test func `knows the types that were added, and no others`() {
    let types = StatelessTypes(capacity: 64)
    let (added, others) = (Self.types(count: 20), Self.types(count: 40).dropFirst(20))
    for type in added { types.insert(type) }
    for type in added { #expect(types.contains(type)) }
    for type in others { #expect(!types.contains(type)) }
  }

  @Test func `remembers as many as there is room for, and ends`() {
    let types = StatelessTypes(capacity: 8)
    let all = Self.types(count: 40)
    for type in all { types.insert(type) }
    #expect(all.count(where: types.contains) == 8)
  }

  @Test func `many tasks may add and ask at once`() async {
    let types = StatelessTypes(capacity: 256)
    let all = Self.types(count: 40)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 { group.addTask { for type in all { types.insert(type) } } }
    }
    #expect(all.allSatisfy(types.contains))
  }

  private struct Nested<Inner> {}

  /// Returns different types.
  private static func types(count: Int) -> [ObjectIdentifier] {
    func types<T>(_ type: T.Type, _ count: Int) -> [ObjectIdentifier] {
      count == 0 ? [] : [ObjectIdentifier(type)] + types(Nested<T>.self, count - 1)
    }
    return types(Int.self, count)
  }
}
