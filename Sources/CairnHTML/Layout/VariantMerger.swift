import Cairn

/// One tree of elements for all variants of a layout, so that content occurs in a page once.
///
/// If a variant lacks groups, their elements dissolve (`display: contents`). If variants have different nested groups,
/// the tree has those of the widest one. At the other widths the items stand one below the other.
struct VariantMerger {
  private(set) var variants: [CompiledSection]
  /// The elements of groups, with a rule for each variant; `nil` if all items are children of one element.
  private(set) var root: GroupElement?
  private(set) var problems: [LayoutProblem] = []

  init(_ variants: [CompiledSection]) { self.variants = variants }

  /// Whether there is one variant, a list, which has other elements.
  private var isList: Bool {
    if variants.count == 1, case .list = variants[0].form { true } else { false }
  }

  mutating func merge() {
    guard !isList else { return }
    for index in variants.indices {
      if case .list(let configuration) = variants[index].form { ListRows(configuration).apply(to: &variants[index]) }
    }
    shareSectionRules()
    let hasScroller = variants.contains { $0.scroller != nil }
    for index in variants.indices where hasScroller && variants[index].scroller == nil {
      var rule = LayoutRule()
      rule.own["overflow"] = "visible"
      variants[index].scroller = rule
    }
    let nodes = variants.map { variant -> GroupElement? in
      if case .nested(let node) = variant.form { node } else { nil }
    }
    guard let widest = nodes.last(where: { $0 != nil }) ?? nil else { return }
    var merged = widest
    merged.clearRules()
    for (index, node) in nodes.enumerated() {
      if let node {
        if node.hasSameShape(as: widest) {
          merged.append(node)
        } else {
          problems = [.regrouping]
          merged.appendDissolved(item: LayoutRule(), badge: nil)
          variants[index].content = Self.stacked(variants[index])
        }
      } else if !variants[index].content.cycle.isEmpty {
        problems = [.regrouping]
        merged.appendDissolved(item: LayoutRule(), badge: variants[index].badge)
        variants[index].content = Self.stacked(variants[index])
      } else {
        merged.appendDissolved(item: item(of: variants[index]), badge: variants[index].badge)
        variants[index].content.own.setIfAbsent("display", "grid")
        variants[index].content.own.setIfAbsent("align-items", "stretch")
        variants[index].content.children = Declarations()
        variants[index].content.following = Declarations()
      }
    }
    root = merged
  }

  /// Makes the section's own rule the same in all variants.
  ///
  /// A section is the container of the width conditions, and a container cannot ask itself.
  private mutating func shareSectionRules() {
    guard let rule = variants.map(\.section.own).first(where: { !$0.isEmpty }) else { return }
    for index in variants.indices { variants[index].section.own = rule }
  }

  private func item(of variant: CompiledSection) -> LayoutRule {
    LayoutRule(own: variant.content.children)
  }

  /// Returns a rule that puts items one below the other.
  private static func stacked(_ variant: CompiledSection) -> LayoutRule {
    var rule = LayoutRule()
    for property in ["padding", "padding-block", "padding-inline", "gap"] {
      rule.own[property] = variant.content.own[property]
    }
    rule.own["display"] = "grid"
    rule.own["grid-template-columns"] = "minmax(0,1fr)"
    return rule
  }
}

extension GroupElement {
  fileprivate mutating func clearRules() {
    rules = []
    badges = []
    for index in children.indices { children[index].clearRules() }
  }

  fileprivate func hasSameShape(as other: GroupElement) -> Bool {
    kind == other.kind && children.count == other.children.count
      && zip(children, other.children).allSatisfy { $0.hasSameShape(as: $1) }
  }

  fileprivate mutating func append(_ other: GroupElement) {
    rules += other.rules
    if kind == .item { badges += other.badges.isEmpty ? [LayoutRule()] : other.badges }
    keepsPlaces = keepsPlaces || other.keepsPlaces
    for index in children.indices { children[index].append(other.children[index]) }
  }

  /// Adds the rules of a variant without groups.
  fileprivate mutating func appendDissolved(item: LayoutRule, badge: LayoutRule?) {
    switch kind {
    case .item:
      rules.append(item)
      badges.append(badge ?? LayoutRule())
    case .group:
      var rule = LayoutRule()
      rule.own["display"] = "contents"
      rules.append(rule)
    case .spacer:
      rules.append(.none)
    }
    for index in children.indices { children[index].appendDissolved(item: item, badge: badge) }
  }
}
