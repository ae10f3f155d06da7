import Foundation
import Synchronization

/// Work on many inputs on several threads, whose results come in the order of the inputs.
///
/// Only as many inputs are in memory as keep the threads busy.
final class OrderedWork<Input: Sendable, Output: Sendable> {
  /// An input, and its result once that is there.
  private final class Job: Sendable {
    let input: Input
    let result = Mutex<Output?>(nil)
    let isDone = DispatchSemaphore(value: 0)

    init(_ input: Input) { self.input = input }
  }

  /// What the threads share.
  private final class Queue: Sendable {
    struct Waiting: Sendable {
      var jobs: [Job] = []
      var isOpen = true
    }

    let waiting = Mutex(Waiting())
    let news = DispatchSemaphore(value: 0)
    let ended = DispatchSemaphore(value: 0)
    let work: @Sendable (Input) -> Output

    init(_ work: @escaping @Sendable (Input) -> Output) { self.work = work }

    /// Does jobs until there will be no more.
    func run() {
      while true {
        news.wait()
        let next = waiting.withLock { waiting -> Job? in
          guard waiting.isOpen else { return nil }
          return waiting.jobs.isEmpty ? nil : waiting.jobs.removeFirst()
        }
        guard let job = next else { break }
        let output = work(job.input)
        job.result.withLock { $0 = output }
        job.isDone.signal()
      }
      ended.signal()
    }
  }

  /// The memory for calls of a thread in bytes; the same as most systems give to the first thread.
  private static var stackSize: Int { 8 << 20 }

  private let queue: Queue
  private let threadCount: Int
  private var jobs: [Job] = []

  /// Starts threads; ``end()`` must be called.
  init(
    threads: Int = ProcessInfo.processInfo.activeProcessorCount,
    _ work: @escaping @Sendable (Input) -> Output
  ) {
    queue = Queue(work)
    threadCount = max(1, threads)
    for _ in 0..<threadCount {
      let thread = Thread { [queue] in queue.run() }
      thread.stackSize = Self.stackSize
      thread.start()
    }
  }

  /// Adds an input, and returns the next result if enough inputs are under way.
  func add(_ input: Input) -> Output? {
    let job = Job(input)
    jobs.append(job)
    queue.waiting.withLock { $0.jobs.append(job) }
    queue.news.signal()
    return jobs.count < threadCount * 3 ? nil : next()
  }

  /// Waits for the next result and returns it; `nil` if nothing is under way.
  func next() -> Output? {
    guard !jobs.isEmpty else { return nil }
    let job = jobs.removeFirst()
    job.isDone.wait()
    return job.result.withLock { $0.take() }
  }

  /// Ends the threads and waits for them; what nobody took is dropped.
  func end() {
    queue.waiting.withLock { $0.isOpen = false }
    for _ in 0..<threadCount { queue.news.signal() }
    for _ in 0..<threadCount { queue.ended.wait() }
  }
}
