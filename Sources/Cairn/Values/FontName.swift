#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The name of a font's family, as a number that the process knows the name by.
///
/// A font stands in every text, so it must be cheap to copy: a string in it would be retained with each copy. Programs
/// use few names, so remembering each once costs little.
struct FontName: Hashable, Sendable {
  private let number: UInt16

  /// The names so far.
  ///
  /// Unchecked, as the lock guards them.
  nonisolated(unsafe) private static var names: [String] = []
  nonisolated(unsafe) private static var numbers: [String: UInt16] = [:]
  nonisolated(unsafe) private static let lock: UnsafeMutablePointer<pthread_mutex_t> = {
    let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    return lock
  }()

  /// Creates the number of a name; returns `nil` when more names are in use than anybody has fonts.
  init?(_ name: String) {
    pthread_mutex_lock(Self.lock)
    defer { pthread_mutex_unlock(Self.lock) }
    if let known = Self.numbers[name] {
      number = known
    } else {
      guard let next = UInt16(exactly: Self.names.count) else { return nil }
      number = next
      Self.numbers[name] = next
      Self.names.append(name)
    }
  }

  /// The name.
  var name: String {
    pthread_mutex_lock(Self.lock)
    defer { pthread_mutex_unlock(Self.lock) }
    return Self.names[Int(number)]
  }
}
