import Cairn

/// A page whose boxes move when its reader scrolls it or changes its width, and where the solver puts them.
struct LayoutScrollingPage {
  /// A box by the selector that finds it.
  struct Box: Encodable {
    var selector: String
    var x, y, width, height: Double

    init(_ selector: String, _ frame: LayoutRect) {
      self.selector = selector
      (x, y, width, height) = (frame.x, frame.y, frame.width, frame.height)
    }
  }

  /// What the browser checks compare; only what a page is about is there.
  struct Expectation: Encodable {
    struct Scrolled: Encodable {
      var offset: Double
      var boxes: [Box]
    }

    struct Wide: Encodable {
      var width: Double
      var boxes: [Box]
    }

    struct Scroller: Encodable {
      var selector: String
      /// Where it comes to rest; empty if anywhere.
      var offsets: [Double]
    }

    var width = LayoutScrollingPage.width
    var height = LayoutScrollingPage.height
    /// How far boxes may be elsewhere; `nil` for a tenth of a pixel.
    var tolerance: Double?
    var boxes: [Box]?
    var scrolled: [Scrolled]?
    var widths: [Wide]?
    var scrollers: [Scroller]?
  }

  static let width = 375.0
  static let height = 600.0

  let name: String
  let view: AnyView
  let expectation: Expectation
  /// Whether the page is no wider than pages are, on screens that are.
  var keepsWidthLimit = false

  static var all: [LayoutScrollingPage] {
    [pinnedHeaders, pinnedFooters] + resting + switching + surroundings + packing
  }

  /// Items that fill their places, by ids that count on from section to section.
  static func items(_ numbers: Range<Int>) -> some View {
    ForEach(numbers, id: \.self) { number in
      Color.blue.frame(maxWidth: .infinity, maxHeight: .infinity).id("item-\(number)")
    }
  }

  static func boxes(_ section: SectionResult, from first: Int = 0, movedBy distance: Double = 0) -> [Box] {
    section.items.enumerated().map { Box("#item-\(first + $0)", $1.moved(by: LayoutPoint(x: distance, y: 0))) }
  }

  // MARK: - Headers and footers that stay

  private static var pinnedHeaders: LayoutScrollingPage {
    pinning(
      "pinned-headers",
      .header,
      LayoutSection(spacing: 5, insets: .horizontal(10)) { .horizontal(height: 44) { LayoutItem() } }
        .boundary(.header(height: 44).pinned().zIndex(2), .footer(height: 44))
    )
  }

  private static var pinnedFooters: LayoutScrollingPage {
    pinning(
      "pinned-footers",
      .footer,
      LayoutSection(spacing: 5, insets: 10) { .horizontal(height: 44) { LayoutItem() } }
        .boundary(.header(height: 44), .footer(height: 30).pinned().zIndex(2))
    )
  }

  /// A page of three sections, of which the first two are shorter than what shows and the last one is longer.
  private static func pinning(_ name: String, _ kind: ElementKind, _ section: LayoutSection) -> LayoutScrollingPage {
    let ranges = [0..<5, 5..<10, 10..<30]
    let result = LayoutSolver.solve(
      CompositionalLayout(section: section),
      environment: LayoutEnvironment(width: width, height: height),
      sections: ranges.map { SectionInput($0.count) }
    )
    func pinned(at offset: Double) -> [Box] {
      result.pinned(at: LayoutPoint(x: 0, y: offset)).compactMap { pinned in
        pinned.section.map { Box(".band:has(#\(kind)-\($0))", pinned.frame) }
      }
    }
    let view = VStack(spacing: 0) {
      ForEach(ranges.indices, id: \.self) { index in
        Section {
          items(ranges[index])
        } header: {
          Text("Header").id("header-\(index)")
        } footer: {
          Text("Footer").id("footer-\(index)")
        }
      }
    }
    let atRest = zip(result.sections, ranges).flatMap { boxes($0, from: $1.lowerBound) }
    return LayoutScrollingPage(
      name: name,
      view: AnyView(view.layout(section)),
      expectation: Expectation(
        boxes: pinned(at: 0) + atRest,
        scrolled: [0, 100, 280, 310, 330].map { Expectation.Scrolled(offset: $0, boxes: pinned(at: $0)) }
      )
    )
  }

  // MARK: - Scrollers

