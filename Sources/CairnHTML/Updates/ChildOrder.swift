import Cairn

/// The children of an element while operations change them.
struct ChildOrder {
  private var keys: [ByteKey]
  private var identifiers: [ByteKey: String] = [:]
  private let parent: HTMLUpdate.Target
  /// Whether all children have ids, so that their positions are not needed.
  let areNamed: Bool

  init(_ old: [MarkupDifference.Child], _ new: [MarkupDifference.Child], _ parent: HTMLUpdate.Target) {
    self.parent = parent
    keys = old.map(\.key)
    for child in old + new { identifiers[child.key] = child.identifier }
    areNamed = (old + new).allSatisfy { $0.identifier != nil }
  }

  func isNamed(_ key: ByteKey) -> Bool { identifiers[key] != nil }

  func target(of key: ByteKey) -> HTMLUpdate.Target {
    if let identifier = identifiers[key] { return HTMLUpdate.Target(id: identifier) }
    return parent.child((keys.firstIndex(of: key) ?? 0) + 1)
  }

  mutating func remove(_ key: ByteKey) {
    if !areNamed { keys.removeAll { $0 == key } }
  }

  mutating func insert(_ key: ByteKey, before next: ByteKey?) {
    if !areNamed { keys.insert(key, at: next.flatMap { next in keys.firstIndex(of: next) } ?? keys.count) }
  }

  mutating func move(_ key: ByteKey, before next: ByteKey?) {
    remove(key)
    insert(key, before: next)
  }
}
