import Cairn

extension LayoutSpecimens {
  static let tags = LayoutSection(spacing: 4, insets: .horizontal(8)) {
    .horizontal(height: .estimated(32), spacing: 8) {
      LayoutItem(width: .estimated(60), height: .estimated(32))
    }
  }

  static let waterfall = LayoutGroup.horizontal(height: .fractionalHeight(1)) {
    LayoutGroup.vertical(width: .fractionalWidth(0.5)) {
      LayoutItem(height: .fractionalHeight(0.3))
      LayoutItem(height: .fractionalHeight(0.7))
    }
    LayoutGroup.vertical(width: .fractionalWidth(0.5)) {
      LayoutItem(height: .fractionalHeight(0.5))
      LayoutItem(height: .fractionalHeight(0.5))
    }
  }

  static let custom = LayoutGroup.custom(height: 64) { environment in
    let width = environment.container.effectiveWidth
    return [
      LayoutCustomItem(LayoutRect(width: width / 2, height: 32)),
      LayoutCustomItem(LayoutRect(x: width / 4, y: 16, width: width / 2, height: 32), zIndex: 1),
      LayoutCustomItem(LayoutRect(x: width / 2, y: 32, width: width / 2, height: 32)),
    ]
  }

  static var others: [Specimen] {
    lists + [
      Specimen(
        name: "tags",
        view: AnyView(names(14, in: tags))
      ),
      Specimen(
        name: "flow",
        view: AnyView(names(14, in: .flow(insets: .horizontal(8))))
      ),
      Specimen(
        name: "column-of-groups",
        view: AnyView(
          Section(Peak.named(6)) { PeakCard(peak: $0) }.layout(LayoutSection(group: waterfall))
        )
      ),
      Specimen(
        name: "custom",
        view: AnyView(
          Section(Peak.named(5)) { peak in Text("\(peak.name) \(peak.words)") }.layout(LayoutSection(group: custom))
        ),
        overlaps: true
      ),
      Specimen(name: "wide-glyphs", view: AnyView(wideGlyphs)),
      Specimen(name: "cards", view: AnyView(cards)),
      Specimen(name: "flexible-spacing", view: AnyView(flexible)),
      Specimen(name: "decorated-cards", view: AnyView(decoratedGrid)),
      Specimen(name: "orthogonal-names", view: AnyView(chips), scrolls: true),
    ]
  }

  private static var lists: [Specimen] {
    [
      Specimen(
        name: "list",
        view: AnyView(
          CollectionView {
            Peaks(id: "Tatras", peaks: Peak.named(3))
            Peaks(id: "Beskids", peaks: Peak.named(2))
          } controllers: {
            TitledController()
          }
          .layout(.list(.insetGrouped, header: .supplementary, footer: .supplementary))
        )
      )
    ]
  }

  private static var wideGlyphs: some View {
    let names = ["富士山", "北岳", "奥穂高岳", "槍ヶ岳", "🏔️ 剱岳", "白馬岳", "한라산", "珠穆朗瑪峰"]
    return Section(names, id: \.self) { Text($0) }
      .layout(LayoutSection(insets: .horizontal(10)) { .columns(3, height: 44) })
  }

  private static var cards: some View {
    Section(Peak.named(4)) { peak in
      VStack(alignment: .leading) {
        Text(peak.name).bold()
        Text(peak.words)
        Spacer()
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .padding(.horizontal, 8)
      .border(.gray)
      .badge(peak.metres % 5)
    } header: {
      Text("Cards")
    } footer: {
      Text("As high as the highest of a row")
    }
    .layout(
      LayoutSection {
        .columns(2, height: 100, of: LayoutItem().badge(width: 20, height: 20))
      }
    )
  }

  private static var flexible: some View {
    Section(Peak.named(5)) { Text($0.name) }
      .layout(
        LayoutSection {
          .horizontal(height: 44, spacing: .flexible(8)) { LayoutItem(width: 96) }
        }
      )
  }

  private static var decoratedGrid: some View {
    Section(Peak.named(5)) { peak in
      Text(peak.name).badge(peak.metres % 7)
    }
    .layout(
      LayoutSection(insets: 16) {
        .columns(3, height: 44, of: LayoutItem().contentInsets(5).badge(width: 20, height: 20))
      }
      .background()
    )
  }

  private static var chips: some View {
    Section(Peak.named(12)) {
      Text($0.name)
    } header: {
      Text("PEAKS")
    }
    .layout(
      LayoutSection { .horizontal(width: 96, height: 44) { LayoutItem() } }
        .orthogonalScrolling(.continuous)
        .header()
    )
  }
}

// MARK: - Sections and their controllers

struct Peaks: CollectionSection {
  let id: String
  let peaks: [Peak]
}

struct NamesController: SectionController {
  func view(for section: Peaks) -> some View {
    Section(section.peaks) { Text($0.name) }
  }
}

struct TitledController: SectionController {
  func view(for section: Peaks) -> some View {
    Section(section.peaks) { peak in
      Text("\(peak.name), \(peak.metres) m")
    } header: {
      Text(section.id)
    } footer: {
      Text("\(section.peaks.count) peaks")
    }
  }
}

struct HeadedController: SectionController {
  func view(for section: Peaks) -> some View {
    Section(section.peaks) {
      Text($0.name)
    } header: {
      Text(section.id)
    }
  }
}

struct CardsController: SectionController {
  func view(for section: Peaks) -> some View {
    Section(section.peaks) {
      PeakCard(peak: $0)
    } header: {
      Text(section.id)
    }
  }
}
