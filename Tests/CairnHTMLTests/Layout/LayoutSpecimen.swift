import Cairn

/// A section with a layout, as a golden file shows it.
struct LayoutSpecimen: Sendable, CustomStringConvertible {
  let name: String
  var itemCount = 3
  var hasHeader = false
  var hasFooter = false
  var badges = false
  let layout: SectionLayout

  var description: String { name }

  init(_ name: String, _ section: LayoutSection, items: Int = 3) {
    self.name = name
    itemCount = items
    layout = SectionLayout(section)
  }

  init(_ name: String, _ layout: SectionLayout) {
    self.name = name
    self.layout = layout
  }

  init(_ name: String, items: Int = 3, provider: @escaping SectionLayout.Provider) {
    self.name = name
    itemCount = items
    layout = SectionLayout(provider: provider)
  }

  @ViewBuilder
  func makeView() -> some View {
    let layout = layout
    if layout.choices.isEmpty {
      section.layout { layout.section(in: $0) }
    } else {
      section.layout(choices: layout.choices)
    }
  }

  @ViewBuilder
  private var section: some View {
    let items = ForEach(0..<itemCount, id: \.self) { item in
      if badges {
        Text(verbatim: "\(item)").badge(item + 1)
      } else {
        Text(verbatim: "\(item)")
      }
    }
    switch (hasHeader, hasFooter) {
    case (false, false): Section { items }
    case (true, false): Section(header: Text("Header")) { items }
    case (false, true): Section(footer: Text("Footer")) { items }
    case (true, true): Section(header: Text("Header"), footer: Text("Footer")) { items }
    }
  }

  /// The specimen with a header and a footer.
  private var bounded: LayoutSpecimen {
    var copy = self
    copy.hasHeader = true
    copy.hasFooter = true
    return copy
  }

  private var badged: LayoutSpecimen {
    var copy = self
    copy.badges = true
    return copy
  }
}

// MARK: - One variant

extension LayoutSpecimen {
  static let all = flat + nested + boundaries + scrolling + switching

  private static let flat = [
    LayoutSpecimen("columns", LayoutSection(spacing: 10, insets: 16) { .columns(2, height: 120, spacing: 10) }),
    LayoutSpecimen(
      "inset-grid",
      LayoutSection {
        .horizontal(height: .fractionalWidth(0.2)) { LayoutItem(width: .fractionalWidth(0.2)).contentInsets(5) }
      }
    ),
    LayoutSpecimen(
      "auto-fill",
      LayoutSection(spacing: 8) { .horizontal(height: 90, spacing: 8) { LayoutItem(width: 90) } }
    ),
    LayoutSpecimen(
      "estimated-rows",
      LayoutSection(insets: .horizontal(16)) {
        .columns(2, height: .estimated(80), of: LayoutItem(height: .estimated(80)))
      }
    ),
    LayoutSpecimen(
      "tags",
      LayoutSection(spacing: 8) {
        .horizontal(height: .estimated(30), spacing: 8) { LayoutItem(width: .estimated(60), height: .estimated(30)) }
      }
    ),
    LayoutSpecimen("empty", LayoutSection(insets: 16) { .columns(2, height: 44) }, items: 0),
    LayoutSpecimen(
      "badge",
      LayoutSection {
        .columns(
          2,
          height: 60,
          of: LayoutItem().badge(
            width: 20,
            height: 20,
            at: [.top, .trailing],
            fractionalOffset: .init(x: 0.3, y: -0.3)
          )
        )
      }
    ).badged,
    LayoutSpecimen("background", LayoutSection(insets: 10) { .columns(1, height: 44) }.background(insets: 5)).bounded,
  ]

  private static let nestedGroup = LayoutGroup.horizontal(height: 200) {
    LayoutItem(width: .fractionalWidth(0.7)).contentInsets(10)
    LayoutGroup.rows(2, width: .fractionalWidth(0.3), of: LayoutItem().contentInsets(10))
  }

