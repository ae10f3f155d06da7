/// Controls that a button gives back what they have at first, all at once.
///
/// In a page it is the reset button of a form. A control belongs to one form, so one reset at most concerns it.
package final class StateReset: Hashable, Sendable {
  /// How many states it concerns.
  let count: Int

  init(count: Int) { self.count = count }

  package static func == (left: StateReset, right: StateReset) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
