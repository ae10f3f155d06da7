import Foundation
import Synchronization

/// Work on many inputs on several threads, whose results come in the order of the inputs.
///
/// Only as many inputs are in memory as keep the threads busy.
final class OrderedWork<Input: Sendable, Output: Sendable> {
  /// An input, and its result once that is there.
  private final class Job: Sendable {
    struct Done: Sendable {
      let output: Output
      /// The number of the thread that did the job.
      let thread: Int
    }

    let input: Input
    let result = Mutex<Done?>(nil)
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
    /// A job of each thread whose result nobody needs any more.
    ///
    /// Memory that another thread frees costs several times as much, so each thread frees its own.
    let spent: Mutex<[Job?]>
    let news = DispatchSemaphore(value: 0)
    let ended = DispatchSemaphore(value: 0)
    let work: @Sendable (Input) -> Output

    init(threads: Int, _ work: @escaping @Sendable (Input) -> Output) {
      spent = Mutex(Array(repeating: nil, count: threads))
      self.work = work
    }

    /// Does jobs until there will be no more.
    func run(thread: Int) {
      while true {
        news.wait()
        free(spent.withLock { $0[thread].take() })
        let next = waiting.withLock { waiting -> Job? in
          guard waiting.isOpen else { return nil }
          return waiting.jobs.isEmpty ? nil : waiting.jobs.removeFirst()
        }
        guard let job = next else { break }
        let done = Job.Done(output: work(job.input), thread: thread)
        job.result.withLock { $0 = done }
        job.isDone.signal()
      }
      ended.signal()
    }

    /// Lets a job go where no lock is held.
    private func free(_ job: consuming Job?) {}

    /// Leaves a job to the thread that did it, unless that has another one to free.
    func leave(_ job: Job) {
      guard let thread = job.result.withLock({ $0?.thread }) else { return }
      spent.withLock { if $0[thread] == nil { $0[thread] = job } }
    }
  }

  /// The memory for calls of a thread in bytes; the same as most systems give to the first thread.
  private static var stackSize: Int { 8 << 20 }

  private let queue: Queue
  private let threadCount: Int
  private var jobs: [Job] = []
  /// The job whose result was returned last.
  private var latest: Job?

  /// Starts threads; ``end()`` must be called.
  init(
    threads: Int = ProcessInfo.processInfo.activeProcessorCount,
    _ work: @escaping @Sendable (Input) -> Output
  ) {
    threadCount = max(1, threads)
    queue = Queue(threads: threadCount, work)
    for number in 0..<threadCount {
      let thread = Thread { [queue] in queue.run(thread: number) }
      thread.stackSize = Self.stackSize
      thread.start()
    }
  }

  /// Adds an input, and returns the next result if enough inputs are under way.
  ///
  /// The result before it should not be in use any more.
  func add(_ input: Input) -> Output? {
    let job = Job(input)
    jobs.append(job)
    queue.waiting.withLock { $0.jobs.append(job) }
    queue.news.signal()
    return jobs.count < threadCount * 3 ? nil : next()
  }

  /// Waits for the next result and returns it; `nil` if nothing is under way.
  func next() -> Output? {
    if let latest { queue.leave(latest) }
    latest = nil
    guard !jobs.isEmpty else { return nil }
    let job = jobs.removeFirst()
    job.isDone.wait()
    latest = job
    return job.result.withLock { $0?.output }
  }

  /// Ends the threads and waits for them; what nobody took is dropped.
  func end() {
    queue.waiting.withLock { $0.isOpen = false }
    for _ in 0..<threadCount { queue.news.signal() }
    for _ in 0..<threadCount { queue.ended.wait() }
  }
}
