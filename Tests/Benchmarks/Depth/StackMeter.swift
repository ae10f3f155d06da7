import Foundation

/// Runs work on a stack of its own and finds out how much of it was written to.
enum StackMeter {
  enum StackError: Error { case noStack, noThread }

  private final class Work {
    let run: () -> Void
    init(_ run: @escaping () -> Void) { self.run = run }
  }

  /// The bytes of stack that some work takes.
  static func bytes(capacity: Int = 64 << 20, of work: @escaping () -> Void) throws -> Int {
    let flags = MAP_PRIVATE | MAP_ANONYMOUS
    guard let stack = mmap(nil, capacity, PROT_READ | PROT_WRITE, flags, -1, 0), stack != MAP_FAILED else {
      throw StackError.noStack
    }
    defer { munmap(stack, capacity) }
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstack(&attributes, stack, capacity)
    var thread = pthread_t()
    let context = Unmanaged.passRetained(Work(work)).toOpaque()
    let started = pthread_create(
      &thread,
      &attributes,
      { context in
        if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run() }
        return nil
      },
      context
    )
    guard started == 0 else { throw StackError.noThread }
    pthread_join(thread, nil)
    // Fresh pages are zero, so the first other byte is the farthest that anything was written to.
    let words = stack.assumingMemoryBound(to: UInt64.self)
    let untouched = (0..<capacity / 8).first { words[$0] != 0 } ?? capacity / 8
    return capacity - untouched * 8
  }
}
