import Cairn

/// A conversion of a section's lengths to whole lines before it is solved, so that rows are evenly spaced.
struct SectionFitting {
  let metrics: TextMetrics
  let heights: TextOptions.LayoutHeights
  let container: LayoutExtent
  /// The headers and footers that there are.
  let bands: SectionBands

  func fitted(_ section: LayoutSection) -> LayoutSection {
    var section = section
    section.boundarySupplementaryItems = bands.all.map { fitted($0.item, isFooter: $0.isFooter) }
    let fractions = section.fractionalContentInsets
    section.contentInsets.top = length(section.contentInsets.top + fractions.top * container.height)
    section.contentInsets.bottom = length(section.contentInsets.bottom + fractions.bottom * container.height)
    section.fractionalContentInsets.top = 0
    section.fractionalContentInsets.bottom = 0
    if section.orthogonalScrolling == .none { section.interGroupSpacing = length(section.interGroupSpacing) }
    guard case .group(var group) = section.content else { return section }
    var room = container
    room.width = max(room.width - section.contentInsets.leading - section.contentInsets.trailing, 0)
    group = fitted(group, in: room)
    group.size.width = width(group.size.width, in: room)
    if heights == .declared || group.population == .custom {
      let insets = section.contentInsets
      group.size.height = declared(group.size.height, less: insets)
    }
    section.content = .group(group)
    return heights == .content ? section.sizedByContent(lineHeight: metrics.lineHeight) : section
  }

  /// Returns a distance in whole lines; negative ones become 0, because words would cover words.
  private func length(_ distance: Double) -> Double {
    let length = metrics.wholeLines(distance)
    return heights == .content ? max(length, 0) : length
  }

  private func length(_ spacing: LayoutSpacing) -> LayoutSpacing {
    spacing.isFlexible ? .flexible(length(spacing.value)) : .fixed(length(spacing.value))
  }

  private func fitted(_ group: LayoutGroup, in room: LayoutExtent, depth: Int = 0) -> LayoutGroup {
    var group = group
    let own = LayoutExtent(
      width: length(of: group.size.width, in: room),
      height: length(of: group.size.height, in: room)
    )
    if group.axis == .vertical { group.interItemSpacing = length(group.interItemSpacing) }
    group.edgeSpacing = fitted(group.edgeSpacing)
    guard depth < 32 else { return group }
    group.subitems = group.subitems.map { subitem in
      switch subitem {
      case .item(var item):
        item.edgeSpacing = fitted(item.edgeSpacing)
        item.size.width = width(item.size.width, in: own)
        return .item(item)
      case .group(let inner):
        var inner = fitted(inner, in: own, depth: depth + 1)
        inner.size.width = width(inner.size.width, in: own)
        return .group(inner)
      }
    }
    return group
  }

  /// Returns a width; one that follows from a height becomes absolute, because the content replaces that height.
  private func width(_ width: LayoutDimension, in room: LayoutExtent) -> LayoutDimension {
    guard heights == .content, case .fractionalHeight = width else { return width }
    return .absolute(length(of: width, in: room))
  }

  private func length(of dimension: LayoutDimension, in room: LayoutExtent) -> Double {
    let points =
      switch dimension {
      case .fractionalWidth(let fraction): fraction * room.width
      case .fractionalHeight(let fraction): fraction * room.height
      case .absolute(let length), .estimated(let length), .uniformAcrossSiblings(let length): length
      }
    return points.isFinite ? max(points, 0) : 0
  }

  private func fitted(_ spacing: LayoutEdgeSpacing) -> LayoutEdgeSpacing {
    var spacing = spacing
    spacing.top = spacing.top.map { length($0) }
    spacing.bottom = spacing.bottom.map { length($0) }
    return spacing
  }

  /// Returns a height of the layout in whole lines, at least one; a height that the content decides does not change.
  private func declared(_ height: LayoutDimension, less insets: EdgeInsets) -> LayoutDimension {
    let points: Double
    switch height {
    case .absolute(let length): points = length
    case .fractionalWidth(let fraction): points = fraction * (container.width - insets.leading - insets.trailing)
    case .fractionalHeight(let fraction): points = fraction * (container.height - insets.top - insets.bottom)
    case .estimated, .uniformAcrossSiblings: return height
    }
    guard points.isFinite, points > 0 else { return height }
    return .absolute(max(metrics.wholeLines(points), metrics.lineHeight))
  }

  // MARK: - Headers and footers

  private func fitted(_ band: LayoutBoundary, isFooter: Bool) -> LayoutBoundary {
    var band = band
    // A band over the content would cover words, so each band has room of its own.
    band.extendsBoundary = true
    switch band.alignment {
    case .leading: band.alignment = isFooter ? .bottomLeading : .topLeading
    case .trailing: band.alignment = isFooter ? .bottomTrailing : .topTrailing
    case .none: band.alignment = isFooter ? .bottom : .top
    default: break
    }
    band.absoluteOffset.y = metrics.wholeLines(band.absoluteOffset.y)
    band.size.height = self.declared(band.size.height, less: .zero)
    return band
  }
}
