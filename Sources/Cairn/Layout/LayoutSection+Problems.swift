extension LayoutSection {
  /// Returns what is probably wrong with the section whatever it is laid out for.
  ///
  /// The solver does not report these, because the layout they give is well defined: a group whose size on an axis is
  /// estimated although everything in it is a fraction of that size keeps its estimate.
  ///
  /// - Parameter section: The position of the section, for the diagnostics.
  /// - Returns: Diagnostics of kinds that the solver does not report.
  public func problems(section: Int? = nil) -> [LayoutDiagnostic] {
    guard case .group(let group) = content, group.isCircular(depth: 0) else { return [] }
    return [LayoutDiagnostic(.circularDimension, section: section)]
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
}
