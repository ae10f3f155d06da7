import Cairn

extension LayoutScrollingPage {
  /// The widths of telephones, tablets and screens; pages are no wider than 1080 points.
  private static let screens = [320.0, 390, 820, 1280, 1920]
  private static let widest = 1080.0

  /// Packed groups, whose lines hold more where there is more room.
  static var packing: [LayoutScrollingPage] {
    let item = LayoutItem(width: 100)
    return [
      packed("packed", .horizontal(height: 44) { item }),
      packed("packed-flexible", .horizontal(height: 44, spacing: .flexible(8)) { item }),
      packed("packed-fixed", .horizontal(height: 44, spacing: 8) { item.contentInsets(4) }),
      packed("packed-overlapping", .horizontal(height: 44, spacing: -20) { item }),
      packed("packed-edges", .horizontal(height: 60) { item.edgeSpacing(leading: 10, top: 6, trailing: 4) }),
      packed(
        "packed-flexible-edges",
        .horizontal(height: 44) { item.edgeSpacing(leading: .flexible(4), trailing: .flexible(4)) }
      ),
      packed("packed-flexible-end", .horizontal(height: 44, spacing: 6) { item.edgeSpacing(trailing: .flexible(12)) }),
      packed("packed-flexible-start", .horizontal(height: 44) { item.edgeSpacing(leading: .flexible(12)) }),
      packed(
        "packed-unlike-edges",
        .horizontal(height: 44) { item.edgeSpacing(leading: .flexible(2), trailing: .flexible(20)) }
      ),
      packed(
        "packed-flexible-throughout",
        .horizontal(height: 44, spacing: .flexible(4)) {
          item.edgeSpacing(leading: .flexible(4), trailing: .flexible(4))
        }
      ),
      packed(
        "packed-two",
        .horizontal(height: 44, spacing: 8) {
          item; LayoutItem(width: 60)
        }
      ),
      packed(
        "packed-two-flexible",
        .horizontal(height: 44, spacing: .flexible(8)) {
          item; LayoutItem(width: 60)
        }
      ),
      packed("packed-rows", .horizontal(height: 90, spacing: 10) { LayoutGroup.rows(2, width: 100) }),
      packed(
        "packed-rows-flexible",
        .horizontal(height: 90, spacing: .flexible(10)) { LayoutGroup.rows(2, width: 100) }
      ),
      packed(
        "packed-beside-fraction",
        .horizontal(height: 44) {
          item; LayoutItem(width: .fractionalWidth(0.5))
        }
      ),
      packed("packed-inset", .horizontal(height: 44, spacing: .flexible(8)) { item }, insets: 16, spacing: 12),
      packed("packed-sideways", .horizontal(height: 44, spacing: .flexible(8)) { item }, .groupPaging, spacing: 10),
      packed(
        "packed-sideways-narrow",
        .horizontal(width: .fractionalWidth(0.8), height: 44, spacing: 8) { item },
        .continuousGroupLeadingBoundary,
        insets: 16,
        spacing: 10
      ),
      packed(
        "packed-sideways-centred",
        .horizontal(width: .fractionalWidth(0.8), height: 44, spacing: 8) { item },
        .groupPagingCentered,
        spacing: 10
      ),
      packed(
        "packed-sideways-rows",
        .horizontal(height: 90, spacing: 8) { LayoutGroup.rows(2, width: 100) },
        .continuous
      ),
    ]
  }

  private static func packed(
    _ name: String,
    _ group: LayoutGroup,
    _ scrolling: OrthogonalScrolling = .none,
    insets: EdgeInsets = .zero,
    spacing: Double = 0
  ) -> LayoutScrollingPage {
    let section = LayoutSection(group: group, spacing: spacing, insets: insets).orthogonalScrolling(scrolling)
    let expected = screens.map { screen in
      let width = min(screen, widest)
      let result = LayoutSolver.solve(
        CompositionalLayout(section: section),
        environment: LayoutEnvironment(width: width, height: height),
        sections: [SectionInput(23)]
      )
      let start = result.sections.first?.orthogonal?.initialOffset ?? 0
      let distance = (screen - width) / 2 - start
      return Expectation.Wide(width: screen, boxes: result.sections.first.map { boxes($0, movedBy: distance) } ?? [])
    }
    return LayoutScrollingPage(
      name: name,
      view: AnyView(Section { items(0..<23) }.layout(section)),
      // Browsers round each length to a fraction of a pixel, which adds up from part to part.
      expectation: Expectation(tolerance: 0.5, widths: expected),
      keepsWidthLimit: true
    )
  }
}
