import Foundation

/// The time that this thread computes, which does not grow when other threads do too.
public enum ThreadTime {
  /// Returns the seconds that some work takes.
  public static func of(_ work: () -> Void) -> Double {
    let start = now()
    work()
    return now() - start
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
