import Cairn

/// The border that represents a decoration behind a section, if its insets leave room for one.
struct SectionBox {
  /// The cells between the section's edges and the border.
  let leading: Int32
  let trailing: Int32
  let top: Int32
  let bottom: Int32
  /// The lines that the section's insets leave above and below its items.
  let roomAbove: Int32
  let roomBelow: Int32
  /// Whether the header and the footer are inside.
  let enclosesBands: Bool

  /// - Parameters:
  ///   - section: The section, with insets in whole lines.
  ///   - space: The conversion of points to cells.
  ///   - decorations: The decorations of which one may have the box; by default those that are no views.
  init?(around section: LayoutSection, _ space: CellSpace, of decorations: [LayoutDecoration]? = nil) {
    let decorations = decorations ?? section.decorationItems.filter { $0.content == nil }
    let insets = section.contentInsets
    let fractions = section.fractionalContentInsets
    let width = Double(space.columns) * space.metrics.columnWidth
    let room = (
      leading: space.column(at: insets.leading + fractions.leading * width),
      trailing: space.column(at: insets.trailing + fractions.trailing * width)
    )
    roomAbove = space.row(at: insets.top)
    roomBelow = space.row(at: insets.bottom)
    // Of several decorations the outermost one shows: boxes within boxes say no more than one.
    for decoration in decorations {
      let cells = Self.cells(of: decoration, space)
      guard room.leading > cells.leading, room.trailing > cells.trailing else { continue }
      guard roomAbove > cells.top, roomBelow > cells.bottom else { continue }
      (leading, trailing, top, bottom) = (cells.leading, cells.trailing, cells.top, cells.bottom)
      enclosesBands = section.supplementariesFollowContentInsets
      return
    }
    return nil
  }

  /// The cells between the edges of a section and a decoration.
  static func cells(of decoration: LayoutDecoration, _ space: CellSpace) -> LayoutNode.Lengths {
    let insets = decoration.contentInsets
    return LayoutNode.Lengths(
      top: space.row(at: max(insets.top, 0)),
      leading: wholeColumns(insets.leading, space),
      bottom: space.row(at: max(insets.bottom, 0)),
      trailing: wholeColumns(insets.trailing, space)
    )
  }

  /// Returns the complete columns of a distance; the border needs the room of the last one.
  private static func wholeColumns(_ distance: Double, _ space: CellSpace) -> Int32 {
    guard distance > 0, distance.isFinite else { return 0 }
    return Int32(min(distance / space.metrics.columnWidth, 10_000))
  }

  /// Whether items touch the border although there is room for a distance.
  func touches(_ result: SectionResult, _ space: CellSpace) -> Bool {
    guard space.columns >= 16 else { return false }
    return result.items.contains { space.column(at: space.leading(of: $0)) == leading + 1 }
  }
}
