import Testing

@testable import Cairn

@Suite struct LayoutValueTests {
  @Test(arguments: [-1, 0, 1, .min, .max])
  func `has no section where there is none`(index: Int) {
    let environment = LayoutEnvironment(container: .init(width: 390, height: 800))
    #expect(CompositionalLayout(sections: []).section(at: index, in: environment) == nil)
  }

  @Test func `a layout prints as a tree`() {
    let layout = CompositionalLayout {
      LayoutExamplesTests.carousel
      LayoutSection(spacing: 5, insets: 10) {
        .horizontal(height: 44, spacing: .flexible(4)) { LayoutExamplesTests.badge }
      }
      .background(insets: 5)
      LayoutSection.list(.plain, header: .supplementary)
    }
    .interSectionSpacing(20)
    #expect(
      layout.description == """
        layout, spacing 20
          section, scrolls by groupPagingCentered
            row 0.85 of width × 0.4 of height
              item 0.7 of width × 1 of height, insets 10
              column of 2 equal 0.3 of width × 1 of height
                item 1 of width × 1 of height, insets 10
            header 1 of width × about 44 at top
          section, insets 10, spacing 5
            row 1 of width × 44, spacing at least 4
              item 0.25 of width × 1 of height, insets 5
                badge 20 × 20 at top trailing, moved (0.3, -0.3) of its size
            behind it background, insets 5
          list plain
            header supplementary
        """
    )
  }

  @Test func `equal layouts have equal hashes and a change shows`() {
    func make(_ height: Double) -> CompositionalLayout {
      CompositionalLayout { LayoutSection { .columns(2, height: .absolute(height)) }.header(pinned: true) }
    }
    #expect(make(44) == make(44))
    #expect(make(44).hashValue == make(44).hashValue)
    #expect(make(44) != make(45))
  }

  @Test func `copies of a closure are equal and separate closures are not`() {
    func make() -> LayoutGroup { .custom(height: 10) { _ in [] } }
    let group = make()
    let copy = group
    #expect(copy == group)
    #expect(make() != group)
    var list = ListConfiguration(appearance: .plain)
    list.itemSeparatorHandler = { _, separators in separators }
    let other = list
    #expect(other == list)
    #expect(list != ListConfiguration(appearance: .plain))
  }

  @Test func `modifiers change copies`() {
    let item = LayoutItem()
    #expect(item.contentInsets(5) != item)
    #expect(item.contentInsets == .zero)
    #expect(item.edgeSpacing(leading: 4, top: .flexible(0)).edgeSpacing.top == .flexible(0))
  }

  @Test(arguments: [
    (ListConfiguration.Appearance.plain, 0.0, true), (.sidebarPlain, 0, true), (.grouped, 16, false),
    (.insetGrouped, 16, false), (.sidebar, 4, false),
  ])
  func `every appearance has measures`(appearance: ListConfiguration.Appearance, padding: Double, pins: Bool) {
    #expect(ListMetrics.table[appearance] == appearance.metrics)
    #expect(appearance.metrics.padding == padding)
    #expect(appearance.metrics.pinsHeader == pins)
  }

  @Test func `diagnostics say everything in a line`() {
    let diagnostic = LayoutDiagnostic(.emptyGroup, section: 1)
    #expect(
      diagnostic.description
        == "error: emptyGroup: A group has no subitems, so it shows nothing. Put an item or a group into it. (section 1)"
    )
    for code in LayoutDiagnostic.Code.allCases {
      #expect(LayoutDiagnostic(code).message.hasSuffix("."), "\(code)")
    }
  }

  @Test func `handlers get identities as values of their own type`() {
    var list = ListConfiguration(appearance: .plain)
    list.provideSwipeActions(at: .trailing) { (id: Int) in
      id > 5 ? SwipeActions([SwipeAction("Climb", action: "climb \(id + 1)")]) : nil
    }
    #expect(list.trailingSwipeActionsProvider?("7")?.actions.map(\.effect) == [.submit(verb: "climb 8")])
    #expect(list.trailingSwipeActionsProvider?("5") == nil)
    #expect(list.trailingSwipeActionsProvider?("seven") == nil)
    #expect(list.leadingSwipeActionsProvider == nil)
    list.provideSeparators { (id: Int, separators) in
      var separators = separators
      separators.bottomSeparatorVisibility = id == 7 ? .hidden : .visible
      return separators
    }
    #expect(list.separators(ofItem: 0, identity: ElementIdentity(words: "7")).bottomSeparatorVisibility == .hidden)
    #expect(list.separators(ofItem: 7, identity: ElementIdentity(words: "8")).bottomSeparatorVisibility == .visible)
    #expect(
      list.separators(ofItem: 7, identity: ElementIdentity(words: "eight")).bottomSeparatorVisibility == .automatic
    )
    #expect(list.separators(ofItem: 7, identity: nil).bottomSeparatorVisibility == .automatic)
    #expect(list.itemSeparatorHandler == nil)
    list.itemSeparatorHandler = { item, separators in
      var separators = separators
      separators.bottomSeparatorVisibility = item == 7 ? .hidden : .visible
      return separators
    }
    #expect(list.separators(ofItem: 7, identity: ElementIdentity(words: "8")).bottomSeparatorVisibility == .hidden)
  }

  @Test func `separators of a row may be changed`() {
    var list = ListConfiguration(appearance: .grouped)
    list.itemSeparatorHandler = { item, separators in
      var separators = separators
      if item == 0 { separators.topSeparatorVisibility = .visible }
      if item == 1 { separators.bottomSeparatorVisibility = .hidden }
      if item == 2 { separators.bottomSeparatorInsets = .horizontal(60) }
      return separators
    }
    let layout = CompositionalLayout { LayoutSection.list(using: list) }
    let section = LayoutSolver.solve(layout, environment: .phone, sections: [SectionInput(4)]).sections[0]
    #expect(section.decorations.map(\.item) == [0, 0, 2])
    #expect(section.decorations.map(\.frame.y) == [16, 59, 147])
    #expect(section.decorations[2].frame.width == 375 - 120)
  }

  @Test(arguments: [
    (ListConfiguration.Appearance.sidebar, [0, 1]), (.grouped, [0, 1]), (.insetGrouped, [0, 1]), (.plain, [0, 1, 2]),
  ])
  func `lines that a list asks for part its rows`(appearance: ListConfiguration.Appearance, rows: [Int]) {
    var list = ListConfiguration(appearance: appearance)
    list.separatorConfiguration.bottomSeparatorVisibility = .visible
    let layout = CompositionalLayout { LayoutSection.list(using: list) }
    let section = LayoutSolver.solve(layout, environment: .phone, sections: [SectionInput(3)]).sections[0]
    #expect(section.decorations.map(\.item) == rows)
  }
}
