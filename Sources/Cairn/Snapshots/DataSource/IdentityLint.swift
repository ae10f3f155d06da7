/// A search for identities that are equal but have different hashes.
///
/// Such identities are taken for two. Sets and dictionaries cannot find them, so they are compared one with another, as
/// many as can be in a moment.
struct IdentityLint<ItemID: Hashable> {
  private(set) var diagnostics: [Diagnostic] = []

  /// Compares each identity with those behind it.
  mutating func check(_ items: [ItemID]) {
    for (index, item) in items.enumerated() {
      for other in items[(index + 1)...] { compare(item, other) }
    }
  }

  /// Compares each of the first identities with each of the second ones.
  mutating func check(_ items: [ItemID], with others: [ItemID]) {
    for item in items {
      for other in others { compare(item, other) }
    }
  }

  private mutating func compare(_ item: ItemID, _ other: ItemID) {
    guard item == other, item.hashValue != other.hashValue else { return }
    let message = """
      The identities "\(item)" and "\(other)" are equal but have different hashes, so they are taken for two. \
      Let hash(into:) use only what == compares.
      """
    diagnostics.append(Diagnostic(.error, .unequalHashes, message))
  }
}

extension Snapshot {
  /// Returns a diagnostic for identities of items that are equal but have different hashes.
  ///
  /// Equality and hashes of an identity must be made of the same properties. Otherwise an item is taken for another one
  /// after each change. At most 200 items are compared with one another, and at most 200 that came with those that went.
  ///
  /// - Parameter old: The snapshot before.
  /// - Returns: The problems; none in a sound program.
  public func identityDiagnostics(from old: Self = Self()) -> [Diagnostic] {
    let most = 200
    var lint = IdentityLint<ItemID>()
    lint.check(Array(itemIdentifiers.prefix(most)))
    let gone = old.itemIdentifiers.lazy.filter { items.place(of: $0) == nil }.prefix(most)
    guard !gone.isEmpty else { return lint.diagnostics }
    let new = itemIdentifiers.lazy.filter { old.items.place(of: $0) == nil }.prefix(most)
    lint.check(Array(gone), with: Array(new))
    return lint.diagnostics
  }
}
