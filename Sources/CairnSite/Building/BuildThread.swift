import Foundation

/// Threads that make pages, which differ from each other in nothing that a page could notice.
enum BuildThread {
  /// The memory for calls of a thread in bytes; the same as most systems give to the first thread.
  private static var stackSize: Int { 8 << 20 }

  /// Starts a thread.
  static func start(_ body: @escaping @Sendable () -> Void) {
    let thread = Thread(block: body)
    thread.stackSize = stackSize
    thread.start()
  }

  /// Calls a closure on a thread of its own and waits for it.
  ///
  /// The thread that calls may have a small stack, or values of its task, which the others do not have.
  static func run<Success>(_ body: @escaping () throws -> Success) throws -> Success {
    // Nothing is used at the same time: the thread that calls waits until the other one is done.
    nonisolated(unsafe) let body = body
    nonisolated(unsafe) var result = Result<Success, any Error>.failure(BuildError("The build did not end."))
    let isDone = DispatchSemaphore(value: 0)
    start {
      result = Result(catching: body)
      isDone.signal()
    }
    isDone.wait()
    return try result.get()
  }
}
