import Cairn

/// What decides about the class of elements that are hidden for some values of states.
struct HiddenClassKey: Hashable {
  let condition: StateCondition
  let animation: AnimationChoice
  let direction: LayoutDirection
  let isItem: Bool
  let isLayoutItem: Bool

  /// It is enough to tell the conditions apart; nearly all elements of a page with the same one have the rest in common, too.
  func hash(into hasher: inout Hasher) { hasher.combine(condition) }
}

/// What differs between the values of states, as rules that look at what keeps the states.
extension HTMLRenderer {
  /// Begins a style that differs between the values of states, or that hides elements for some of them.
  @inline(never)
  func beginCondition(_ style: StyleModifier) {
    resolver.allowTitles()
    element.wait(with: tree.child(of: element.node, style: resolved(style)))
  }

  private func resolved(_ style: StyleModifier) -> StyleModifier {
    switch style {
    case .shown(let condition): return hiddenClass(condition).map(StyleModifier.styleClass) ?? style
    case .varied(var varied):
      for other in varied.others { tree.classes.add(selectors(of: other.cases), for: other.cases) }
      let states = varied.others.lazy.flatMap(\.cases).joined().map(\.state)
      varied.animation = animation(environment.animationChoice, of: states)
      return .varied(varied)
    default: return style
    }
  }

  /// Returns how something moves that depends on states; `nil` if it changes at once.
  private func animation(_ choice: AnimationChoice, of states: some Sequence<StateReference>) -> Animation? {
    switch choice {
    case .given(let animation): animation
    case .ofChange: states.lazy.compactMap(\.cell.animation).first { _ in true }
    }
  }

  /// Returns a class that hides its elements while states have certain values.
  private func hiddenClass(_ condition: StateCondition) -> StyleClass? {
    let key = HiddenClassKey(
      condition: condition,
      animation: condition.animation ?? environment.animationChoice,
      direction: environment.layoutDirection,
      isItem: context.isItem,
      isLayoutItem: element.parent == .layoutItems
    )
    return tree.classes.hidden(by: key) { makeHiddenClass(key) }
  }

  private func makeHiddenClass(_ key: HiddenClassKey) -> StyleClass? {
    let condition = key.condition
    let pages = condition.onlyState.map { [":root" + selector(of: $0, $1)] } ?? selectors(of: condition.hidden)
    let isLayoutItem = key.isLayoutItem
    let movement = animation(key.animation, of: condition.states).map {
      TransitionRule(condition, $0, direction: key.direction, canLeave: !isLayoutItem)
    }
    var rule = ""
    for page in pages {
      if !rule.isEmpty { rule += "," }
      rule += page
      rule += " &"
      // The layout makes the items, so theirs are found by what they hold.
      if isLayoutItem { rule += ",\(page) li:has(>&:only-child,>.acting>&)" }
    }
    rule += "{display:none"
    if let movement { rule += movement.whileHidden }
    rule += "}"
    if key.isItem, !isLayoutItem {
      // The last row that shows ends its list as the last row does.
      let last = pages.map { "\($0) :has(>&)>li:not(&):not(:has(~li:not(&)))" }.joined(separator: ",")
      rule += "\(last){--last:inherit;--below:var(--last,var(--line,1px))}"
    }
    if let movement { rule += movement.text }
    guard let name = tree.classes.name(forRule: rule) else { return nil }
    tree.classes.note(pages, hiding: name)
    return StyleClass(madeOf: name, isOfWholeItem: !isLayoutItem)
  }

  /// Returns selectors of the page for some cases; those that differ only in the value of a state have one together.
  private func selectors(of cases: [[StateValue]]) -> [String] {
    // A case of each kind, and the values that the last of its states has in all of them.
    var known: [(example: [StateValue], values: [Int])] = []
    var selectors: [String] = []
    for values in cases {
      guard let last = values.last else {
        selectors.append(":root")
        continue
      }
      let position = known.firstIndex { known in
        known.example.count == values.count && known.example.last?.state == last.state
          && (values.count == 1 || known.example.dropLast() == values.dropLast())
      }
      if let position { known[position].values.append(last.index) } else { known.append((values, [last.index])) }
    }
    for (example, values) in known {
      guard let state = example.last?.state else { continue }
      let others = example.dropLast().reduce(":root") { $0 + selector(of: $1.state, [$1.index]) }
      selectors.append(others + selector(of: state, values))
    }
    return selectors
  }

  /// Returns the condition for a page in which a state has one of some values.
  private func selector(of state: StateReference, _ values: [Int]) -> String {
    let others = Self.values(of: state, besides: values)
    if others.isEmpty { return "" }
    guard let changed = changedElement(of: state, to: values.contains(0) ? others : values) else { return ":not(*)" }
    // The initial value is that of a page in which nothing tells of another one.
    return values.contains(0) ? ":not(:has(\(changed)))" : ":has(\(changed))"
  }

  /// Returns a selector of what tells that a state has one of some values, of which none is the initial one; `nil` if it never has.
  private func changedElement(of state: StateReference, to values: [Int]) -> String? {
    let name = nameInRules(of: state)
    switch StateKeeper(state.cell) {
    case .none: return nil
    case .checkbox(let isCheckedAtFirst): return "[id=\(name)]" + (isCheckedAtFirst ? ":not(:checked)" : ":checked")
    case .popover: return "[id=\(name)]:popover-open"
    case .unfolded(let isOpenAtFirst): return "[data-state=\(name)]\(isOpenAtFirst ? ":not([open])" : "[open]")"
    case .dialogs:
      let dialogs = values.sorted().map { dialogSelector(StateValue(state.cell, $0)) }
      let dialog = dialogs.count == 1 ? dialogs[0] : ":is(\(dialogs.joined(separator: ",")))"
      return dialog + ":is([open],:popover-open)"
    case .picker: return "[id=\(name)] \(numbers(values, of: state)):checked"
    case .rows: return "[data-state=\(name)]\(numbers(values, of: state)):checked"
    case .disclosures: return "[name=\(name)][open]\(numbers(values, of: state))"
    }
  }

  private func nameInRules(of state: StateReference) -> String {
    if let known = numbering.states.namesInRules[state] { return known }
    let name = CSSString(stateName(state)).text
    numbering.states.namesInRules[state] = name
    return name
  }

  private static func values(of state: StateReference, besides values: [Int]) -> [Int] {
    var isOther = Array(repeating: true, count: state.cell.count)
    for value in values where isOther.indices.contains(value) { isOther[value] = false }
    return isOther.indices.filter { isOther[$0] }
  }

  /// Returns the condition for what tells the number of a value that it is one of some, whichever way is shorter.
  private func numbers(_ values: [Int], of state: StateReference) -> String {
    func number(_ value: Int) -> String { "[data-value=\"\(value)\"]" }
    func list(_ values: [Int]) -> String { values.sorted().map(number).joined(separator: ",") }
    if values.count == 1 { return number(values[0]) }
    let others = Self.values(of: state, besides: values)
    return others.count <= values.count ? ":not(\(list(others)))" : ":is(\(list(values)))"
  }

  private func dialogSelector(_ value: StateValue) -> String {
    "[id=\(CSSString(identifier(of: .pick, radioNumber(value))).text)]"
  }
}