  private static var resting: [LayoutScrollingPage] {
    OrthogonalScrolling.allCases.filter { $0 != .none }.flatMap { behavior in
      [0.85, 0.4].flatMap { group in
        [0.0, 16].map { inset in
          resting(behavior, group: group, inset: inset, .leftToRight)
        }
      } + [resting(behavior, group: 0.85, inset: 16, .rightToLeft)]
    }
  }

  private static func resting(
    _ behavior: OrthogonalScrolling,
    group: Double,
    inset: Double,
    _ direction: LayoutDirection
  ) -> LayoutScrollingPage {
    let section = LayoutSection(spacing: 20, insets: .horizontal(inset)) {
      .horizontal(width: .fractionalWidth(group), height: 100) { LayoutItem(width: .fractionalWidth(0.5)) }
    }
    .orthogonalScrolling(behavior)
    let result = LayoutSolver.solve(
      CompositionalLayout(section: section),
      environment: LayoutEnvironment(width: width, height: height, layoutDirection: direction),
      sections: [SectionInput(11)]
    )
    let isMirrored = direction == .rightToLeft
    let offsets = result.sections.first?.orthogonal?.snapOffsets ?? []
    let start = (result.sections.first?.orthogonal?.initialOffset ?? 0) * (isMirrored ? -1 : 1)
    let atRest = result.sections.first.map { boxes($0, movedBy: -start) } ?? []
    return LayoutScrollingPage(
      name: "\(behavior.rawValue)-\(Int(group * 100))-inset-\(Int(inset))\(isMirrored ? "-mirrored" : "")",
      view: AnyView(
        Section { items(0..<11) }.layout(section).environment(\.layoutDirection, direction)
      ),
      expectation: Expectation(boxes: atRest, scrollers: [.init(selector: ".scroller", offsets: offsets)])
    )
  }

  // MARK: - Widths

  /// The widths that are tried: both ends, each threshold, and a pixel less and more.
  private static func widths(around thresholds: [Double]) -> [Double] {
    [375] + thresholds.flatMap { [$0 - 1, $0, $0 + 1] } + [1200]
  }

  static var switching: [LayoutScrollingPage] {
    [
      switching("switching-columns", at: 800) { environment in
        LayoutSection(insets: 20) {
          .columns(
            environment.container.effectiveWidth > 800 ? 6 : 3,
            height: .fractionalWidth(0.2),
            of: LayoutItem().contentInsets(2)
          )
        }
      },
      switching("switching-at-the-width-itself", at: 600, 900) { environment in
        let width = environment.container.effectiveWidth
        return LayoutSection(spacing: 4) { .columns(width >= 900 ? 4 : width >= 600 ? 2 : 1, height: 50) }
      },
      switching("switching-scrollers", at: 500) { environment in
        LayoutSection(spacing: 20) {
          .horizontal(
            width: .fractionalWidth(environment.container.effectiveWidth > 500 ? 0.425 : 0.85),
            height: 250
          ) { LayoutItem() }
        }
        .orthogonalScrolling(.continuous)
      },
      switching("switching-groups", at: 500) { environment in
        LayoutSection {
          if environment.container.effectiveWidth > 500 {
            .horizontal(height: 160) {
              LayoutItem(width: .fractionalWidth(0.7)).contentInsets(10)
              LayoutGroup.rows(2, width: .fractionalWidth(0.3), of: LayoutItem().contentInsets(10))
            }
          } else {
            .columns(2, height: 44, spacing: 10)
          }
        }
      },
      switching("switching-scrolling", at: 700) { environment in
        LayoutSection(spacing: 8, insets: 16) {
          .horizontal(width: .fractionalWidth(environment.container.effectiveWidth > 700 ? 1 : 0.5), height: 80) {
            LayoutItem()
          }
        }
        .orthogonalScrolling(environment.container.effectiveWidth > 700 ? .none : .groupPaging)
      },
    ]
  }

  private static func switching(
    _ name: String,
    at thresholds: Double...,
    layout: @escaping SectionLayout.Provider
  ) -> LayoutScrollingPage {
    let expected = widths(around: thresholds).map { width in
      let result = LayoutSolver.solve(
        CompositionalLayout { _, environment in layout(environment) },
        environment: LayoutEnvironment(width: width, height: height),
        sections: [SectionInput(7)]
      )
      return Expectation.Wide(width: width, boxes: result.sections.first.map { boxes($0) } ?? [])
    }
    return LayoutScrollingPage(
      name: name,
      view: AnyView(Section { items(0..<7) }.layout(layout)),
      expectation: Expectation(widths: expected)
    )
  }
}
