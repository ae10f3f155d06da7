import Observation
import Synchronization

/// Whether an action changes an object that views read, which cannot be tried: it would be changed for good.
final class ObjectWatch: Sendable {
  private let hasChanged = Atomic(false)

  /// Evaluates a view, and watches the objects with `@Observable` that it reads.
  func watching<Result>(_ body: () -> Result) -> Result {
    withObservationTracking(body) { self.hasChanged.store(true, ordering: .relaxed) }
  }

  /// Evaluates a view, and lets two watch the objects that it reads, which takes half as long as one in the other.
  static func watching<Result>(_ first: ObjectWatch, _ second: ObjectWatch, _ body: () -> Result) -> Result {
    withObservationTracking(body) {
      first.hasChanged.store(true, ordering: .relaxed)
      second.hasChanged.store(true, ordering: .relaxed)
    }
  }

  /// Forgets changes up to now.
  func restart() { hasChanged.store(false, ordering: .relaxed) }

  /// Whether an object has been changed since it was started.
  var foundChange: Bool { hasChanged.load(ordering: .relaxed) }
}
