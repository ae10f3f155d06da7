/// Values at fixed places in memory, so that they can be compared there.
///
/// Reading a value out of an array would copy it and retain everything that it refers to.
final class StableStorage<Value> {
  private var pointers: [UnsafeMutablePointer<Value>] = []

  deinit {
    for pointer in pointers {
      pointer.deinitialize(count: 1)
      pointer.deallocate()
    }
  }

  /// Stores a value as long as the storage lives.
  func store(_ value: Value) -> UnsafePointer<Value> {
    let pointer = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    pointer.initialize(to: value)
    pointers.append(pointer)
    return UnsafePointer(pointer)
  }
}
