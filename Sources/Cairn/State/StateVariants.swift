/// What content is for some values of its states.
struct StateVariant {
  var values: [StateValue]
  var recording: Recording

  var view: RecordedView { RecordedView(recording, recording.entries.indices) }
}

/// What content is for the values of its states, from which follows what it is for all of their combinations.
struct StateVariants {
  typealias Members = RecordingColumns.Members

  /// States whose values matter together, whatever those of other groups are.
  struct Group {
    var states: Set<StateReference>
    /// The variants in which one of them has another value than at first; the states of other groups have their first values.
    var variants: [StateVariant]
    /// Where they are among all variants.
    fileprivate(set) var members: Members = 0
    /// The position of the first of them.
    fileprivate var start: Int { members.trailingZeroBitCount }
    /// Which values its states have in the first variant of all and in each of its own, with the bit of the variant.
    fileprivate var ownValues: [(member: Members, values: [StateValue])] = []
    /// Whether each of these has a value of one state.
    fileprivate var hasSingleValues = false

    init(states: Set<StateReference>, variants: [StateVariant]) {
      self.states = states
      self.variants = variants
    }
  }

  /// What content is for certain values of some states that most others depend on.
  struct Context {
    var values: [StateValue]
    /// The variant in which all other states have their first values.
    var first: StateVariant
    var groups: [Group]
    /// Content that must be what the variants say of it, also in its order.
    var tested: [Tested]

    fileprivate var firstMember: Members = 0
    fileprivate var members: Members { groups.reduce(firstMember) { $0 | $1.members } }

    init(values: [StateValue], first: StateVariant, groups: [Group], tested: [Tested] = []) {
      self.values = values
      self.first = first
      self.groups = groups
      self.tested = tested
    }

    var count: Int { groups.reduce(1) { $0 + $1.variants.count } }
  }

  /// Content where several groups have other values than at first.
  struct Tested {
    /// The variant of each group; `nil` for the first values.
    var choice: [Int?]
    var recording: Recording
  }

  private var contexts: [Context]
  /// All variants; in the first one, all states have their first values.
  private(set) var all: [StateVariant] = []
  /// All variants side by side.
  private(set) var columns: RecordingColumns
  /// Parts that keep their first form.
  let kept: KeptParts

  /// Creates variants from those of all contexts.
  ///
  /// - Parameters:
  ///   - contexts: The contexts.
  ///   - comparesThem: Whether the variants are put side by side, which is of no use if they are given up.
  ///   - joinsParts: Whether parts that only one variant has, or all have, are taken together where no order is tested.
  ///   - kept: Parts that keep their first form.
  init(
    _ contexts: [Context],
    comparesThem: Bool = true,
    joinsParts: Bool = false,
    keeping kept: KeptParts = KeptParts()
  ) {
    self.contexts = contexts
    self.kept = kept
    for context in contexts.indices {
      let firstMember = Self.member(all.count)
      self.contexts[context].firstMember = firstMember
      all.append(contexts[context].first)
      for (position, group) in contexts[context].groups.enumerated() {
        self.contexts[context].groups[position].place(
          at: all.count,
          besides: (firstMember, contexts[context].first)
        )
        all += group.variants
      }
    }
    // A single variant needs no comparison, and most parts have just one.
    columns = RecordingColumns(
      all.count > 1 && comparesThem ? all.map(\.recording) : [],
      inOrderOf: comparesThem ? contexts.flatMap(\.tested).map(\.recording) : [],
      joinsParts: joinsParts && kept.isEmpty && contexts.allSatisfy(\.tested.isEmpty),
      keeping: kept
    )
  }

  /// Whether all content that was looked at is what the variants say of it.
  mutating func isConsistent() -> Bool {
    for context in contexts.indices {
      for tested in contexts[context].tested where !predicts(tested, in: context) { return false }
    }
    return true
  }

  /// Whether content is what the variants of a context say of it.
  mutating func predicts(_ tested: Tested, in context: Int = 0) -> Bool {
    let changes = zip(contexts[context].groups, tested.choice).compactMap { group, choice in
      choice.map { group.start + $0 }
    }
    let first = contexts[context].firstMember.trailingZeroBitCount
    return columns.predict(tested.recording, from: first, changedAs: changes)
  }

  /// All variants.
  var members: Members { Self.members(all.count) }

  /// The bit of a number, of which there are at most as many as variants.
  static func member(_ number: Int) -> Members { 1 << Members(max(number, 0)) }

  /// The first of all variants, as many as given.
  fileprivate static func members(_ count: Int) -> Members {
    count >= Members.bitWidth ? .max : (1 << Members(count)) - 1
  }
}

