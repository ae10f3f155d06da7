import Cairn

/// What decides about the class of elements that are hidden for some values of states.
struct HiddenClassKey: Hashable {
  let condition: StateCondition
  let animation: AnimationChoice
  let direction: LayoutDirection
  let isItem: Bool
  let isLayoutItem: Bool
}

/// What differs between the values of states, as rules that look at what keeps the states.
extension HTMLRenderer {
  /// Begins a style that differs between the values of states, or that hides elements for some of them.
  @inline(never)
  func beginCondition(_ style: StyleModifier) {
    element.wait(with: tree.child(of: element.node, style: resolved(style)))
  }

  private func resolved(_ style: StyleModifier) -> StyleModifier {
    switch style {
    case .shown(let condition): return hiddenClass(condition).map(StyleModifier.styleClass) ?? style
    case .varied(var varied):
      for other in varied.others { tree.classes.add(selectors(of: other.cases), for: other.cases) }
      varied.animation = animation(environment.animationChoice, for: varied.others.map(\.cases))
      return .varied(varied)
    default: return style
    }
  }

  /// Returns how something moves that depends on states; `nil` if it changes at once.
  private func animation(_ choice: AnimationChoice, for cases: [[[StateValue]]]) -> Animation? {
    switch choice {
    case .given(let animation): animation
    case .ofChange: cases.joined().joined().lazy.compactMap(\.state.cell.animation).first
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
    let pages = selectors(of: condition.hidden)
    let isLayoutItem = key.isLayoutItem
    // The layout makes the items, so theirs are found by what they hold.
    let elements = isLayoutItem ? ["&", "li:has(>&:only-child,>.acting>&)"] : ["&"]
    let selectors = pages.flatMap { page in elements.map { "\(page) \($0)" } }
    let movement = animation(key.animation, for: [condition.hidden]).map {
      TransitionRule(condition, $0, direction: key.direction, canLeave: !isLayoutItem)
    }
    var rule = selectors.joined(separator: ",") + "{display:none\(movement?.whileHidden ?? "")}"
    if key.isItem, !isLayoutItem {
      // The last row that shows ends its list as the last row does.
      let last = pages.map { "\($0) li:not(&):not(:has(~li:not(&)))" }.joined(separator: ",")
      rule += "\(last){--last:inherit;--below:var(--last,var(--line,1px))}"
    }
    if let movement { rule += movement.text }
    var own = tree.classes.name(forRule: rule).flatMap { StyleClass($0) }
    own?.isOfWholeItem = !isLayoutItem
    return own
  }

  /// Returns a selector of the page for each of several cases.
  private func selectors(of cases: [[StateValue]]) -> [String] {
    cases.map { ":root" + $0.map(selector).joined() }
  }

  /// Returns the condition for a page in which a state has a value.
  private func selector(_ value: StateValue) -> String {
    let isInitial = value.index == 0
    let name = stateName(value.state)
    let element = "[id=\(CSSString(name).text)]"
    let changed: String
    switch StateKeeper(value.state.cell) {
    case .none: return isInitial ? "" : ":not(*)"
    case .checkbox(let isCheckedAtFirst): changed = "\(element)\(isCheckedAtFirst ? ":not(:checked)" : ":checked")"
    case .popover: changed = "\(element):popover-open"
    case .unfolded(let isOpenAtFirst):
      changed = "[data-state=\(CSSString(name).text)]\(isOpenAtFirst ? ":not([open])" : "[open]")"
    case .dialogs:
      let values = isInitial ? Array(1..<value.state.cell.count) : [value.index]
      let dialogs = values.map { dialogSelector(StateValue(value.state.cell, $0)) }
      let dialog = dialogs.count == 1 ? dialogs[0] : ":is(\(dialogs.joined(separator: ",")))"
      changed = "\(dialog):is([open],:popover-open)"
    case .picker:
      let value = isInitial ? ":not([data-value=\"0\"])" : "[data-value=\"\(value.index)\"]"
      changed = "\(element) \(value):checked"
    case .disclosures:
      let others = isInitial ? ":not([data-value=\"0\"])" : "[data-value=\"\(value.index)\"]"
      changed = "[name=\(CSSString(name).text)][open]\(others)"
    }
    return isInitial ? ":not(:has(\(changed)))" : ":has(\(changed))"
  }

  private func dialogSelector(_ value: StateValue) -> String {
    "[id=\(CSSString(identifier(of: .pick, radioNumber(value))).text)]"
  }
}
