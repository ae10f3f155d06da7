/// Tells now and then how far a build is, on a terminal and nowhere else.
struct BuildProgress {
  private let console: Console
  private let pause: Duration
  private var next: ContinuousClock.Instant
  private var count = 0

  /// The number of pages between two looks at the clock, which would take longer than small pages do.
  private static var step: Int { 16 }

  /// Creates the progress of a build that begins now.
  ///
  /// - Parameters:
  ///   - console: Where it is told.
  ///   - pause: The time between two words of it; builds that take less say nothing.
  init(_ console: Console, pause: Duration = .milliseconds(250)) {
    self.console = console
    self.pause = pause
    next = ContinuousClock.now + pause
  }

  /// Counts a page.
  mutating func addPage() {
    count += 1
    guard count.isMultiple(of: Self.step) else { return }
    let now = ContinuousClock.now
    guard now >= next else { return }
    next = now + pause
    console.progress(BuildSummary.count(count, "page") + " so far")
  }

  /// Takes the words away.
  func end() { console.progress(nil) }
}
