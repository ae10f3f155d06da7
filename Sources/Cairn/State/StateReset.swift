/// Controls that a button gives back what they have at first, all at once.
///
/// In a page it is the reset button of a form. A control belongs to one form, so one reset at most concerns it.
package final class StateReset: Hashable, Sendable {
  package static func == (left: StateReset, right: StateReset) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What decides whether a button can reset a state.
struct ResetNotes {
  /// Where the controls of a state stand.
  enum Place: Equatable {
    case unknown
    case outside
    /// In one form, which is told by its place in the content.
    case form(ObjectIdentifier)
    case several
  }

  /// What resets its controls outside of forms; `nil` for nothing.
  var reset: StateReset?
  /// Whether a button resets the form that has its controls.
  var isOfResetForm = false
  /// How many states the largest reset has of which it is one: of several that overlap, this one counts.
  var largestCount = 0
  /// Whether a field keeps it that takes what readers write.
  var isOfField = false
  /// Where its controls stand.
  var place = Place.unknown

  /// Forgets what another recording finds anew.
  mutating func restart() {
    reset = nil
    isOfResetForm = false
  }
}

extension StateCell {
  /// Whether a button cannot give it its initial value otherwise.
  var isGivenBackByResetAlone: Bool { resetNotes.isOfField || controls.contains(.menu) }

  /// Whether it may have another value than the initial one, in the page or in a field.
  var mayDiffer: Bool { resetNotes.isOfField || count > 1 || isFixed }

  /// Whether all of its controls are elements that a form can reset.
  var canBeReset: Bool {
    // A field shows what a button writes into it in another field.
    if resetNotes.isOfField { return count == 1 }
    return !isFixed && !controls.isSubset(of: .button) && controls.isSubset(of: [.toggle, .radios, .menu, .button])
  }

  /// Notes a field that takes what readers write.
  ///
  /// - Returns: Whether that is news for what was decided already.
  func takeField() -> Bool {
    defer { resetNotes.isOfField = true }
    return !resetNotes.isOfField && wasAsked
  }

  /// Notes where one of its controls stands.
  ///
  /// - Returns: Whether that is news for what was decided already.
  func note(controlAt place: ResetNotes.Place) -> Bool {
    let known = resetNotes.place
    if known == place || known == .several { return false }
    resetNotes.place = known == .unknown ? place : .several
    return wasAsked
  }
}
