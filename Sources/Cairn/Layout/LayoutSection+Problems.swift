extension LayoutSection {
  /// Returns what is probably wrong with the section whatever it is laid out for.
  ///
  /// The solver does not report these, because the layout they give is well defined: a group whose size on an axis is
  /// estimated although everything in it is a fraction of that size keeps its estimate, a part that turns out higher
  /// than the row it lies in, whose height is given, sticks out, and columns have no width of their own.
  ///
  /// - Parameter section: The position of the section, for the diagnostics.
  /// - Returns: Diagnostics of kinds that the solver does not report.
  public func problems(section: Int? = nil) -> [LayoutDiagnostic] {
    guard case .group(let group) = content else { return [] }
    var codes: [LayoutDiagnostic.Code] = []
    if group.isCircular(depth: 0) { codes.append(.circularDimension) }
    if group.hasEstimateInFixedRow(depth: 0) { codes.append(.estimateInFixedRow) }
    if group.ignoresLength(along: .horizontal, depth: 0) { codes.append(.ignoredWidth) }
    if group.ignoresLength(along: .vertical, depth: 0) { codes.append(.ignoredHeight) }
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

  /// Whether a row has a height of its own and a part whose height follows from its content.
  ///
  /// Along an axis that is filled, and across a column, estimates are a way to say "as much as it needs of this room".
  fileprivate func hasEstimateInFixedRow(depth: Int) -> Bool {
    guard depth < GroupSolver.maximumDepth else { return false }
    if axis == .horizontal, !size.height.isEstimated, subitems.contains(where: { $0.size.height.isEstimated }) {
      return true
    }
    return subitems.contains { subitem in
      if case .group(let group) = subitem { group.hasEstimateInFixedRow(depth: depth + 1) } else { false }
    }
  }

  /// Whether parts that share the length of their group on an axis have one of their own, other than their share.
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
