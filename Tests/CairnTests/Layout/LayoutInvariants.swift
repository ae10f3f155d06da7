@testable import Cairn

/// What holds for every solution of a layout.
struct LayoutInvariants {
  private let layout: CompositionalLayout
  private let environment: LayoutEnvironment
  private let inputs: [SectionInput]
  private let result: LayoutResult

  init(
    _ layout: CompositionalLayout,
    _ environment: LayoutEnvironment,
    _ inputs: [SectionInput],
    _ result: LayoutResult
  ) {
    (self.layout, self.environment, self.inputs, self.result) = (layout, environment, inputs, result)
  }

  /// What holds whatever the numbers.
  var basicProblems: [String] {
    var problems: [String] = []
    let isEmpty = result.diagnostics.contains { $0.code == .emptyContainer }
    if result.sections.count != (isEmpty ? 0 : inputs.count) {
      problems.append("\(result.sections.count) sections of \(inputs.count)")
    }
    for (index, (section, input)) in zip(result.sections, inputs).enumerated() {
      if section.items.count > max(0, input.itemCount) { problems.append("section \(index) has too many items") }
      let codes = result.diagnostics.filter { $0.section == index }.map(\.code)
      let mayLack = codes.contains(.emptyGroup) || codes.contains(.nestingTooDeep)
      if section.items.count < input.itemCount, !mayLack { problems.append("section \(index) lacks items") }
      let frames =
        section.items + [section.frame] + section.groups.map(\.frame) + section.supplementaries.map(\.frame)
        + section.itemSupplementaries.map(\.frame) + section.decorations.map(\.frame)
      for frame in frames where !isFinite(frame) { problems.append("section \(index) has a frame \(frame)") }
      var next = 0
      for group in section.groups where group.depth == 0 {
        if group.items.lowerBound != next || group.items.isEmpty {
          problems.append("group \(group.items) after \(next)")
        }
        next = group.items.upperBound
      }
      if next != section.items.count { problems.append("groups hold \(next) of \(section.items.count) items") }
    }
    return problems
  }

  /// What holds besides where all numbers are sensible.
  var problems: [String] {
    var problems = basicProblems
    let overflow: Set<LayoutDiagnostic.Code> = [
      .repeatedSubitemsOverflow, .noRoomForSubitems, .noRoomForGroup, .insetsExceedItem, .groupCannotFitItem,
      .subitemsDoNotAdvance,
    ]
    let axis = layout.configuration.scrollDirection
    var previousEnd = -Double.infinity
    for (index, section) in result.sections.enumerated() {
      if section.frame.start(axis) < previousEnd - 1e-6 { problems.append("section \(index) overlaps the one before") }
      previousEnd = section.frame.end(axis)
      guard !result.diagnostics.contains(where: { $0.section == index && overflow.contains($0.code) }) else { continue }
      guard let value = layout.section(at: index, in: environment), case .group(let group) = value.content else {
        continue
      }
      problems += self.problems(of: group, value, in: section).map { "section \(index): \($0)" }
    }
    return problems
  }

  /// Checks the instances of a section's group: they stand in order and apart, and so do their parts inside of them.
  private func problems(of group: LayoutGroup, _ value: LayoutSection, in section: SectionResult) -> [String] {
    let scrollAxis = layout.configuration.scrollDirection
    let axis = value.orthogonalScrolling == .none ? scrollAxis : scrollAxis.across
    var problems: [String] = []
    var rest = section.groups[...]
    var cursor = -Double.infinity
    while let instance = rest.first {
      if instance.frame.start(axis) < cursor - 1e-6 {
        problems.append("group \(instance.items) overlaps the one before")
      }
      cursor = instance.frame.end(axis) + value.interGroupSpacing
      let inside = rest.dropFirst().prefix { $0.depth > instance.depth }
      rest = rest.dropFirst(1 + inside.count)
      problems += self.problems(of: group, instance, inside, section.items)
    }
    return problems
  }

  /// Checks an instance of a group, given the instances inside of it: its parts lie inside along its axis, in order and
  /// apart, whether they are items or groups.
  private func problems(
    of group: LayoutGroup,
    _ instance: GroupFrame,
    _ inside: ArraySlice<GroupFrame>,
    _ items: [LayoutRect]
  ) -> [String] {
    var problems: [String] = []
    var parts: [(name: String, frame: LayoutRect)] = []
    var next = instance.items.lowerBound
    func addItems(upTo end: Int) {
      parts += (next..<max(next, end)).map { ("item \($0)", items[$0]) }
    }
    var rest = inside
    while let child = rest.first {
      let deeper = rest.dropFirst().prefix { $0.depth > child.depth }
      rest = rest.dropFirst(1 + deeper.count)
      let isInside = child.items.lowerBound >= next && child.items.upperBound <= instance.items.upperBound
      guard child.depth == instance.depth + 1, isInside, group.subitems.indices.contains(child.part),
        case .group(let value) = group.subitems[child.part]
      else { return ["group \(child.items) does not belong into \(instance.items)"] }
      addItems(upTo: child.items.lowerBound)
      parts.append(("group \(child.items)", child.frame))
      next = child.items.upperBound
      problems += self.problems(of: value, child, deeper, items)
    }
    addItems(upTo: instance.items.upperBound)
    var cursor = instance.frame.start(group.axis) - 1e-6
    for part in parts {
      if part.frame.start(group.axis) < cursor { problems.append("\(part.name) overlaps what is before it") }
      cursor = part.frame.end(group.axis) - 1e-6
    }
    // Less than a whole point too much is accepted.
    if cursor > instance.frame.end(group.axis) + 1.01 { problems.append("parts stick out of \(instance.frame)") }
    return problems
  }

  private func isFinite(_ frame: LayoutRect) -> Bool {
    [frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite) && frame.width >= 0 && frame.height >= 0
  }
}
