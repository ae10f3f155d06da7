/// How actions change the members of a state's value, which says whether each member is a state of its own.
struct MemberChanges {
  /// Whether each member changes by itself.
  private(set) var areParts = false
  private var singleCount = 0
  private var multipleCount = 0
  /// Whether some actions do more than to change members, such as to remove elements.
  private var hasOtherChanges = false
  /// The members that changed.
  private var members: Set<AnyHashable> = []
  private var removed: Set<AnyHashable> = []
  private var switchedOff: Set<AnyHashable> = []
  /// Whether members alone do not tell the values apart.
  private var areWhole = false

  /// Notes a change from a value to another one that an action gives to a state with an initial value.
  mutating func note<Value>(from present: Value, to value: Value, initial: Value) {
    guard !areParts, let present = present as? any MemberwiseValue else { return }
    guard let difference = present.difference(to: value) else {
      hasOtherChanges = true
      return
    }
    switch difference.members.count {
    case 0: break
    case 1: singleCount += 1
    default: multipleCount += 1
    }
    members.formUnion(difference.members)
    // The initial value is always that of no changed member.
    if areAlike(value, initial) == true { return }
    removed.formUnion(difference.removed)
    switchedOff.formUnion(difference.switchedOff)
    if difference.changesEntries || !removed.isDisjoint(with: switchedOff) { areWhole = true }
  }

  /// Lets each member of a value change by itself of which all values are known.
  ///
  /// Only if each value can follow that its members make, because no action may stop at some.
  ///
  /// - Parameters:
  ///   - known: The values, the initial one first.
  ///   - hasElements: Whether elements change by themselves already, for each of which the values would be tried.
  /// - Returns: Whether it does so now.
  mutating func divide<Value>(_ known: [Value], besidesElements hasElements: Bool) -> Bool {
    guard !areParts, !areWhole, multipleCount == 0, !hasOtherChanges, members.count > 1,
      let initial = known.first as? any MemberwiseValue
    else { return false }
    let differences = Set(known.map { initial.difference(to: $0)?.members })
    guard members.count < Int.bitWidth - 1, differences.count == 1 << members.count else { return false }
    areParts = hasElements && known.count == differences.count || initial.areAllCombinations(known)
    return areParts
  }

  /// Lets each member of a value change by itself that has more values than a page can show, if nearly all actions change one.
  ///
  /// The controls of the first row of a board come before those of the others, so there may be changes of one member only.
  ///
  /// - Parameter value: One of the values.
  /// - Returns: Whether it does so now.
  mutating func divideMany<Value>(_ value: Value) -> Bool {
    guard !areParts, !areWhole, singleCount > multipleCount,
      members.count > 1 || (value as? any MemberwiseValue)?.membersHaveMembers == true
    else { return false }
    areParts = true
    return true
  }
}
