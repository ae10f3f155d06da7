/// A section of a ``Snapshot`` that is being built.
public struct SnapshotSection<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Hashable, Sendable {
  /// The identity of the section.
  public var id: SectionID
  /// The items in their order.
  public var items: [ItemID]

  /// Creates a section from its items.
  @inlinable
  public init(_ id: SectionID, items: [ItemID] = []) {
    self.id = id
    self.items = items
  }

  /// Creates a section from the items in a closure.
  @inlinable
  public init(_ id: SectionID, @IdentifiersBuilder<ItemID> items: () -> [ItemID]) { self.init(id, items: items()) }
}

/// The builder of a ``Snapshot`` from the sections in a closure.
@resultBuilder
public enum SnapshotBuilder<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  /// The sections that statements stand for.
  public typealias Sections = [SnapshotSection<SectionID, ItemID>]

  /// Lists a section.
  @inlinable
  public static func buildExpression(_ section: SnapshotSection<SectionID, ItemID>) -> Sections { [section] }

  /// Lists several sections.
  @inlinable
  public static func buildExpression(_ sections: some Sequence<SnapshotSection<SectionID, ItemID>>) -> Sections {
    Array(sections)
  }

  /// Builds no sections from an empty closure.
  @inlinable
  public static func buildBlock() -> Sections { [] }

  /// Starts with the first statement.
  @inlinable
  public static func buildPartialBlock(first: Sections) -> Sections { first }

  /// Adds the next statement.
  @inlinable
  public static func buildPartialBlock(accumulated: consuming Sections, next: Sections) -> Sections {
    accumulated += next
    return accumulated
  }

  /// Builds an `if` without an `else`.
  @inlinable
  public static func buildOptional(_ sections: Sections?) -> Sections { sections ?? [] }

  /// Builds the first branch of an `if`–`else` or `switch`.
  @inlinable
  public static func buildEither(first: Sections) -> Sections { first }

  /// Builds the second branch of an `if`–`else` or `switch`.
  @inlinable
  public static func buildEither(second: Sections) -> Sections { second }

  /// Builds a `for` loop.
  @inlinable
  public static func buildArray(_ sections: [Sections]) -> Sections { sections.flatMap { $0 } }

  /// Builds an availability check.
  @inlinable
  public static func buildLimitedAvailability(_ sections: Sections) -> Sections { sections }
}

/// The builder of an array of identities.
@resultBuilder
public enum IdentifiersBuilder<ID> {
  /// Lists an identity.
  @inlinable
  public static func buildExpression(_ id: ID) -> [ID] { [id] }

  /// Lists several identities.
  @inlinable
  public static func buildExpression(_ ids: some Sequence<ID>) -> [ID] { Array(ids) }

  /// Builds no identities from an empty closure.
  @inlinable
  public static func buildBlock() -> [ID] { [] }

  /// Starts with the first statement.
  @inlinable
  public static func buildPartialBlock(first: [ID]) -> [ID] { first }

  /// Adds the next statement.
  @inlinable
  public static func buildPartialBlock(accumulated: consuming [ID], next: [ID]) -> [ID] {
    accumulated += next
    return accumulated
  }

  /// Builds an `if` without an `else`.
  @inlinable
  public static func buildOptional(_ ids: [ID]?) -> [ID] { ids ?? [] }

  /// Builds the first branch of an `if`–`else` or `switch`.
  @inlinable
  public static func buildEither(first: [ID]) -> [ID] { first }

  /// Builds the second branch of an `if`–`else` or `switch`.
  @inlinable
  public static func buildEither(second: [ID]) -> [ID] { second }

  /// Builds a `for` loop.
  @inlinable
  public static func buildArray(_ ids: [[ID]]) -> [ID] { ids.flatMap { $0 } }

  /// Builds an availability check.
  @inlinable
  public static func buildLimitedAvailability(_ ids: [ID]) -> [ID] { ids }
}
