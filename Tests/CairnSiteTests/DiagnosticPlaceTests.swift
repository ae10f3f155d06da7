import Cairn
import Testing

/// Where a diagnostic says that something is wrong.
@Suite struct DiagnosticPlaceTests {
  private struct Outer: CollectionSection {
    let id: Int
  }

  private struct Inner: CollectionSection {
    let id: Int
  }

  private struct OuterController: SectionController {
    func view(for section: Outer) -> some View {
      ListCell("before").destination("javascript:before()")
      CollectionView(sections: [Inner(id: 0), Inner(id: 1)].map { $0.eraseToAnySection() }) { InnerController() }
      ListCell("after").destination("javascript:after()")
    }
  }

  private struct InnerController: SectionController {
    func view(for section: Inner) -> some View { ListCell("inner").destination("javascript:inner\(section.id)()") }
  }

  @Test func `a collection in a section gives the section its name back`() {
    let sections = [Outer(id: 0), Outer(id: 1)].map { $0.eraseToAnySection() }
    let view = CollectionView(sections: sections) { OuterController() }
    let expected = [0, 1].flatMap { outer in
      ["section \(outer) (Outer)", "section 0 (Inner)", "section 1 (Inner)", "section \(outer) (Outer)"]
    }
    for diagnostics in RenderedOutput.all(of: view).map(\.diagnostics) {
      let places = diagnostics.flatMap { Array(repeating: $0.place.subject, count: $0.count) }
      #expect(places.count == 8)
      #expect(Set(places) == Set(expected))
      #expect(places.first == expected.first)
      let after = diagnostics.filter { $0.message.contains("after") }.map(\.place.subject)
      #expect(after == ["section 0 (Outer)", "section 1 (Outer)"])
    }
  }
}
