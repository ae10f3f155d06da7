extension LayoutSection {
  /// Returns the probable mistakes in the section that do not depend on the environment.
  ///
  /// They are told of each section with the layout, whether somebody solves it or not:
  /// - A count of columns or rows is below 1, or above the number of items that a group takes.
  /// - A group with an estimated size keeps its estimate if everything in it is a fraction of that size.
  /// - A part that is higher than its row sticks out if the row has a fixed height.
  /// - Columns ignore a width of their own.
  /// - Groups are nested deeper than they are laid out.
  ///
  /// - Parameter section: The position of the section, for the diagnostics.
  /// - Returns: The diagnostics.
  public func problems(section: Int? = nil) -> [LayoutDiagnostic] {
    guard case .group(let group) = content else { return [] }
    var codes: [LayoutDiagnostic.Code] = []
    if group.contains(where: { $0.count.map { $0 < 1 } == true }) { codes.append(.invalidCount) }
    if group.contains(where: \.isCircular) { codes.append(.circularDimension) }
    if group.contains(where: \.hasEstimateInFixedRow) { codes.append(.estimateInFixedRow) }
    if group.contains(where: { $0.ignoresLength(along: .horizontal) }) { codes.append(.ignoredWidth) }
    if group.contains(where: { $0.ignoresLength(along: .vertical) }) { codes.append(.ignoredHeight) }
    if group.contains(where: { $0.count.map { $0 > LayoutGroup.maximumItems } == true }) {
      codes.append(.groupTooLarge)
    }
    if group.levels > GroupSolver.maximumDepth { codes.append(.nestingTooDeep) }
    return codes.map { LayoutDiagnostic($0, section: section) }
  }
}

extension LayoutGroup {
  /// Returns the number of parts that a count stands for.
  package static func usable(_ count: Int) -> Int { min(max(count, 1), maximumItems) }

  /// The number of its parts, where it says one.
  fileprivate var count: Int? {
    switch population {
    case .divided(let count), .repeated(let count): count
    case .packed, .custom: nil
    }
  }

  /// Returns whether the group or one in it is as a closure says, as deep as groups are laid out.
  fileprivate func contains(depth: Int = 0, where isFound: (LayoutGroup) -> Bool) -> Bool {
    guard depth < GroupSolver.maximumDepth else { return false }
    return isFound(self)
      || subitems.contains { subitem in
        if case .group(let group) = subitem { group.contains(depth: depth + 1, where: isFound) } else { false }
      }
  }

  fileprivate var isCircular: Bool {
    Axis.allCases.contains { axis in
      guard size[axis].isEstimated, !subitems.isEmpty else { return false }
      if case .divided = population, axis == self.axis { return false }
      return subitems.allSatisfy { $0.size[axis].isFraction(of: axis) }
    }
  }

  /// Whether a row has a fixed height and a part with a height from its content.
  ///
  /// Across a column, and along a group that fills its axis, an estimate is no mistake: it means "as much as needed".
  fileprivate var hasEstimateInFixedRow: Bool {
    axis == .horizontal && !size.height.isEstimated && subitems.contains { $0.size.height.isEstimated }
  }

  /// Returns whether parts that share their group's length on an axis set another length.
  fileprivate func ignoresLength(along axis: Axis) -> Bool {
    guard case .divided(let count) = population, axis == self.axis else { return false }
    let whole = axis == .horizontal ? LayoutDimension.fractionalWidth(1) : .fractionalHeight(1)
    let share = 1 / Double(max(count, 1))
    return subitems.contains { subitem in
      let length = subitem.size[axis]
      return length != whole && !(length.isFraction(of: axis) && abs(length.value - share) < 0.01)
    }
  }
}

extension SectionLayout {
  /// Reports what is wrong with the layouts that a section of groups may have.
  ///
  /// - Parameters:
  ///   - section: The one that it has first.
  ///   - renderer: The renderer to which it is reported.
  func reportProblems(of section: LayoutSection, to renderer: any Renderer) {
    guard renderer.checksIdentity else { return }
    var problems: [LayoutDiagnostic] = []
    for section in choices.isEmpty ? [section] : choices.map(\.section) {
      problems += section.problems().filter { !problems.contains($0) }
    }
    for problem in problems {
      var diagnostic = problem.asDiagnostic
      diagnostic.place = renderer.place
      renderer.report(diagnostic)
    }
  }
}
