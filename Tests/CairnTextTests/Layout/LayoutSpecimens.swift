import Cairn

/// Documents that each show one layout, by name; the first fourteen are the layouts of Apple's sample.
enum LayoutSpecimens {
  struct Specimen {
    let name: String
    let view: AnyView
    /// Whether it scrolls sideways, so that there are several ways to show it.
    var scrolls = false
    /// Whether items lie over one another on purpose.
    var overlaps = false
  }

  static var all: [Specimen] { grids + sections + supplementaries + nested + orthogonal + others }

  static func names(_ count: Int, in layout: LayoutSection) -> some View {
    Section(Peak.named(count)) { Text($0.name) }.layout(layout)
  }

  private static func specimen(_ name: String, scrolls: Bool = false, @ViewBuilder _ view: () -> some View) -> Specimen
  {
    Specimen(name: name, view: AnyView(view()), scrolls: scrolls)
  }

  // MARK: - Grids

  static let grid = LayoutSection {
    .horizontal(height: .fractionalWidth(0.2)) { LayoutItem(width: .fractionalWidth(0.2)) }
  }

  static let insetGrid = LayoutSection {
    .horizontal(height: .fractionalWidth(0.2)) { LayoutItem(width: .fractionalWidth(0.2)).contentInsets(5) }
  }

  static let twoColumns = LayoutSection(spacing: 10, insets: .horizontal(10)) {
    .columns(2, height: 44, spacing: 10)
  }

  private static var grids: [Specimen] {
    [
      specimen("01-grid") { names(12, in: grid) },
      specimen("02-inset-grid") { names(12, in: insetGrid) },
      specimen("03-two-columns") {
        Section(Peak.named(5)) { PeakCard(peak: $0) }.layout(twoColumns)
      },
    ]
  }

  // MARK: - Several sections

  static func columns(_ count: Int) -> LayoutSection {
    LayoutSection(insets: 20) {
      .columns(count, height: count == 1 ? 44 : .fractionalWidth(0.2), of: LayoutItem().contentInsets(2))
    }
  }

  private static var sections: [Specimen] {
    [
      specimen("04-distinct-sections") {
        CollectionView {
          Peaks(id: "list", peaks: Peak.named(3))
          Peaks(id: "five", peaks: Peak.named(7))
          Peaks(id: "three", peaks: Peak.named(4))
        } controllers: {
          NamesController()
        }
        .layout(CompositionalLayout { index, _ in columns([1, 5, 3][index % 3]) })
      },
      specimen("05-adaptive-sections") {
        CollectionView {
          Peaks(id: "list", peaks: Peak.named(3))
          Peaks(id: "five", peaks: Peak.named(7))
          Peaks(id: "three", peaks: Peak.named(7))
        } controllers: {
          NamesController()
        }
        .layout(
          CompositionalLayout { index, environment in
            let isWide = environment.container.effectiveWidth > 800
            return columns((isWide ? [2, 10, 6] : [1, 5, 3])[index % 3])
          }
        )
      },
    ]
  }

  // MARK: - Badges, headers, footers, decorations

  static let badges = LayoutSection(insets: 5) {
    .horizontal(height: .fractionalWidth(0.2)) {
      LayoutItem(width: .fractionalWidth(0.25)).contentInsets(5)
        .badge(width: 20, height: 20, at: [.top, .trailing], fractionalOffset: .init(x: 0.3, y: -0.3))
    }
  }

  static let rows = LayoutSection(spacing: 5, insets: .horizontal(10)) {
    .horizontal(height: 44) { LayoutItem() }
  }

  static let decorated = LayoutSection(spacing: 5, insets: 10) {
    .horizontal(height: 44) { LayoutItem() }
  }
  .background(insets: 5)

  private static func collection(_ layout: LayoutSection) -> some View {
    CollectionView {
      Peaks(id: "Tatras", peaks: Peak.named(3))
      Peaks(id: "Beskids", peaks: Peak.named(2))
    } controllers: {
      TitledController()
    }
    .layout(layout)
  }

  private static var supplementaries: [Specimen] {
    [
      specimen("06-item-badges") {
        Section(Peak.named(8)) { peak in Text(peak.name).badge(peak.metres % 7) }.layout(badges)
      },
      specimen("07-headers-and-footers") { collection(rows.boundary(.header(), .footer())) },
      specimen("08-pinned-headers") { collection(rows.boundary(.header().pinned().zIndex(2), .footer())) },
      specimen("09-section-background") { collection(decorated) },
    ]
  }

  // MARK: - Nested groups

  static let nestedGroup = LayoutGroup.horizontal(width: .fractionalWidth(1), height: .fractionalHeight(0.4)) {
    LayoutItem(width: .fractionalWidth(0.7)).contentInsets(10)
    LayoutGroup.rows(2, width: .fractionalWidth(0.3), of: LayoutItem().contentInsets(10))
  }

  private static var nested: [Specimen] {
    [
      specimen("10-nested-groups") {
        Section(Peak.named(7)) { peak in
          Text("\(peak.name): \(peak.words)")
        }
        .layout(LayoutSection(group: nestedGroup))
      }
    ]
  }

  // MARK: - Sideways

  static func carousel(_ behavior: OrthogonalScrolling) -> LayoutSection {
    LayoutSection {
      .horizontal(width: .fractionalWidth(behavior == .none ? 1 : 0.85), height: .fractionalHeight(0.4)) {
        LayoutItem(width: .fractionalWidth(0.7)).contentInsets(10)
        LayoutGroup.rows(2, width: .fractionalWidth(0.3), of: LayoutItem().contentInsets(10))
      }
    }
    .orthogonalScrolling(behavior)
  }

  private static var orthogonal: [Specimen] {
    [
      specimen("11-orthogonal", scrolls: true) { names(9, in: carousel(.continuous)) },
      specimen("12-orthogonal-behaviors", scrolls: true) {
        CollectionView(
          sections: OrthogonalScrolling.allCases.map { AnySection(Peaks(id: $0.rawValue, peaks: Peak.named(6))) }
        ) {
          HeadedController()
        }
        .layout(
          CompositionalLayout { index, _ in
            carousel(OrthogonalScrolling.allCases[index % 6]).header()
          }
          .interSectionSpacing(20)
        )
      },
      specimen("13-conference-videos", scrolls: true) {
        CollectionView {
          Peaks(id: "Tatras", peaks: Peak.named(5))
          Peaks(id: "Beskids", peaks: Peak.named(3))
        } controllers: {
          CardsController()
        }
        .layout(
          CompositionalLayout { _, environment in
            let isWide = environment.container.effectiveWidth > 500
            return LayoutSection(spacing: 20) {
              .horizontal(width: .fractionalWidth(isWide ? 0.425 : 0.85), height: 250) { LayoutItem() }
            }
            .orthogonalScrolling(.continuous)
            .header()
          }
          .interSectionSpacing(20)
        )
      },
      specimen("14-conference-news") {
        Section(Peak.named(4)) { PeakCard(peak: $0) }
          .layout(
            LayoutSection(spacing: 10, insets: 10) {
              .horizontal(height: .estimated(100)) { LayoutItem(height: .estimated(100)) }
            }
          )
      },
    ]
  }
}
