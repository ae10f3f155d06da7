import Cairn

/// Sections with layouts inside of other views, which must not change what the solver says of them.
extension LayoutScrollingPage {
  static var surroundings: [LayoutScrollingPage] {
    inStacks + inOtherViews + [gaps("by-layout") { $0.layout(threeColumns) }]
      + [
        gaps("by-section") { $0.layout { (_: AnySection, _) in threeColumns } },
        gaps("by-compositional-layout") { $0.layout(CompositionalLayout(section: threeColumns)) },
        gaps("by-choices") { $0.layout(choices: [LayoutChoice("Only", threeColumns)]) },
        gaps("of-its-own", spacing: 30) {
          $0.layout(CompositionalLayout(section: threeColumns).interSectionSpacing(30))
        },
        gaps("of-grouped-lists", section: .list(.insetGrouped)) {
          $0.layout(CompositionalLayout(section: .list(.insetGrouped)))
        },
        gaps("of-grouped-lists-apart", section: .list(.insetGrouped), spacing: 30) {
          $0.layout(CompositionalLayout(section: .list(.insetGrouped)).interSectionSpacing(30))
        },
        gaps("of-plain-lists", section: .list(.plain)) { $0.layout(.list(.plain)) },
        paddedHeader, bands("bands-around-sections", spacing: 30), bands("bands-around-overlaps", spacing: -5),
        bands("bands-around-nothing", spacing: 30, counts: []),
        fixedGapsAndFlexibleEdges,
        several("footer-moved", .footer(height: 30).offset(y: 10)),
        several("footer-moved-up", .footer(height: 30).offset(x: 5, y: -10)),
        several(
          "headers-side-by-side",
          .header(width: 150, height: 40, alignment: .topLeading),
          .header(width: 60, height: 30, alignment: .topTrailing)
        ),
        several("headers-moved-down", .header(height: 40).offset(y: 12), .header(width: 60, height: 30).offset(y: 7)),
        several("headers-moved-up", .header(height: 40).offset(y: -12), .header(width: 60, height: 90).offset(y: 7)),
        several("footers", .footer(height: 50), .footer(width: 90, height: 20, alignment: .bottom).offset(y: 50)),
        several(
          "headers-that-stay",
          .header(width: 150, height: 40, alignment: .topLeading).pinned(),
          .header(width: 60, height: 40, alignment: .topTrailing).pinned()
        ),
      ]
  }

  /// A page of rows in which gaps of one length stand beside edges that share what is left.
  private static var fixedGapsAndFlexibleEdges: LayoutScrollingPage {
    let section = LayoutSection {
      .horizontal(width: 320, height: 40, spacing: 8) {
        LayoutItem(width: 60)
        LayoutItem(width: 90).edgeSpacing(leading: .flexible(1), trailing: .flexible(2))
      }
    }
    return LayoutScrollingPage(
      name: "fixed-gaps-and-flexible-edges",
      view: AnyView(Section { items(0..<5) }.layout(section)),
      expectation: Expectation(boxes: solved(section, in: width, [5]).flatMap { boxes($0) })
    )
  }

  /// A page of a section with one or more boundary items of a kind, each with a view of its own.
  private static func several(_ name: String, _ items: LayoutBoundary...) -> LayoutScrollingPage {
    var section = LayoutSection(insets: 10) { .columns(1, height: 50) }
    section.boundarySupplementaryItems = items
    let result = LayoutSolver.solve(
      CompositionalLayout(section: section),
      environment: LayoutEnvironment(width: width, height: height),
      sections: [SectionInput(20)]
    )
    let isHeader = items.first?.kind == .header
    func bands(at offset: Double) -> [Box] {
      let pinned = result.pinned(at: LayoutPoint(x: 0, y: offset))
      let frames = pinned.isEmpty ? result.sections[0].supplementaries.map(\.frame) : pinned.map(\.frame)
      return frames.enumerated().map {
        Box("\(isHeader ? "h1" : "footer")\(items.count > 1 ? ">:nth-child(\($0 + 1))" : "")", $1)
      }
    }
    let parts = ForEach(items.indices, id: \.self) { Text(verbatim: "\($0)") }
    let view =
      isHeader
      ? AnyView(Section(header: parts) { Self.items(0..<20) }) : AnyView(Section(footer: parts) { Self.items(0..<20) })
    let stays = items.allSatisfy(\.pinToVisibleBounds)
    return LayoutScrollingPage(
      name: "several-\(name)",
      view: AnyView(view.layout(section)),
      expectation: Expectation(
        boxes: result.sections.flatMap { boxes($0) } + bands(at: 0),
        scrolled: stays
          ? [0, 100, 200, 300, 450].map { Expectation.Scrolled(offset: $0, boxes: bands(at: $0)) } : nil
      )
    )
  }

