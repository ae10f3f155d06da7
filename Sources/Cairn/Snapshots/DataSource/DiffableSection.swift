/// A section of a ``DiffableDataSource``: its identity, and the identities of its items.
///
/// A section controller of your own can show it:
///
/// ```swift
/// struct PeaksSection: SectionController {
///   let peaks: [Int: Peak]
///
///   func view(for section: DiffableSection<String, Int>) -> some View {
///     Section(section.items, id: \.self) { id in
///       Text(peaks[id]?.name ?? "")
///     }
///   }
/// }
/// ```
public struct DiffableSection<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: CollectionSection {
  /// The identity of the section.
  public let id: SectionID
  /// The items that can be seen, in their order.
  public let items: [ItemID]
  /// The items as a tree with those under collapsed ones; `nil` for a section that was given no tree.
  public let outline: SectionSnapshot<ItemID>?

  /// Hashes the identity of the section and of its items.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(items)
  }
}

extension DiffableSection: SectionOfOwnItems {}
