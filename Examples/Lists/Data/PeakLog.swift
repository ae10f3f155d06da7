import Cairn

/// The mountains as a server would keep them, and what it does when a page sends something about them.
struct PeakLog {
  /// In the order in which readers have put them.
  private(set) var peaks: [Peak]
  /// The one that was moved last.
  private(set) var moved: Peak.ID?

  /// Does what a control of a row asks for.
  ///
  /// - Throws: ``ReorderError`` if what is to be moved is not there any more.
  mutating func receive(_ action: FormAction) throws {
    switch action.verb {
    case ReorderDirection.up.rawValue, ReorderDirection.down.rawValue:
      peaks = peaks.reordered(by: try ReorderTransaction(action, in: peaks.map(\.id)))
      moved = action.identity
    case "delete": peaks.removeAll { $0.id == action.identity }
    default: break
    }
  }

  /// Returns what is kept once some actions have been received, or as much of it as they allow.
  func receiving(_ actions: [FormAction]) -> PeakLog {
    actions.reduce(self) { log, action in
      var next = log
      do { try next.receive(action) } catch { return log }
      return next
    }
  }
}