  private static let threeColumns = LayoutSection(spacing: 10, insets: 10) { .columns(3, height: 50, spacing: 10) }

  private static func solved(_ section: LayoutSection, in width: Double, _ counts: [Int], spacing: Double = 0)
    -> [SectionResult]
  {
    LayoutSolver.solve(
      CompositionalLayout(section: section).interSectionSpacing(spacing),
      environment: LayoutEnvironment(width: width, height: height),
      sections: counts.map { SectionInput($0) }
    ).sections
  }

  /// A page of one section at a place, in a width.
  private static func surrounded(
    _ name: String,
    in width: Double = width,
    at origin: LayoutPoint = .zero,
    _ surround: (Section<EmptyView, AnyView, EmptyView>) -> some View
  ) -> LayoutScrollingPage {
    let expected = solved(threeColumns, in: width, [5]).flatMap { boxes($0) }.map { box in
      var box = box
      box.x += origin.x
      box.y += origin.y
      return box
    }
    let section = Section { AnyView(items(0..<5)) }
    return LayoutScrollingPage(
      name: "in-\(name)",
      view: AnyView(surround(section).layout(threeColumns)),
      expectation: Expectation(boxes: expected)
    )
  }

  private static var inStacks: [LayoutScrollingPage] {
    let bar = Color.red.frame(width: 75, height: 30)
    return [
      surrounded("a-stack") { section in VStack { section } },
      surrounded("a-leading-stack", at: LayoutPoint(x: 0, y: 30)) { section in
        VStack(alignment: .leading, spacing: 0) {
          bar
          section
        }
      },
      surrounded("stacks") { section in VStack { VStack { VStack { section } } } },
      surrounded("many-stacks") { section in VStack { VStack { VStack { VStack { VStack { section } } } } } },
      surrounded("a-framed-stack", in: 300, at: LayoutPoint(x: 37.5, y: 0)) { section in
        VStack { VStack { section }.frame(width: 300) }
      },
      surrounded("stacks-with-a-frame-inside", in: 300, at: LayoutPoint(x: 37.5, y: 0)) { section in
        VStack { VStack { VStack { VStack { section.frame(width: 300) } } } }
      },
      surrounded("a-wrapped-stack", in: 335, at: LayoutPoint(x: 20, y: 20)) { section in
        VStack { VStack { section }.padding(10).background(Color.yellow).padding(10) }
      },
      surrounded("a-wrapped-stack-in-layers", in: 335, at: LayoutPoint(x: 20, y: 20)) { section in
        ZStack { VStack { VStack { VStack { section } } }.padding(10).background(Color.yellow).padding(10) }
      },
      surrounded("a-wrapped-stack-in-a-row", in: 260, at: LayoutPoint(x: 95, y: 20)) { section in
        HStack(alignment: .top, spacing: 0) {
          bar
          VStack { VStack { VStack { section } } }.padding(10).background(Color.yellow).padding(10)
        }
      },
      surrounded("lazy-stacks") { section in
        LazyVStack { ForEach(0..<1) { _ in VStack { VStack { VStack { section } } } } }
      },
      surrounded("a-lazy-stack") { section in LazyVStack { section } },
      surrounded("layers") { section in ZStack { section } },
      surrounded("a-row", in: 300, at: LayoutPoint(x: 75, y: 0)) { section in
        HStack(alignment: .top, spacing: 0) {
          bar
          section
        }
      },
      surrounded("a-stack-in-a-row", in: 300, at: LayoutPoint(x: 75, y: 0)) { section in
        HStack(alignment: .top, spacing: 0) {
          bar
          VStack { section }
        }
      },
    ]
  }

  private static var inOtherViews: [LayoutScrollingPage] {
    [
      surrounded("padding", in: 335, at: LayoutPoint(x: 20, y: 20)) { section in section.padding(20) },
      surrounded("a-padded-stack", in: 335, at: LayoutPoint(x: 20, y: 20)) { section in
        VStack { section }.padding(20)
      },
      surrounded("a-frame", in: 300) { section in section.frame(width: 300) },
      surrounded("a-greedy-frame") { section in VStack { section }.frame(maxWidth: .infinity) },
      surrounded("a-scroll-view") { section in ScrollView { VStack { section } } },
      surrounded("a-view-over-another") { section in VStack { VStack { section }.overlay { Text("") } } },
      surrounded("navigation") { section in VStack { NavigationStack { VStack { VStack { section } } } } },
      surrounded("a-background") { section in VStack { section }.background(Color.yellow) },
      surrounded("a-controller") { _ in
        CollectionView(sections: [AnySection(LayoutRange(lower: 0, upper: 5))]) {
          LayoutRangeController { range in AnyView(VStack { Section { items(range) } }) }
        }
      },
    ]
  }

