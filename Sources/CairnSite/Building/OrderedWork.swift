import Foundation
import Synchronization

/// Work on many inputs on several threads, whose results come in the order of the inputs.
///
/// The thread that asks for results works too where it would wait. Only as many inputs are in memory as keep the
/// threads busy.
final class OrderedWork<Input: Sendable, Output: Sendable> {
  /// An input, and its result once that is there.
  private final class Job: Sendable {
    struct Done: Sendable {
      let output: Output
      /// The number of the thread that did the job; `nil` if the one that asks for results did it.
      let thread: Int?
    }

    let input: Input
    let result = Mutex<Done?>(nil)
    let isDone = DispatchSemaphore(value: 0)

    init(_ input: Input) { self.input = input }

    var hasResult: Bool { result.withLock { $0 != nil } }
    var thread: Int? { result.withLock { $0?.thread } }
  }

  /// What the threads share.
  private final class Queue: Sendable {
    struct Waiting: Sendable {
      var jobs: [Job] = []
      var isOpen = true
    }

    let waiting = Mutex(Waiting())
    /// The jobs of each thread whose results nobody needs any more.
    ///
    /// Memory that another thread frees costs several times as much, so each thread frees its own.
    let spent: Mutex<[[Job]]>
    let news = DispatchSemaphore(value: 0)
    let ended = DispatchSemaphore(value: 0)
    let work: @Sendable (Input) -> Output

    init(threads: Int, _ work: @escaping @Sendable (Input) -> Output) {
      spent = Mutex(Array(repeating: [], count: threads))
      self.work = work
    }

    /// Does jobs until there will be no more.
    func run(thread: Int) {
      while true {
        news.wait()
        freeSpent(of: thread)
        if performNext(thread: thread) { continue }
        if !waiting.withLock(\.isOpen) { break }
      }
      ended.signal()
    }

    /// Does a job if one waits.
    ///
    /// - Parameter thread: The number of the thread; `nil` for the one that asks for results.
    /// - Returns: Whether there was one.
    func performNext(thread: Int?) -> Bool {
      let next = waiting.withLock { waiting in
        waiting.isOpen && !waiting.jobs.isEmpty ? waiting.jobs.removeFirst() : nil
      }
      guard let job = next else { return false }
      let done = Job.Done(output: work(job.input), thread: thread)
      job.result.withLock { $0 = done }
      job.isDone.signal()
      return true
    }

    /// Lets the spent jobs of a thread go.
    func freeSpent(of thread: Int) {
      // What a lock returns goes when the lock is open again.
      _ = spent.withLock { exchange(&$0[thread], with: []) }
    }

    /// Leaves a job to the thread that did it, unless that has many to free.
    func leave(_ job: Job) {
      guard let thread = job.thread else { return }
      spent.withLock { if $0[thread].count < OrderedWork.jobsOfThread { $0[thread].append(job) } }
    }
  }

  /// The number of jobs in memory for each thread: enough that it need not wait for the others.
  private static var jobsOfThread: Int { 3 }

  private let queue: Queue
  private let threadCount: Int
  private var jobs: [Job] = []
  /// The job whose result was returned last.
  private var latest: Job?

  /// Starts threads beside the one that calls; ``end()`` must be called.
  init(
    threads: Int = ProcessInfo.processInfo.activeProcessorCount,
    _ work: @escaping @Sendable (Input) -> Output
  ) {
    threadCount = max(1, threads)
    queue = Queue(threads: threadCount - 1, work)
    for number in 0..<threadCount - 1 {
      BuildThread.start { [queue] in queue.run(thread: number) }
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
    return jobs.count < threadCount * Self.jobsOfThread ? nil : next()
  }

  /// Returns the next result, and does other work until it is there; `nil` if nothing is under way.
  func next() -> Output? {
    if let latest { queue.leave(latest) }
    latest = nil
    guard !jobs.isEmpty else { return nil }
    let job = jobs.removeFirst()
    while !job.hasResult, queue.performNext(thread: nil) {}
    job.isDone.wait()
    latest = job
    return job.result.withLock { $0?.output }
  }

  /// Ends the threads and waits for them; what nobody took is dropped.
  func end() {
    queue.waiting.withLock { $0.isOpen = false }
    for _ in 1..<threadCount { queue.news.signal() }
    for _ in 1..<threadCount { queue.ended.wait() }
    for number in 0..<threadCount - 1 { queue.freeSpent(of: number) }
  }
}