  private static let nested = [
    LayoutSpecimen("nested", LayoutSection { nestedGroup }, items: 5),
    LayoutSpecimen(
      "flexible",
      LayoutSection {
        .horizontal(width: 320, height: 60, spacing: .flexible(10)) { LayoutItem(width: 90) }
      },
      items: 4
    ),
    LayoutSpecimen(
      "edges",
      LayoutSection {
        .vertical(height: .estimated(60)) {
          LayoutItem(width: 90, height: .estimated(60)).edgeSpacing(leading: .flexible(0), top: 8)
        }
      },
      items: 1
    ),
    LayoutSpecimen(
      "custom",
      LayoutSection {
        .custom(height: 120) { environment in
          let width = environment.container.effectiveWidth
          return [
            LayoutCustomItem(LayoutRect(x: 0, y: 0, width: width / 2, height: 50)),
            LayoutCustomItem(LayoutRect(x: width / 2, y: 10, width: 60, height: 60), zIndex: 1),
          ]
        }
      }
    ),
  ]

  private static let boundaries = [
    LayoutSpecimen("plain-bands", LayoutSection(insets: .horizontal(16)) { .columns(2, height: 44) }).bounded,
    LayoutSpecimen(
      "pinned",
      LayoutSection(insets: 10) { .columns(2, height: 44) }.boundary(.header().pinned().zIndex(2), .footer())
    ).bounded,
    LayoutSpecimen(
      "overlay",
      LayoutSection { .columns(2, height: 44) }
        .boundary(.footer(width: 100, height: 20, alignment: .bottomTrailing).extendsBoundary(false))
    ).bounded,
  ]

  private static let carousel = LayoutSection {
    .horizontal(width: .fractionalWidth(0.5), height: 100) { LayoutItem() }
  }
  .orthogonalScrolling(.groupPagingCentered)

  private static let effects = [
    LayoutSpecimen("scroll-effect", carousel.scrollEffect(.scale(minimum: 0.75), .fade(minimum: 0.5))),
    LayoutSpecimen(
      "visible-items",
      carousel.onVisibleItems { items, _, environment in
        for index in items.indices {
          items[index].scale = items[index].frame.x < environment.container.effectiveWidth / 2 ? 1 : 0.75
        }
      }
    ),
  ]

  private static let scrolling =
    effects
    + OrthogonalScrolling.allCases.map { behavior in
      LayoutSpecimen(
        "orthogonal-\(behavior.rawValue)",
        LayoutSection(spacing: 10, insets: .horizontal(20)) {
          .horizontal(width: .fractionalWidth(0.85), height: 100) { LayoutItem() }
        }
        .orthogonalScrolling(behavior)
      ).bounded
    }
}

// MARK: - Several variants

extension LayoutSpecimen {
  private static let switching = [
    LayoutSpecimen("columns-by-width") { environment in
      LayoutSection { .columns(environment.container.effectiveWidth > 800 ? 6 : 3, height: 44) }
    },
    LayoutSpecimen("threshold-included") { environment in
      LayoutSection { .columns(environment.container.effectiveWidth >= 512.5 ? 2 : 1, height: 44) }
    },
    LayoutSpecimen("list-or-grid") { environment in
      environment.container.effectiveWidth < 600 ? .list(.insetGrouped) : LayoutSection { .columns(3, height: 120) }
    }.bounded,
    LayoutSpecimen("nested-or-flat", items: 4) { environment in
      environment.container.effectiveWidth > 700
        ? LayoutSection { nestedGroup } : LayoutSection(spacing: 8) { .columns(1, height: 80) }
    },
    LayoutSpecimen("nested-or-other", items: 4) { environment in
      environment.container.effectiveWidth > 700
        ? LayoutSection { nestedGroup }
        : LayoutSection {
          .vertical(height: 200) {
            LayoutGroup.columns(2, height: .fractionalHeight(0.5))
            LayoutItem(height: .fractionalHeight(0.5))
          }
        }
    },
    LayoutSpecimen(
      "choices",
      SectionLayout(choices: [
        LayoutChoice("List", .list(.insetGrouped)), LayoutChoice("Grid", LayoutSection { .columns(3, height: 120) }),
      ])
    ).bounded,
    LayoutSpecimen("invalid", LayoutSection { .columns(0, height: 44) }),
  ]
}
