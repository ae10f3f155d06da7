import Foundation

/// The request to end that a terminal or the system sends.
package struct EndSignal: Sendable {
  private static let numbers = [SIGINT, SIGTERM]

  /// Keeps the signals from ending the process; make it before the first thread, as each takes that over.
  package init() {
    var signals = Self.signals
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Waits for one of the signals.
  package func wait() {
    var signals = Self.signals
    var number: Int32 = 0
    sigwait(&signals, &number)
  }

  private static var signals: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    return signals
  }
}
