/// How the view of a ``NavigationLink`` shows, which depends on the room around the link.
enum LinkOpening: UInt8 {
  /// Below the link.
  case unfolding
  /// In a sheet in front of the page.
  case sheet
  /// In front of the whole page.
  case cover
}

extension Renderer {
  /// Lets the views of links show in front of the page, where one that unfolds would have the width of a cell.
  ///
  /// Text has no front, and is read from above to below.
  ///
  /// - Returns: How they have shown around, to ``restore(_:)`` that.
  @usableFromInline
  func beginCells() -> EnvironmentValues? {
    guard showsAllStates, environment.linkOpening == .unfolding else { return nil }
    let outer = environment
    environment.linkOpening = .cover
    return outer
  }

  /// Ends what ``beginCells()`` began.
  @usableFromInline
  func endCells(restoring environment: EnvironmentValues?) {
    if let environment { self.environment = environment }
  }
}
