/// A large value that is copied as one reference until it is changed.
///
/// For what most values share with others, such as the look of a cell: a list of 1,000 cells spent a third of its time on
/// copies.
struct Boxed<Value: Sendable>: Sendable {
  /// Unchecked, because nobody changes the value of a storage that somebody else holds.
  private final class Storage: @unchecked Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage

  init(_ value: Value) { storage = Storage(value) }

  var value: Value {
    get { storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
  }
}

extension Boxed: Equatable where Value: Equatable {
  static func == (left: Boxed, right: Boxed) -> Bool {
    left.storage === right.storage || left.storage.value == right.storage.value
  }
}

extension Boxed: Hashable where Value: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(storage.value) }
}
