/// How actions change the members of a state's value.
struct MemberChanges {
  /// Whether each member changes by itself.
  private(set) var areParts = false
  /// Whether all changes were of one member.
  private(set) var areSingle = true
  /// Whether one was of a value with other members than at first, and gave it yet another.
  private var combine = false

  /// Notes a change.
  ///
  /// - Parameters:
  ///   - known: The values that are known, the initial one first.
  ///   - present: The value before.
  ///   - value: The value that an action gives.
  mutating func note<Value>(_ known: [Value], from present: Value, to value: Value) {
    guard !areParts, let present = present as? any MemberwiseValue, let initial = known.first as? any MemberwiseValue
    else { return }
    switch present.distance(to: value) {
    case 0: break
    case 1: if initial.distance(to: value) > 1 { combine = true }
    default: areSingle = false
    }
  }

  /// Lets each member change by itself, unless none was added to others.
  mutating func divide() -> Bool {
    guard combine, !areParts else { return false }
    areParts = true
    return true
  }
}
