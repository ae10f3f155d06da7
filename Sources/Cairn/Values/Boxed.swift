/// A large value that is copied as one reference until it is changed.
///
/// For what most values share with others, such as the look of a cell: a list of 1,000 cells spent a third of its time on
/// copies.
@frozen
@usableFromInline
package struct Boxed<Value: Sendable>: Sendable {
  /// Unchecked, because nobody changes the value of a storage that somebody else holds.
  ///
  /// Swift does not check exclusive access to the value: it is changed only through the one box that holds it, and for a
  /// box the compiler sees who has access. With the checks, a list takes 13 % more instructions.
  @usableFromInline
  final class Storage: @unchecked Sendable {
    @exclusivity(unchecked) @usableFromInline var value: Value

    @inlinable
    init(_ value: Value) { self.value = value }
  }

  @usableFromInline var storage: Storage

  @inlinable
  package init(_ value: Value) { storage = Storage(value) }

  /// Returns whether the value is stored once for this box and another one, so that it is the same.
  @inlinable
  package func isShared(with other: Boxed) -> Bool { storage === other.storage }

  @inlinable
  package var value: Value {
    _read { yield storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
  }
}

extension Boxed: Equatable where Value: Equatable {
  @usableFromInline
  package static func == (left: Boxed, right: Boxed) -> Bool {
    left.storage === right.storage || left.storage.value == right.storage.value
  }
}

extension Boxed: Hashable where Value: Hashable {
  @usableFromInline
  package func hash(into hasher: inout Hasher) { hasher.combine(storage.value) }
}
