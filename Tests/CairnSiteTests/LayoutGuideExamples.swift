import Cairn

struct FeaturedHuts: CollectionSection {
  let huts: [String]
}

struct Huts: CollectionSection {
  let huts: [String]
  let areCompact: Bool
}

struct FeaturedHutsController: SectionController {
  func view(for section: FeaturedHuts) -> some View {
    Section(section.huts, id: \.self) { Text($0) }
  }
}

struct HutsController: SectionController {
  func view(for section: Huts) -> some View {
    Section(section.huts, id: \.self) { Text($0) }
  }
}

/// The further code of the guide about layouts, which a test compares with it.
enum LayoutGuideExamples {
  static var nested: LayoutSection {
    LayoutSection {
      .horizontal(height: 240) {
        LayoutItem(width: .fractionalWidth(0.7)).contentInsets(10)
        LayoutGroup.rows(2, width: .fractionalWidth(0.3), of: LayoutItem().contentInsets(10))
      }
    }
  }

  static func collection(of sections: [AnySection]) -> some View {
    let strip = LayoutSection(spacing: 12, insets: .horizontal(16)) {
      .horizontal(width: 220, height: .estimated(140)) { LayoutItem(height: .estimated(140)) }
    }
    .orthogonalScrolling(.groupPaging)
    .header()

    return CollectionView(sections: sections) {
      FeaturedHutsController()
      HutsController()
    }
    .layout { section, environment in
      if section.restore(as: FeaturedHuts.self) != nil { return strip }
      guard let huts = section.restore(as: Huts.self) else { return nil }
      let columns = environment.container.effectiveWidth > 600 ? 3 : 2
      if huts.areCompact { return .flow(insets: 16) }
      return LayoutSection(insets: 16) { .columns(columns, height: 80, spacing: 10) }
    }
  }

  static var choices: some View {
    Section(Hut.all) { hut in
      LayoutChoiceReader { choice in
        if choice == "Grid" {
          HutCard(hut: hut)
        } else {
          ListCell(hut.name, secondaryText: "\(hut.beds) beds")
        }
      }
    }
    .layout(choices: [
      LayoutChoice("List", .list(.insetGrouped)),
      LayoutChoice("Grid", LayoutSection(spacing: 10, insets: 16) { .columns(2, height: 80, spacing: 10) }),
    ])
  }
}
