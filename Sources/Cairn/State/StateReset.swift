/// Controls that a button gives back what they have at first, all at once.
///
/// In a page it is the reset button of a form. A control belongs to one form, so one reset at most concerns it.
package final class StateReset: Hashable, Sendable {
  package static func == (left: StateReset, right: StateReset) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What decides whether a button can reset a state.
struct ResetNotes {
  /// What resets its controls outside of forms; `nil` for nothing.
  var reset: StateReset?
  /// Whether a button resets the form that has its controls.
  var isOfResetForm = false
  /// How many states the largest reset has of which it is one: of several that overlap, this one counts.
  var largestCount = 0
  /// Whether a field keeps it that takes what readers write.
  var isOfField = false
  /// The forms in which its controls stand, by their places; `nil` for those outside of forms.
  var forms: Set<ObjectIdentifier?> = []

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

  /// Notes that one of its controls stands in a form, or outside of forms.
  ///
  /// - Returns: Whether that is news for what was decided already.
  func noteForm(at place: ObjectIdentifier?) -> Bool { resetNotes.forms.insert(place).inserted && wasAsked }
}
