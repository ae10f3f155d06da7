import CairnTestSupport

@testable import Cairn

/// What differs between the result of a case and what it should be.
struct LayoutCaseComparison {
  private(set) var problems: [String] = []
  private let tolerance = 0.01

  init(_ item: LayoutCase, _ result: LayoutResult) {
    let expected = item.expected
    compare("content size", [result.contentSize.width, result.contentSize.height], expected.numbers("contentSize"))
    let codes = Set(result.diagnostics.map(\.code.rawValue)).sorted()
    let expectedCodes = (expected["diagnostics"] as? [String] ?? []).sorted()
    if codes != expectedCodes { problems.append("diagnostics \(codes), not \(expectedCodes)") }
    let sections = expected.list("sections")
    if sections.count != result.sections.count {
      problems.append("\(result.sections.count) sections, not \(sections.count)")
    }
    for (index, (section, expected)) in zip(result.sections, sections).enumerated() {
      compare(section, expected, "section \(index)")
    }
    compare("boundary", result.boundary.map { Named($0.kind, $0.frame, $0.zIndex) }, expected.list("boundary"))
    if let pinned = expected["pinned"] as? [[String: Any]], let offset = item.scrollOffset {
      let frames = result.pinned(at: offset).map { Named($0.kind, $0.frame, nil, item: $0.section) }
      compare("pinned", frames, pinned)
    }
  }

  private mutating func compare(_ section: SectionResult, _ expected: [String: Any], _ place: String) {
    compare("\(place) frame", [section.frame], [expected.frame("frame")].compactMap { $0 })
    compare("\(place) items", section.items, expected.frames("items"))
    let zIndices = section.items.indices.map { section.zIndex(ofItem: $0) }
    let expectedZIndices = expected.numbers("itemZ")?.map { Int($0) } ?? section.items.map { _ in 0 }
    if zIndices != expectedZIndices { problems.append("\(place) z \(zIndices), not \(expectedZIndices)") }
    compare(
      "\(place) supplementaries",
      section.supplementaries.map { Named($0.kind, $0.frame, $0.zIndex) },
      expected.list("supplementaries")
    )
    compare(
      "\(place) badges",
      section.itemSupplementaries.map { Named($0.kind, $0.frame, $0.zIndex, item: $0.item) },
      expected.list("itemSupplementaries")
    )
    compare(
      "\(place) decorations",
      section.decorations.map { Named($0.kind, $0.frame, $0.zIndex, item: $0.item) },
      expected.list("decorations")
    )
    guard let orthogonal = expected["orthogonal"] as? [String: Any] else {
      if section.orthogonal != nil { problems.append("\(place) scrolls sideways") }
      return
    }
    let result = section.orthogonal
    let numbers = [result?.contentExtent, result?.viewport, result?.initialOffset].compactMap { $0 }
    let expectedNumbers = ["contentExtent", "viewport", "initialOffset"].compactMap(orthogonal.number)
    compare("\(place) extents", numbers, expectedNumbers)
    compare("\(place) snap offsets", result?.snapOffsets ?? [], orthogonal.numbers("snapOffsets") ?? [])
  }

  private struct Named {
    var kind: String
    var frame: LayoutRect
    var zIndex: Int?
    var item: Int?

    init(_ kind: ElementKind, _ frame: LayoutRect, _ zIndex: Int?, item: Int? = nil) {
      (self.kind, self.frame, self.zIndex, self.item) = (kind.rawValue, frame, zIndex, item)
    }

    init(_ value: [String: Any]) {
      kind = value.string("kind") ?? ""
      frame = value.frame("frame") ?? LayoutRect(width: .nan, height: .nan)
      zIndex = value.number("zIndex").map { Int($0) }
      item = (value.number("item") ?? value.number("section")).map { Int($0) }
    }

    var text: String { "\(kind) of \(item ?? -1) at z \(zIndex ?? 0)" }
  }

  private mutating func compare(_ what: String, _ frames: [Named], _ expected: [[String: Any]]) {
    func sorted(_ list: [Named]) -> [Named] {
      list.enumerated().sorted { ($0.element.item ?? -1, $0.offset) < ($1.element.item ?? -1, $1.offset) }
        .map(\.element)
    }
    let (frames, wanted) = (sorted(frames), sorted(expected.map(Named.init)))
    if frames.map(\.text) != wanted.map(\.text) {
      problems.append("\(what) \(frames.map(\.text)), not \(wanted.map(\.text))")
    }
    compare(what, frames.map(\.frame), wanted.map(\.frame))
  }

  private mutating func compare(_ what: String, _ frames: [LayoutRect], _ expected: [LayoutRect]) {
    func numbers(_ frames: [LayoutRect]) -> [Double] { frames.flatMap { [$0.x, $0.y, $0.width, $0.height] } }
    compare(what, numbers(frames), numbers(expected))
  }

  private mutating func compare(_ what: String, _ numbers: [Double], _ expected: [Double]?) {
    let expected = expected ?? []
    guard numbers.count == expected.count else {
      problems.append("\(what) has \(numbers.count) numbers, not \(expected.count): \(numbers), not \(expected)")
      return
    }
    for (number, wanted) in zip(numbers, expected) where !(abs(number - wanted) <= tolerance) {
      problems.append("\(what) \(numbers), not \(expected)")
      return
    }
  }
}