extension StateVariants {
  /// Returns the cases in which something is hidden that only some variants have.
  ///
  /// - Parameters:
  ///   - shown: The variants that have it.
  ///   - around: The variants that have what is around it; others do not matter.
  /// - Returns: In each case, all of the states have the given values.
  func hidden(but shown: Members, among around: Members) -> [[StateValue]] {
    // Most content has one context.
    if contexts.count == 1, contexts[0].members & shown != 0 {
      return Self.hidden(in: contexts[0], but: shown, among: around)
    }
    let present = contexts.filter { $0.members & around != 0 }
    let showing = present.filter { $0.members & shown != 0 }
    let whole = present.filter { $0.members & shown == 0 }
    var cases = Self.fewest(whole.map(\.values), besides: showing.map(\.values))
    let parts = showing.map { Self.hidden(in: $0, but: shown, among: around) }
    for (context, part) in zip(showing, parts) {
      for values in part {
        // Where it is hidden in all contexts, they do not matter.
        let isCommon = parts.allSatisfy { $0.contains(values) }
        let values = isCommon ? values : context.values + values
        if !cases.contains(values) { cases.append(values) }
      }
    }
    return cases
  }

  /// Returns the groups that all show something for a few of their values, where that is too much for one condition.
  func groupsWithTooManyCases(most: Int) -> [[Int?]] {
    let context = contexts[0]
    return columns.allMembers.compactMap { members in
      // What shows at first is hidden for some values of each group alone.
      if members & context.firstMember != 0 { return nil }
      let shown = context.groups.map { $0.members & members }
      let cases = zip(context.groups, shown).reduce(1) { cases, group in
        let hidden = group.0.variants.count + 1 - group.1.nonzeroBitCount
        return group.1 == 0 ? cases : min(cases * hidden, .max / RecordingColumns.mostMembers)
      }
      if cases <= most { return nil }
      return zip(context.groups, shown).map { $1 == 0 ? nil : $1.trailingZeroBitCount - $0.start }
    }
  }

  /// Whether two things that only some variants have never show together.
  func areExclusive(_ left: Members, _ right: Members) -> Bool {
    if left & right != 0 { return false }
    return contexts.allSatisfy { context in
      // What shows at first goes with the value for which the other one comes.
      if (left | right) & context.firstMember != 0 { return true }
      let showing = [left, right].map { shown in
        context.groups.indices.filter { context.groups[$0].members & shown != 0 }
      }
      return showing[0].allSatisfy { group in showing[1].allSatisfy { $0 == group } }
    }
  }

  private static func hidden(
    in context: Context,
    but shown: Members,
    among around: Members
  ) -> [[StateValue]] {
    let first = context.firstMember
    let present = context.groups.filter { $0.members & around != 0 }
    func cases(of group: Group, without absent: Members, with present: Members) -> [[StateValue]] {
      // A single value tells it from others already, if there are any.
      if group.hasSingleValues, present != 0 { return group.values(in: absent) }
      return fewest(group.values(in: absent), besides: group.values(in: present))
    }
    if present.count == 1 {
      let members = present[0].members | first
      return cases(of: present[0], without: members & around & ~shown, with: members & shown)
    }
    if shown & first != 0 {
      return present.flatMap {
        cases(of: $0, without: $0.members & around & ~shown, with: ($0.members | first) & shown)
      }
    }
    // Each of several groups can show it, so it is hidden only while none of them does.
    let relevant = around & first != 0 ? around : .max
    let alternatives = present.filter { $0.members & shown != 0 }.map { group in
      cases(of: group, without: (group.members | first) & relevant & ~shown, with: group.members & shown)
    }
    return alternatives.reduce([[]]) { known, more in known.flatMap { first in more.map { first + $0 } } }
  }

  /// Returns, for each of some lists of values, the fewest that tell it from all of some others.
  private static func fewest(_ lists: [[StateValue]], besides others: [[StateValue]]) -> [[StateValue]] {
    var cases: [[StateValue]] = []
    cases.reserveCapacity(lists.count)
    for values in lists {
      var rest = values
      for value in values {
        let fewer = rest.filter { $0 != value }
        if others.allSatisfy({ exclude(fewer, $0) }) { rest = fewer }
      }
      if !cases.contains(rest) { cases.append(rest) }
    }
    return cases
  }

  /// Whether no state can have all of some values and all of some others.
  private static func exclude(_ left: [StateValue], _ right: [StateValue]) -> Bool {
    left.contains { value in right.contains { $0.state == value.state && $0.index != value.index } }
  }
}

extension StateVariants.Group {
  /// Notes where its variants are among all.
  fileprivate mutating func place(
    at start: Int,
    besides first: (member: StateVariants.Members, variant: StateVariant)
  ) {
    members = StateVariants.members(start + variants.count) & ~StateVariants.members(start)
    ownValues = [(first.member, values(of: first.variant))]
    for (position, variant) in variants.enumerated() {
      ownValues.append((StateVariants.member(start + position), values(of: variant)))
    }
    hasSingleValues = ownValues.allSatisfy { $0.values.count == 1 }
  }

  private func values(of variant: StateVariant) -> [StateValue] { variant.values.filter { states.contains($0.state) } }

  /// Returns the values that its states have in some of its variants, or in the first one of all.
  fileprivate func values(in members: StateVariants.Members) -> [[StateValue]] {
    var lists: [[StateValue]] = []
    lists.reserveCapacity(members.nonzeroBitCount)
    for own in ownValues where members & own.member != 0 { lists.append(own.values) }
    return lists
  }
}
