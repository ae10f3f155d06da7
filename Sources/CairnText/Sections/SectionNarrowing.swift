import Cairn

/// Steps that make a section's groups hold fewer items side by side, if words would be torn.
struct SectionNarrowing {
  private let original: LayoutSection
  private var latest: LayoutSection
  private let space: CellSpace
  private var step = 0
  /// Whether nothing is left to remove.
  private var isBare = false

  /// - Parameters:
  ///   - section: The section before the first step.
  ///   - space: The conversion of points to cells.
  init(_ section: LayoutSection, _ space: CellSpace) {
    original = section
    latest = section
    self.space = space
  }

  /// Returns the section with one column less, or without insets if it has one column; `nil` after the last step.
  ///
  /// - Parameter least: The columns of the longest word.
  /// - Returns: The next section to solve.
  mutating func next(_ least: Int32) -> LayoutSection? {
    step += 1
    // Each step removes a column. The limit also ends steps on layouts with NaN, which never equal the latest one.
    guard step <= Int(space.columns / max(least, 1)) + 3 else { return nil }
    guard !isBare, case .group(let group) = original.content, group.population != .custom else { return nil }
    var section = original
    var narrowed = narrowed(group, least, depth: 0)
    if original.orthogonalScrolling != .none { narrowed.size.width = widened(narrowed.size.width, least) }
    section.content = .group(narrowed)
    // Heights that were meant for a row would cut a column.
    if group.holdsSeveral { section = section.sizedByContent(lineHeight: space.metrics.lineHeight) }
    if section == latest {
      isBare = true
      section = section.withoutSideInsets
      guard section != latest else { return nil }
    }
    latest = section
    return section
  }

  private func narrowed(_ group: LayoutGroup, _ least: Int32, depth: Int) -> LayoutGroup {
    guard depth < 32, group.population != .custom else { return group }
    var group = group
    group.subitems = group.subitems.map { subitem in
      guard case .group(let inner) = subitem else { return subitem }
      return .group(narrowed(inner, least, depth: depth + 1))
    }
    guard group.axis == .horizontal else { return filled(group) }
    switch group.population {
    case .divided(let count), .repeated(let count):
      return divided(group, into: fewer(count, least))
    case .packed where group.subitems.count == 1:
      // Items as wide as their content cannot become wider.
      guard let count = number(of: group.subitems[0].size.width, in: group) else { return group }
      return divided(group, into: fewer(count, least))
    case .packed: return stacked(group)
    case .custom: return group
    }
  }

  private func fewer(_ count: Int, _ least: Int32) -> Int {
    max(1, min(max(count, 1) - step, Int(space.columns / max(least, 1)) + 2 - step))
  }

  /// Returns the number of items of a width that a group holds side by side; `nil` if their content decides it.
  private func number(of width: LayoutDimension, in group: LayoutGroup) -> Int? {
    let room = Double(space.columns) * space.metrics.columnWidth
    let share: Double
    switch width {
    case .fractionalWidth(let fraction): share = fraction
    case .absolute(let length): share = (length + group.interItemSpacing.value) / room
    case .fractionalHeight, .estimated, .uniformAcrossSiblings: return nil
    }
    guard share.isFinite, share > 0.0001 else { return 1 }
    return max(Int(min(1 / share + 0.01, 10_000)), 1)
  }

  private func divided(_ group: LayoutGroup, into count: Int) -> LayoutGroup {
    group.changing(to: .horizontal, .divided(count: count), group.subitems)
  }

  private func stacked(_ group: LayoutGroup) -> LayoutGroup {
    var column = filled(group.changing(to: .vertical, .packed, group.subitems))
    column.interItemSpacing = 0
    return column
  }

  private func filled(_ group: LayoutGroup) -> LayoutGroup {
    var group = group
    group.subitems = group.subitems.map { subitem in
      guard !subitem.size.width.isEstimated else { return subitem }
      switch subitem {
      case .item(var item):
        item.size.width = .fractionalWidth(1)
        return .item(item)
      case .group(var inner):
        inner.size.width = .fractionalWidth(1)
        return .group(inner)
      }
    }
    return group
  }

  /// Returns the width of a group that scrolls sideways, at least that of its longest word.
  private func widened(_ width: LayoutDimension, _ least: Int32) -> LayoutDimension {
    let room = Double(space.columns) * space.metrics.columnWidth
    let needed = min(Double(least + 1) * space.metrics.columnWidth, room)
    switch width {
    case .fractionalWidth(let fraction) where fraction * room < needed: return .absolute(needed)
    case .absolute(let length) where length < needed: return .absolute(needed)
    default: return width
    }
  }
}

extension LayoutGroup {
  fileprivate func changing(to axis: Axis, _ population: Population, _ subitems: [LayoutSubitem]) -> LayoutGroup {
    var group = LayoutGroup(axis, population, size: size, spacing: interItemSpacing, subitems: subitems)
    group.contentInsets = contentInsets
    group.fractionalContentInsets = fractionalContentInsets
    group.edgeSpacing = edgeSpacing
    group.supplementaries = supplementaries
    return group
  }
}

extension LayoutGroup {
  /// Whether a row in the group has parts of several kinds.
  fileprivate var holdsSeveral: Bool {
    if axis == .horizontal, subitems.count > 1 { return true }
    return subitems.contains { subitem in
      if case .group(let group) = subitem { group.holdsSeveral } else { false }
    }
  }

  fileprivate var withoutSideInsets: LayoutGroup {
    var group = self
    group.contentInsets.leading = 0
    group.contentInsets.trailing = 0
    group.fractionalContentInsets = .zero
    group.subitems = subitems.map { subitem in
      switch subitem {
      case .item(var item):
        item.contentInsets.leading = 0
        item.contentInsets.trailing = 0
        return .item(item)
      case .group(let inner): return .group(inner.withoutSideInsets)
      }
    }
    return group
  }
}

extension LayoutSection {
  fileprivate var withoutSideInsets: LayoutSection {
    guard case .group(let group) = content else { return self }
    var section = self
    section.content = .group(group.withoutSideInsets)
    section.contentInsets.leading = 0
    section.contentInsets.trailing = 0
    section.fractionalContentInsets = .zero
    return section
  }
}
