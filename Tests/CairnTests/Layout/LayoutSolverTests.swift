import Testing

@testable import Cairn

@Suite struct LayoutSolverTests {
  private func solve(
    _ section: LayoutSection,
    items: Int = 3,
    environment: LayoutEnvironment = .phone,
    measure: SectionInput.Measure? = nil
  ) -> LayoutResult {
    let layout = CompositionalLayout { section }
    return LayoutSolver.solve(layout, environment: environment, sections: [SectionInput(items, measure: measure)])
  }

  private let rows = LayoutSection { .horizontal(height: 44) { LayoutItem() } }

  @Test func `the same layout gives the same frames`() {
    let section = LayoutExamplesTests.carousel
    #expect(solve(section, items: 20) == solve(section, items: 20))
  }

  @Test func `a long section is the repetition of a short one`() {
    let section = LayoutExamplesTests.carousel.orthogonalScrolling(.none)
    let long = solve(section, items: 3_000).sections[0]
    #expect(long.items.count == 3_000)
    #expect(long.groups.filter { $0.depth == 0 }.count == 1_000)
    let first = Array(long.items.prefix(3))
    let height = 812 * 0.4
    for (index, frame) in long.items.enumerated() {
      let expected = first[index % 3].moved(by: LayoutPoint(y: height * Double(index / 3)))
      #expect(abs(frame.y - expected.y) < 1e-6 && frame.x == expected.x && frame.extent == expected.extent)
    }
  }

  @Test func `measured and estimated rows of the same height are equal`() {
    let section = LayoutSection(spacing: 3) {
      .columns(3, height: .estimated(40), of: LayoutItem(height: .estimated(40)))
    }
    let estimated = solve(section, items: 50)
    let measured = solve(section, items: 50) { _, _ in PartialSize(height: 40) }
    #expect(estimated == measured)
  }

  @Test func `an item is measured in the width it will have`() {
    let section = LayoutSection(insets: 10) {
      .columns(2, height: .estimated(40), of: LayoutItem(height: .estimated(40)).contentInsets(5))
    }
    var widths: [Double?] = []
    _ = solve(section, items: 2) { _, proposal in
      widths.append(proposal.width)
      return PartialSize(height: 10)
    }
    #expect(widths == [167.5, 167.5])
  }

  @Test func `siblings share what is left over, also on a line that is not full`() {
    let section = LayoutSection {
      .horizontal(height: 40, spacing: .flexible(0)) { LayoutItem(width: 100) }
    }
    #expect(solve(section, items: 4).sections[0].items.map(\.x) == [0, 137.5, 275, 0])
  }

  @Test func `a pinned header of the whole layout stays to the end`() {
    let layout = CompositionalLayout { rows }.boundary(.header(height: 50).pinned())
    let result = LayoutSolver.solve(layout, environment: .phone, sections: [SectionInput(100)])
    #expect(result.pinned(at: LayoutPoint(y: 1_000)).map(\.frame.y) == [1_000])
    #expect(result.pinned(at: LayoutPoint(y: .nan)).map(\.frame.y) == [0])
  }

  @Test func `from right to left everything is mirrored`() {
    let section = LayoutExamplesTests.carousel
    let left = solve(section, items: 5).sections[0]
    let environment = LayoutEnvironment(width: 375, height: 812, layoutDirection: .rightToLeft)
    let right = solve(section, items: 5, environment: environment).sections[0]
    for (left, right) in zip(left.items, right.items) { #expect(abs(375 - left.maxX - right.x) < 1e-9) }
    #expect(left.items.map(\.y) == right.items.map(\.y))
  }

  @Test func `a section without a layout is reported if it has items`() {
    let layout = CompositionalLayout { index, _ in index == 0 ? nil : .list(.plain) }
    let result = LayoutSolver.solve(
      layout,
      environment: .phone,
      sections: [SectionInput(2), SectionInput(1)]
    )
    #expect(result.diagnostics == [LayoutDiagnostic(.missingSection, section: 0)])
    #expect(result.sections.map(\.frame.height) == [0, 44])
    let empty = LayoutSolver.solve(layout, environment: .phone, sections: [SectionInput(0)])
    #expect(empty.diagnostics == [])
  }

  @Test func `diagnostics can be thrown`() {
    #expect(throws: LayoutError(diagnostics: [LayoutDiagnostic(.invalidCount, section: 0)])) {
      try solve(LayoutSection { .columns(0, height: 44) }).validated()
    }
    #expect(throws: Never.self) { try solve(rows).validated() }
  }

