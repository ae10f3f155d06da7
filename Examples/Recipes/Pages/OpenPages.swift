import CairnHTML

/// The pages that were sent, each with what it shows; the one that was not used for longest gives way.
struct OpenPages: Sendable {
  private static let mostPages = 100
  private var updaters: [Int: HTMLUpdater] = [:]
  /// The numbers of the pages, the one that was used last behind the others.
  private var order: [Int] = []
  private var lastNumber = 0

  /// Keeps what a new page shows, and returns the number of the page.
  mutating func open(_ updater: HTMLUpdater) -> Int {
    lastNumber += 1
    updaters[lastNumber] = updater
    order.append(lastNumber)
    if order.count > Self.mostPages { updaters[order.removeFirst()] = nil }
    return lastNumber
  }

  /// Brings a page up to date; `nil` for a page that is not known any more.
  mutating func update(_ number: Int, _ change: (inout HTMLUpdater) -> HTMLUpdate) -> HTMLUpdate? {
    guard var updater = updaters[number] else { return nil }
    order.removeAll { $0 == number }
    order.append(number)
    let update = change(&updater)
    updaters[number] = updater
    return update
  }
}
