extension CompositionalLayout {
  /// Returns the layout with heights that come from the content, for output in lines of text.
  ///
  /// See ``LayoutSection/sizedByContent(lineHeight:)``.
  package func sizedByContent(lineHeight: Double) -> CompositionalLayout {
    updating(self) { layout in
      switch source {
      case .sections(let sections):
        layout.source = .sections(sections.map { $0.sizedByContent(lineHeight: lineHeight) })
      case .provider(let handler):
        let provider: SectionProvider = { index, environment in
          handler.closure(index, environment)?.sizedByContent(lineHeight: lineHeight)
        }
        layout.source = .provider(LayoutHandler(provider))
      }
      layout.configuration.boundarySupplementaryItems = configuration.boundarySupplementaryItems
        .map { $0.sizedByContent(lineHeight: lineHeight) }
    }
  }
}

extension LayoutSection {
  /// Returns the section with heights that come from the content, for output in lines of text.
  ///
  /// Every height becomes an estimate of one line. So rows are as high as their content, and short items stretch beside
  /// tall ones. Columns keep their number of items: equal rows become repeated ones, and a column lists its items if
  /// their number follows from fractions or lengths alone. Custom groups stay as they are.
  ///
  /// - Parameter lineHeight: The height of a line in points.
  /// - Returns: The section to solve in place of this one.
  package func sizedByContent(lineHeight: Double) -> LayoutSection {
    updating(self) { section in
      if case .group(let group) = content { section.content = .group(group.sizedByContent(lineHeight: lineHeight)) }
      section.boundarySupplementaryItems = boundarySupplementaryItems.map {
        $0.sizedByContent(lineHeight: lineHeight)
      }
    }
  }
}

extension LayoutBoundary {
  fileprivate func sizedByContent(lineHeight: Double) -> LayoutBoundary {
    updating(self) { $0.size.height = $0.size.height.sizedByContent(lineHeight: lineHeight) }
  }
}

extension LayoutDimension {
  fileprivate func sizedByContent(lineHeight: Double) -> LayoutDimension {
    isUniform ? .uniformAcrossSiblings(lineHeight) : .estimated(lineHeight)
  }
}

extension LayoutGroup {
  /// The greatest number of items that all columns of a section list together.
  private static let maximumListed = 1_000

  fileprivate func sizedByContent(lineHeight: Double) -> LayoutGroup {
    var room = Self.maximumListed
    return sizedByContent(lineHeight: lineHeight, depth: 0, listing: &room)
  }

  private func sizedByContent(lineHeight: Double, depth: Int, listing room: inout Int) -> LayoutGroup {
    guard population != .custom, depth < GroupSolver.maximumDepth else { return self }
    var group = self
    group.size.height = size.height.sizedByContent(lineHeight: lineHeight)
    group.subitems = []
    for subitem in subitems {
      switch subitem {
      case .item(var item):
        item.size.height = item.size.height.sizedByContent(lineHeight: lineHeight)
        group.subitems.append(.item(item))
      case .group(let inner):
        let sized = inner.sizedByContent(lineHeight: lineHeight, depth: depth + 1, listing: &room)
        group.subitems.append(.group(sized))
      }
    }
    guard axis == .vertical else { return group }
    switch population {
    case .divided(let count): group.population = .repeated(count: count)
    case .packed: group.subitems = listed(group.subitems, within: &room)
    case .repeated, .custom: break
    }
    return group
  }

  /// Returns the subitems of a column as often as they fit, if that number does not depend on the environment.
  private func listed(_ sized: [LayoutSubitem], within room: inout Int) -> [LayoutSubitem] {
    var height = 1.0
    if case .absolute(let own) = size.height { height = own }
    let lengths = subitems.map { subitem -> Double? in
      switch (subitem.size.height, size.height) {
      case (.fractionalHeight(let fraction), _): fraction * height
      case (.absolute(let length), .absolute): length
      default: nil
      }
    }
    let pass = lengths.reduce(0) { $0 + ($1 ?? .nan) }
    guard pass.isFinite, pass > 0, interItemSpacing.value.isFinite else { return sized }
    let counts = sized.map { $0.itemCount() }
    var listed: [LayoutSubitem] = []
    var itemCount = 0
    var cursor = 0.0
    while true {
      let index = listed.count % sized.count
      let gap = size.height.isFraction(of: .vertical) || listed.isEmpty ? 0 : interItemSpacing.value
      cursor += gap + (lengths[index] ?? 0)
      // Thirds written as 0.334 still fit three times.
      if cursor > height * 1.01 || itemCount + counts[index] > room { break }
      listed.append(sized[index])
      itemCount += counts[index]
    }
    guard listed.count > sized.count else { return sized }
    room -= itemCount
    return listed
  }
}

extension LayoutSubitem {
  /// Returns the number of items, at least one; a group too deep to be solved counts as one item.
  fileprivate func itemCount(depth: Int = 0) -> Int {
    guard case .group(let group) = self, depth < GroupSolver.maximumDepth else { return 1 }
    let count = group.subitems.reduce(0) { min($0 + $1.itemCount(depth: depth + 1), 1 << 20) }
    guard case .repeated(let times) = group.population else { return max(count, 1) }
    return max(count, 1) * min(max(times, 1), 1 << 20)
  }
}