  @Test func `a diagnostic of a layout becomes one of a rendering`() {
    let diagnostic = LayoutDiagnostic(.noRoomForGroup, section: 1).asDiagnostic
    #expect(diagnostic.code.rawValue == "layout.no-room-for-group")
    #expect(diagnostic.place.description == "section 1")
    #expect(diagnostic.severity == .error)
  }

  @Test func `fractions of an estimate alone are a problem`() {
    let circular = LayoutSection { .horizontal(height: .estimated(80)) { LayoutItem() } }
    #expect(circular.problems(section: 3) == [LayoutDiagnostic(.circularDimension, section: 3)])
    let sound = LayoutSection {
      .horizontal(height: .estimated(80)) {
        LayoutItem(width: .fractionalWidth(0.3))
        LayoutItem(width: .fractionalWidth(0.7), height: .estimated(44))
      }
    }
    #expect(sound.problems() == [])
    #expect(LayoutSection.list(.plain).problems() == [])
  }

  @Test func `a length that parts have in vain is a problem`() {
    let wide = LayoutItem(width: 50)
    let high = LayoutItem(height: 50)
    let troubled: [(LayoutGroup, LayoutDiagnostic.Code)] = [
      (.columns(2, height: 80, of: wide), .ignoredWidth),
      (.columns(3, height: 80, of: LayoutItem(width: .fractionalWidth(0.5))), .ignoredWidth),
      (.columns(2, height: 80, of: LayoutGroup.vertical(width: 50) { LayoutItem(height: 40) }), .ignoredWidth),
      (.rows(2, height: 80, of: high), .ignoredHeight),
      (.vertical(height: .estimated(80)) { LayoutGroup.columns(2, height: 44, of: wide) }, .ignoredWidth),
    ]
    for (group, code) in troubled {
      #expect(LayoutSection(group: group).problems(section: 1) == [LayoutDiagnostic(code, section: 1)], "\(group)")
    }
    let sound: [LayoutGroup] = [
      .columns(2, height: 80), .columns(2, height: 80, of: high), .rows(2, height: 80, of: wide),
      .columns(3, height: 80, of: LayoutItem(width: .fractionalWidth(1 / 3))),
      .horizontal(repeating: wide, count: 2, height: 80),
    ]
    for group in sound { #expect(LayoutSection(group: group).problems() == [], "\(group)") }
  }

  @Test func `a part of an estimated height in a row of a given one is a problem`() {
    let item = LayoutItem(height: .estimated(80))
    let troubled: [LayoutGroup] = [
      .columns(2, height: 80, of: item),
      .horizontal(height: .fractionalWidth(0.2)) { LayoutItem(width: 80, height: .uniformAcrossSiblings(80)) },
      .vertical(height: .estimated(80)) { LayoutGroup.columns(2, height: 44, of: item) },
      .horizontal(height: 80) { LayoutGroup.vertical(height: .estimated(80)) { item } },
    ]
    for group in troubled {
      let problems = LayoutSection(group: group).problems(section: 1)
      #expect(problems == [LayoutDiagnostic(.estimateInFixedRow, section: 1)], "\(group)")
    }
    let sound: [LayoutGroup] = [
      .columns(2, height: .estimated(80), of: item),
      .vertical(height: 200) { item },
      .horizontal(height: 44) { LayoutItem(width: .estimated(80)) },
      .vertical(height: .estimated(80)) { LayoutItem(width: .estimated(80), height: .estimated(80)) },
    ]
    for group in sound { #expect(LayoutSection(group: group).problems() == [], "\(group)") }
  }

  @Test func `a list keeps room for what its section has, whatever its modes are`() {
    func sections(_ list: LayoutSection, hasHeader: Bool?, hasFooter: Bool?) -> SectionResult? {
      let input = SectionInput(2, hasHeader: hasHeader, hasFooter: hasFooter)
      let layout = CompositionalLayout { list }
      return LayoutSolver.solve(layout, environment: .phone, sections: [input]).sections.first
    }
    let modes: [LayoutSection] = [
      .list(.plain), .list(.plain, header: .supplementary, footer: .supplementary),
      .list(.plain, header: .firstItemInSection),
    ]
    for list in modes {
      let both = sections(list, hasHeader: true, hasFooter: true)
      #expect(both?.supplementaries.map(\.kind) == [.header, .footer])
      #expect(
        both?.decorations.map(\.item) == sections(modes[1], hasHeader: nil, hasFooter: nil)?.decorations.map(\.item)
      )
      #expect(sections(list, hasHeader: false, hasFooter: false)?.supplementaries.isEmpty == true)
    }
    #expect(sections(modes[0], hasHeader: nil, hasFooter: nil)?.supplementaries.isEmpty == true)
    #expect(sections(modes[1], hasHeader: nil, hasFooter: nil)?.supplementaries.count == 2)
  }
}
