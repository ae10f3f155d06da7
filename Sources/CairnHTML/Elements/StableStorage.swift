/// Values that stay where they are, to be compared in place: reading one out of an array copies it, and with it retains
/// all that it refers to.
final class StableStorage<Value> {
  private var pointers: [UnsafeMutablePointer<Value>] = []

  deinit {
    for pointer in pointers {
      pointer.deinitialize(count: 1)
      pointer.deallocate()
    }
  }

  /// Stores a value; it lives as long as the storage.
  func store(_ value: Value) -> UnsafePointer<Value> {
    let pointer = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    pointer.initialize(to: value)
    pointers.append(pointer)
    return UnsafePointer(pointer)
  }
}