  /// A page of three sections of a collection, with room of some length between them.
  private static func gaps(
    _ name: String,
    section: LayoutSection = threeColumns,
    spacing: Double = 0,
    _ layout: (CollectionView) -> some View
  ) -> LayoutScrollingPage {
    let ranges = [0..<4, 4..<6, 6..<12]
    let collection = CollectionView(
      sections: ranges.map { AnySection(LayoutRange(lower: $0.lowerBound, upper: $0.upperBound)) }
    ) {
      LayoutRangeController { range in
        AnyView(
          Section {
            ForEach(range, id: \.self) { number in
              Text(verbatim: "\(number)").id("item-\(number)")
            }
          }
        )
      }
    }
    let sections = solved(section, in: width, ranges.map(\.count), spacing: spacing)
    let expected = zip(sections, ranges).flatMap { section, range in
      zip(range, section.items).map { Box(":is(li,.cell):has(>#item-\($0))", $1) }
    }
    return LayoutScrollingPage(
      name: "gaps-\(name)",
      view: AnyView(layout(collection)),
      expectation: Expectation(boxes: expected)
    )
  }

  /// A page with a header around all sections that stays, and a footer.
  static func bands(_ name: String, spacing: Double, counts: [Int] = [4, 2, 36]) -> LayoutScrollingPage {
    let layout = CompositionalLayout(section: threeColumns.header(height: 20)).interSectionSpacing(spacing)
      .boundary(.header(height: 50).pinned().zIndex(3), .footer(width: 100, height: 30, alignment: .bottomTrailing))
    let result = LayoutSolver.solve(
      layout,
      environment: LayoutEnvironment(width: width, height: height),
      sections: counts.map { SectionInput($0) }
    )
    let starts = counts.indices.map { counts[..<$0].reduce(0, +) }
    let collection = CollectionView(
      sections: zip(starts, counts).map { AnySection(LayoutRange(lower: $0, upper: $0 + $1)) }
    ) {
      LayoutRangeController { range in AnyView(Section(header: Text("Header")) { items(range) }) }
    }
    .header { Text("All") }
    .footer { Text("End") }
    func around(at offset: Double) -> [Box] {
      let pinned = result.pinned(at: LayoutPoint(x: 0, y: offset))
      return result.boundary.map { band in
        let frame = pinned.first { $0.section == nil && $0.kind == band.kind }?.frame ?? band.frame
        return Box("main>.collection>\(band.kind)", frame)
      }
    }
    let atRest = zip(result.sections, starts).flatMap { boxes($0, from: $1) }
    return LayoutScrollingPage(
      name: name,
      view: AnyView(collection.layout(layout)),
      expectation: Expectation(
        boxes: around(at: 0) + atRest,
        scrolled: counts.isEmpty
          ? nil : [0, 100, 200, 400, 500].map { Expectation.Scrolled(offset: $0, boxes: around(at: $0)) }
      )
    )
  }

  /// A page whose header's words have padding of their own: a line of 20 points at 1.25 between 30 and 30.
  private static var paddedHeader: LayoutScrollingPage {
    let section = LayoutSection { .columns(2, height: 44) }.header()
    let line = 25.0
    let result = LayoutSolver.solve(
      CompositionalLayout(section: section),
      environment: LayoutEnvironment(width: width, height: height),
      sections: [SectionInput(2, measureSupplementary: { _, _ in PartialSize(height: line + 60) })]
    )
    let view = Section {
      items(0..<2)
    } header: {
      Text("Header").font(.system(size: 20)).padding(.vertical, 30)
    }
    return LayoutScrollingPage(
      name: "header-with-padding",
      view: AnyView(view.layout(section)),
      expectation: Expectation(
        boxes: result.sections.flatMap { section in
          boxes(section) + section.supplementaries.map { Box("h1,h2", $0.frame) }
        }
      )
    )
  }
}

private struct LayoutRange: CollectionSection {
  let lower: Int
  let upper: Int
}

private struct LayoutRangeController: SectionController {
  let view: @Sendable (Range<Int>) -> AnyView

  func view(for section: LayoutRange) -> some View {
    view(section.lower..<section.upper)
  }
}
