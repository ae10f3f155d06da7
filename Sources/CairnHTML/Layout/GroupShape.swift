import Cairn

/// The content of one instance of a group: the number of times that each part occurs, with the parts inside.
indirect enum GroupShape: Hashable {
  /// An item; the number is the position of its part in the group.
  case item(part: Int)
  /// A group; the number is the position of its part in the group around it.
  case group(part: Int, [GroupShape])

  var itemCount: Int {
    switch self {
    case .item: 1
    case .group(_, let children): children.reduce(0) { $0 + $1.itemCount }
    }
  }

  var part: Int {
    switch self {
    case .item(let part), .group(let part, _): part
    }
  }
}

extension GroupShape {
  /// The facts that a solution shows about a group.
  struct Finding {
    /// The first instance; `nil` if the group shows nothing.
    var shape: GroupShape?
    /// Whether its room is for more items than a group may hold.
    var isCut = false
    var diagnostics: [LayoutDiagnostic]
  }

  /// Solves a section with more and more items, until one instance of its group is full.
  static func find(_ group: LayoutGroup, in section: LayoutSection, _ environment: LayoutEnvironment, _ axis: Axis)
    -> Finding
  {
    let layout = CompositionalLayout(section: section).scrollDirection(axis)
    let tooLarge = LayoutDiagnostic(.groupTooLarge, section: 0)
    var count = 32
    var isAlwaysTold = false
    while true {
      let result = LayoutSolver.solve(layout, environment: environment, sections: [SectionInput(count)])
      let frames = result.sections.first?.groups ?? []
      guard let first = frames.first else { return Finding(shape: nil, diagnostics: result.diagnostics) }
      if first.items.upperBound < count {
        let instance = frames.prefix { $0.items.lowerBound < first.items.upperBound }
        var rest = instance.dropFirst()
        let shape = GroupShape.group(part: 0, children(of: group, first, from: &rest))
        let isCut = !isAlwaysTold && result.diagnostics.contains(tooLarge)
        let diagnostics = result.diagnostics.filter { !isCut || $0 != tooLarge }
        return Finding(shape: shape, isCut: isCut, diagnostics: diagnostics)
      }
      isAlwaysTold = result.diagnostics.contains(tooLarge)
      count = min(count * 8, LayoutGroup.maximumItems + 1)
    }
  }

  private static func children(
    of group: LayoutGroup,
    _ frame: GroupFrame,
    from rest: inout ArraySlice<GroupFrame>
  ) -> [GroupShape] {
    var children: [GroupShape] = []
    var item = frame.items.lowerBound
    var idleSlots = 0
    while item < frame.items.upperBound, idleSlots <= group.subitems.count {
      let part = partIndex(of: children.count, in: group)
      guard case .group(let nested)? = group.subitems.dropFirst(part).first, group.provider == nil else {
        children.append(.item(part: part))
        item += 1
        idleSlots = 0
        continue
      }
      if let inner = rest.first, inner.items.lowerBound == item, inner.depth == frame.depth + 1, inner.part == part {
        rest.removeFirst()
        children.append(.group(part: part, Self.children(of: nested, inner, from: &rest)))
        item = inner.items.upperBound
        idleSlots = 0
      } else {
        // The solver leaves groups without items out, but they take their room.
        children.append(.group(part: part, []))
        idleSlots += 1
      }
    }
    return children
  }

  private static func partIndex(of slot: Int, in group: LayoutGroup) -> Int {
    switch group.population {
    case .packed: slot % max(1, group.subitems.count)
    case .divided, .repeated: 0
    case .custom: slot
    }
  }
}
