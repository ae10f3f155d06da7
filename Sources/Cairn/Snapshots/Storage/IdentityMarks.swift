/// Identities in the order in which they were marked.
@usableFromInline
struct IdentityMarks<ID: Hashable & Sendable>: Sendable {
  @usableFromInline var ranks: [ID: Int] = [:]
  @usableFromInline var next = 0

  @inlinable
  init() {}

  @inlinable var isEmpty: Bool { ranks.isEmpty }

  @inlinable
  func contains(_ id: ID) -> Bool { !ranks.isEmpty && ranks[id] != nil }

  /// The identities; one that was marked twice stands where it was marked first.
  @inlinable var identifiers: [ID] {
    ranks.sorted { $0.value < $1.value }.map(\.key)
  }

  @inlinable
  mutating func insert(_ ids: [ID]) {
    for id in ids where ranks[id] == nil {
      ranks[id] = next
      next += 1
    }
  }

  @inlinable
  mutating func remove(_ ids: some Sequence<ID>) {
    guard !ranks.isEmpty else { return }
    for id in ids { ranks[id] = nil }
  }
}
