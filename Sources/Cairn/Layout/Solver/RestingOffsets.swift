/// The offsets at which a section that scrolls sideways stops.
struct RestingOffsets {
  /// The leading edges of groups.
  let starts: [Double]
  let lengths: [Double]
  let content: Double
  let viewport: Double

  /// The limit of pages in the list.
  private static let maximumPages = 65_536

  func offsets(for behavior: OrthogonalScrolling) -> [Double] {
    switch behavior {
    case .none, .continuous:
      return []
    case .continuousGroupLeadingBoundary, .groupPaging:
      guard let first = starts.first else { return [0] }
      return distinct(starts.map { clamped($0 - first) })
    case .paging:
      guard viewport > 0, content > viewport else { return [0] }
      let pages = min((content / viewport).rounded(.up), Double(Self.maximumPages))
      return distinct((0..<Int(pages)).map { clamped(Double($0) * viewport) })
    case .groupPagingCentered:
      guard !starts.isEmpty else { return [0] }
      return zip(starts, lengths).map { $0 + $1 / 2 - viewport / 2 }
    }
  }

  private func clamped(_ offset: Double) -> Double {
    min(max(0, offset), max(0, content - viewport))
  }

  private func distinct(_ offsets: [Double]) -> [Double] {
    offsets.reduce(into: []) { kept, offset in
      if kept.last != offset { kept.append(offset) }
    }
  }
}
