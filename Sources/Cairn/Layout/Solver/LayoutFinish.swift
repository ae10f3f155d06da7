#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The last step: frames are mirrored for lines from right to left, and edges are rounded to pixels.
struct LayoutFinish {
  private let width: Double
  private let isMirrored: Bool
  private let scale: Double?

  init(_ environment: LayoutEnvironment) {
    width = environment.container.contentSize.width
    isMirrored = environment.layoutDirection == .rightToLeft
    scale = environment.displayScale
  }

  private var isIdentity: Bool { !isMirrored && scale == nil }

  func finish(_ frame: LayoutRect) -> LayoutRect {
    var frame = frame
    if isMirrored { frame.x = width - frame.x - frame.width }
    guard scale != nil else { return frame }
    // Edges are rounded and sizes are not, so that frames that touch still touch.
    let (left, top, right, bottom) = (snapped(frame.x), snapped(frame.y), snapped(frame.maxX), snapped(frame.maxY))
    return LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  func snapped(_ extent: LayoutExtent) -> LayoutExtent {
    LayoutExtent(width: snapped(extent.width), height: snapped(extent.height))
  }

  private func snapped(_ value: Double) -> Double {
    guard let scale else { return value }
    return floor(value * scale + 0.5) / scale
  }

  /// Returns a section that was laid out at the origin, moved to its place.
  func placed(_ section: consuming SectionResult, at origin: LayoutPoint) -> SectionResult {
    if isIdentity, origin == .zero { return section }
    var placed = section
    func place(_ frame: inout LayoutRect) { frame = finish(frame.moved(by: origin)) }
    place(&placed.frame)
    if isIdentity {
      for index in placed.items.indices { placed.items[index] = placed.items[index].moved(by: origin) }
    } else {
      for index in placed.items.indices { place(&placed.items[index]) }
    }
    for index in placed.groups.indices { place(&placed.groups[index].frame) }
    for index in placed.supplementaries.indices { place(&placed.supplementaries[index].frame) }
    for index in placed.itemSupplementaries.indices { place(&placed.itemSupplementaries[index].frame) }
    for index in placed.decorations.indices { place(&placed.decorations[index].frame) }
    return placed
  }

  /// Undoes the mirroring of a frame.
  func unmirrored(_ frame: LayoutRect) -> LayoutRect {
    isMirrored ? frame.moved(.horizontal, to: width - frame.x - frame.width) : frame
  }
}
