extension LayoutSection {
  /// Returns the probable mistakes in the section that do not depend on the environment.
  ///
  /// The solver does not report them, because their layout is well defined:
  /// - A group with an estimated size keeps its estimate if everything in it is a fraction of that size.
  /// - A part that is higher than its row sticks out if the row has a fixed height.
  /// - Columns ignore a width of their own.
  /// - A count of columns or rows has a limit.
  ///
  /// - Parameter section: The position of the section, for the diagnostics.
  /// - Returns: The diagnostics, of kinds that the solver does not report.
  public func problems(section: Int? = nil) -> [LayoutDiagnostic] {
    guard case .group(let group) = content else { return [] }
    var codes: [LayoutDiagnostic.Code] = []
    if group.isCircular(depth: 0) { codes.append(.circularDimension) }
    if group.hasEstimateInFixedRow(depth: 0) { codes.append(.estimateInFixedRow) }
    if group.ignoresLength(along: .horizontal, depth: 0) { codes.append(.ignoredWidth) }
    if group.ignoresLength(along: .vertical, depth: 0) { codes.append(.ignoredHeight) }
    if group.hasTooManyParts(depth: 0) { codes.append(.groupTooLarge) }
    return codes.map { LayoutDiagnostic($0, section: section) }
  }
}

extension LayoutGroup {
  fileprivate func isCircular(depth: Int) -> Bool {
    guard depth < GroupSolver.maximumDepth else { return false }
    for axis in Axis.allCases where size[axis].isEstimated && !subitems.isEmpty {
      if case .divided = population, axis == self.axis { continue }
      if subitems.allSatisfy({ $0.size[axis].isFraction(of: axis) }) { return true }
    }
    return subitems.contains { subitem in
      if case .group(let group) = subitem { group.isCircular(depth: depth + 1) } else { false }
    }
  }

  /// Returns whether a row has a fixed height and a part with a height from its content.
  ///
  /// Across a column, and along a group that fills its axis, an estimate is no mistake: it means "as much as needed".
  fileprivate func hasEstimateInFixedRow(depth: Int) -> Bool {
    guard depth < GroupSolver.maximumDepth else { return false }
    if axis == .horizontal, !size.height.isEstimated, subitems.contains(where: { $0.size.height.isEstimated }) {
      return true
    }
    return subitems.contains { subitem in
      if case .group(let group) = subitem { group.hasEstimateInFixedRow(depth: depth + 1) } else { false }
    }
  }

  /// Returns whether a group or a group in it has a count above the maximum.
  fileprivate func hasTooManyParts(depth: Int) -> Bool {
    guard depth < GroupSolver.maximumDepth else { return false }
    switch population {
    case .divided(let count), .repeated(let count): if count > Self.maximumItems { return true }
    case .packed, .custom: break
    }
    return subitems.contains { subitem in
      if case .group(let group) = subitem { group.hasTooManyParts(depth: depth + 1) } else { false }
    }
  }

  package static func usable(_ count: Int) -> Int { min(max(count, 1), maximumItems) }

  /// Returns whether parts that share their group's length on an axis set another length.
  fileprivate func ignoresLength(along axis: Axis, depth: Int) -> Bool {
    guard depth < GroupSolver.maximumDepth else { return false }
    if case .divided(let count) = population, axis == self.axis {
      let whole = axis == .horizontal ? LayoutDimension.fractionalWidth(1) : .fractionalHeight(1)
      let share = 1 / Double(max(count, 1))
      let isIgnored = subitems.contains { subitem in
        let length = subitem.size[axis]
        return length != whole && !(length.isFraction(of: axis) && abs(length.value - share) < 0.01)
      }
      if isIgnored { return true }
    }
    return subitems.contains { subitem in
      if case .group(let group) = subitem { group.ignoresLength(along: axis, depth: depth + 1) } else { false }
    }
  }
}
