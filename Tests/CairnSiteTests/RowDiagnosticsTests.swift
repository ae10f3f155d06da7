import Cairn
import CairnHTML
import CairnText
import Testing

/// What is wrong with rows is said once, of the same row and in the same words, whatever shows them.
@Suite struct RowDiagnosticsTests {
  private struct Peaks: CollectionSection {}

  private struct PeaksController: SectionController {
    func view(for section: Peaks) -> some View { Section(["Rysy", "Mnich"], id: \.self) { Text($0) } }
  }

  private func check(_ view: some View, _ codes: [Diagnostic.Code], _ counts: [Int]? = nil, names: String? = nil) {
    let outputs = RenderedOutput.all(of: view)
    for output in outputs {
      #expect(output.diagnostics == outputs[0].diagnostics)
      #expect(output.diagnostics.map(\.code) == codes)
      if let counts { #expect(output.diagnostics.map(\.count) == counts) }
      if let names { #expect(output.diagnostics.first?.message.contains("\"\(names)\"") == true) }
    }
  }

  @Test func `says that a layout of several sections has no answer for one with items`() {
    let collection = CollectionView {
      Peaks()
      Peaks()
    } controllers: {
      PeaksController()
    }
    check(collection.layout(CompositionalLayout { _, _ in nil }), [.missingLayout, .missingLayout, .duplicateSection])
    check(collection.layout(CompositionalLayout(sections: [])), [.missingLayout, .missingLayout, .duplicateSection])
    check(Section { Text("Rysy") }.layout(CompositionalLayout { _, _ in nil }), [.missingLayout])
    check(List { Text("Rysy") }.layout(CompositionalLayout { _, _ in nil }), [.missingLayout])
    check(Section {}.layout(CompositionalLayout { _, _ in nil }), [])
    check(Section { Text("Rysy") }.layout { _ in nil }, [])
  }

  @Test func `says that a button sends something without a form`() {
    check(Button("Archive", action: FormAction(value: "archive")), [.missingForm], names: "archive")
    check(Form { Button("Archive", action: FormAction(value: "archive")) }, [])
    check(Button("Archive", action: FormAction(value: "archive")).redacted(reason: .placeholder), [])
  }

  @Test func `names the row of a link in a link`() {
    let row = Link(destination: "a.html") { Link("More", destination: "b.html") }
    check(Section { row.tag("rysy") }, [.nestedInteraction], names: "rysy")
    let rows = Section(["Rysy", "Mnich"], id: \.self) { _ in row }.layout(.list(.plain))
    check(rows, [.nestedInteraction], [2], names: "Rysy")
  }

  @Test func `says once a list that accessories are repeated`() {
    let rows = Section(["Rysy", "Mnich"], id: \.self) {
      ListCell($0).accessories {
        Accessory.checkmark()
        Accessory.checkmark()
      }
    }
    check(rows, [.duplicateAccessory], [2], names: "Rysy")
  }

  @Test func `names rows that are no cells by their identity`() {
    let rows = Section(["rysy", "mnich"], id: \.self) { _ in HStack { Link("Peak", destination: "a.html") } }
    check(Form { rows.selection(.multiple) }, [.missingCell], [2], names: "rysy")
  }

  @Test func `an outer row keeps its words when an inner one has actions`() {
    let inner = VStack {
      HStack { Text("Rysy") }.swipeActions { SwipeAction("Climb", action: "climb") }.tag("rysy")
      Text("a peak")
    }
    let view = Form { Section { inner.swipeActions { SwipeAction("Delete", action: "delete") }.tag("peak") } }
    let page = view.renderHTML().body
    #expect(page.contains("aria-label=\"Climb Rysy\""))
    #expect(page.contains("aria-label=\"Delete Rysy\""))
  }
}
