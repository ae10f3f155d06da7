package import Cairn
import Foundation

/// A layout, what it is for, and what it should give.
package struct LayoutCase {
  package let name: String
  package let confidence: String
  package let expected: [String: Any]
  let input: [String: Any]

  package init(_ input: [String: Any]) {
    self.input = input
    name = input.string("name") ?? ""
    confidence = input.string("confidence") ?? ""
    expected = input.object("expected")
  }

  package var scrollOffset: LayoutPoint? {
    guard let offset = input.numbers("scrollOffset"), offset.count == 2 else { return nil }
    return LayoutPoint(x: offset[0], y: offset[1])
  }

  private var configuration: [String: Any] { input.object("layout").object("configuration") }

  package func solve(_ sections: [SectionInput]? = nil, cache: LayoutCache? = nil) -> LayoutResult {
    LayoutSolver.solve(
      layout,
      environment: environment,
      sections: sections ?? self.sections,
      measureBoundary: measureBoundary,
      cache: cache
    )
  }

  package var environment: LayoutEnvironment {
    let container = input.object("container")
    let room = LayoutContainer(
      width: container.number("width") ?? 0,
      height: container.number("height") ?? 0,
      contentInsets: container.insets("insets") ?? .zero
    )
    return LayoutEnvironment(
      container: room,
      layoutDirection: configuration.string("layoutDirection") == "rtl" ? .rightToLeft : .leftToRight,
      displayScale: configuration.number("displayScale")
    )
  }

  package var layout: CompositionalLayout {
    let sections = input.object("layout").list("sections")
    let values = sections.map(LayoutCaseReader.section)
    let alternatives = sections.map { section in
      section.list("provider").map { ($0.number("widerThan"), LayoutCaseReader.section($0.object("section"))) }
    }
    var layout = CompositionalLayout { index, environment in
      let position = min(index, values.count - 1)
      guard position >= 0 else { return nil }
      let wide = alternatives[position].first { width, _ in
        width.map { environment.container.effectiveWidth > $0 } ?? true
      }
      return wide?.1 ?? values[position]
    }
    if alternatives.allSatisfy(\.isEmpty) { layout = CompositionalLayout(sections: values) }
    layout.configuration = LayoutConfiguration(
      scrollDirection: configuration.string("scrollDirection") == "horizontal" ? .horizontal : .vertical,
      interSectionSpacing: configuration.number("interSectionSpacing") ?? 0,
      boundarySupplementaryItems: configuration.list("boundary").map(LayoutCaseReader.boundary),
      contentInsetsReference: configuration.string("contentInsetsReference")
        .flatMap(LayoutConfiguration.ContentInsetsReference.init) ?? .safeArea
    )
    return layout
  }

  package var sections: [SectionInput] {
    input.list("sections").map { section in
      let measured = section.object("measured")
      let items = measured["items"] as? [Any]
      let supplementary = measured["supplementary"] as? [String: Any]
      return SectionInput(
        Int(section.number("items") ?? 0),
        measure: items.map { items in
          { item, _ in items.indices.contains(item) ? Self.answer(items[item]) : PartialSize() }
        },
        measureSupplementary: supplementary.map { supplementary in
          { kind, _ in Self.answer(supplementary[kind.rawValue]) }
        }
      )
    }
  }

  private var measureBoundary: SectionInput.MeasureSupplementary? {
    guard let measured = input["measuredBoundary"] as? [String: Any] else { return nil }
    return { kind, _ in Self.answer(measured[kind.rawValue]) }
  }

  private static func answer(_ value: Any?) -> PartialSize {
    if let sides = value as? [Any], sides.count == 2 {
      return PartialSize(width: layoutNumber(sides[0]), height: layoutNumber(sides[1]))
    }
    return PartialSize(height: layoutNumber(value))
  }
}
