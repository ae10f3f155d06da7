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
  /// Every height becomes an estimate of a line, so that rows hug what they hold and short items stretch beside tall
  /// ones. Columns keep the number of items they had: equal rows become repeated ones, and a column whose population
  /// follows from fractions or lengths alone lists its items. Custom groups stay as they are.
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
  /// A column that would hold more items than this is not spelt out.
  private static let maximumListed = 1_000

  fileprivate func sizedByContent(lineHeight: Double, depth: Int = 0) -> LayoutGroup {
    guard population != .custom, depth < GroupSolver.maximumDepth else { return self }
    return updating(self) { group in
      if axis == .vertical {
        switch population {
        case .divided(let count): group.population = .repeated(count: count)
        case .packed: group.subitems = listedSubitems
        case .repeated, .custom: break
        }
      }
      group.size.height = size.height.sizedByContent(lineHeight: lineHeight)
      group.subitems = group.subitems.map { subitem in
        switch subitem {
        case .item(let item):
          .item(updating(item) { $0.size.height = $0.size.height.sizedByContent(lineHeight: lineHeight) })
        case .group(let group):
          .group(group.sizedByContent(lineHeight: lineHeight, depth: depth + 1))
        }
      }
    }
  }

  /// The subitems of a column as often as they fit, where that does not depend on the environment.
  private var listedSubitems: [LayoutSubitem] {
    var room = 1.0
    if case .absolute(let height) = size.height { room = height }
    let lengths = subitems.map { subitem -> Double? in
      switch (subitem.size.height, size.height) {
      case (.fractionalHeight(let fraction), _): fraction * room
      case (.absolute(let height), .absolute): height
      default: nil
      }
    }
    let pass = lengths.reduce(0) { $0 + ($1 ?? .nan) }
    guard pass.isFinite, pass > 0 else { return subitems }
    var listed: [LayoutSubitem] = []
    var cursor = 0.0
    while listed.count < Self.maximumListed {
      let index = listed.count % subitems.count
      let gap = size.height.isFraction(of: .vertical) || listed.isEmpty ? 0 : interItemSpacing.value
      cursor += gap + (lengths[index] ?? 0)
      // Thirds written as 0.334 still fit three times.
      if cursor > room * 1.01 { break }
      listed.append(subitems[index])
    }
    return listed.count > subitems.count ? listed : subitems
  }
}
