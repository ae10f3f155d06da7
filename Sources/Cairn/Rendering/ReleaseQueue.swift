/// Releases views one after the other.
///
/// Swift releases a value inside the release of the one that holds it. Views that are nested thousands deep would need more of
/// the stack for that than there is. So an erased view that goes while another one goes waits here until that is gone.
///
/// Unchecked, because only the thread that releases the outermost view uses its queue.
final class ReleaseQueue: @unchecked Sendable {
  @TaskLocal private static var current: ReleaseQueue?

  private var views: [(any View)?] = []
  /// Whether the outermost view is still going; a task that its end started may outlive it.
  private var isOpen = true

  /// Takes a view away and releases it now or, while another one is being released, after that.
  static func release(_ view: inout (any View)?) {
    if let queue = current, queue.isOpen { return queue.take(&view) }
    let queue = ReleaseQueue()
    queue.take(&view)
    $current.withValue(queue) { queue.drain() }
  }

  /// Takes a view without a copy, which would keep it.
  private func take(_ view: inout (any View)?) {
    views.append(nil)
    swap(&views[views.count - 1], &view)
  }

  private func drain() {
    var view: (any View)?
    while !views.isEmpty {
      swap(&views[views.count - 1], &view)
      views.removeLast()
      view = nil
    }
    isOpen = false
  }
}
