extension LayoutSection {
  /// Returns the kinds of boundary items in which no view of a section shows.
  ///
  /// What has a kind of its own shows the section's header or footer, whichever is at its side.
  func unshownKinds(hasHeader: Bool, hasFooter: Bool, along axis: Axis) -> [ElementKind] {
    func items(_ kind: ElementKind) -> [LayoutBoundary] {
      axis == .vertical ? boundaryItems(kind) : boundaryItem(kind, along: axis).map { [$0] } ?? []
    }
    let shown = (hasHeader ? items(.header) : []) + (hasFooter ? items(.footer) : [])
    return boundarySupplementaryItems.filter { item in
      item.kind != .header && item.kind != .footer && !shown.contains(item)
    }.map(\.kind)
  }
}

extension SectionLayout {
  /// Reports boundary items of a kind of one's own that nothing shows in.
  func reportUnshownKinds(hasHeader: Bool, hasFooter: Bool, to renderer: any Renderer) {
    guard case .fixed(let section) = source else { return }
    let axis = renderer.environment.sectionAxis
    for kind in section.unshownKinds(hasHeader: hasHeader, hasFooter: hasFooter, along: axis) {
      renderer.report(
        Diagnostic(
          .warning,
          .unshownBoundary,
          """
          A layout has a boundary item "\(kind)" and its section no view for it. \
          Give the section a header or a footer, whichever is at the side of the item.
          """,
          at: renderer.place
        )
      )
    }
  }
}

extension Diagnostic.Code {
  /// A layout has a boundary item of a kind of one's own, and nothing is there to show in it.
  public static let unshownBoundary = Self(rawValue: "layout.unshown-boundary")
}
