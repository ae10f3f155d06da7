import Cairn
import CairnHTML
import Testing

/// Updates of sections with markup of an author's own, of which only browsers know which elements it makes.
@Suite struct OwnMarkupUpdateTests {
  private struct Notes: CollectionSection {
    let id = "notes"
    var markup: String
    var rows: [UpdatedSections.Peak] = [UpdatedSections.Peak(id: "eiger", name: "Eiger")]
  }

  private struct NotesController: SectionController {
    func view(for section: Notes) -> some View {
      VStack {
        UnsafeHTML(unescaped: section.markup)
        List { ForEach(section.rows) { ListCell($0.name) } }
      }
    }
  }

  private static func operations(_ old: Notes, _ new: Notes) -> [HTMLUpdate.Operation] {
    var updater = HTMLUpdater(sections: [AnySection(old)]) { NotesController() }
    return updater.update(to: [AnySection(new)]).operations
  }

  private static let markups = [
    "<table><tr><td>1</td></tr></table>", "<!-- 1 --><p>One<p>Two", "<textarea>1</textarea>", "<BR>",
    "<style>p{}</style>",
    "</div>", "<li>1", "<input value=1 disabled>", "1 < 2",
  ]

  @Test(arguments: markups) func `replaces it as a whole`(markup: String) {
    let new = markup + "!"
    let operations = Self.operations(Notes(markup: markup), Notes(markup: new))
    #expect(operations.count == 1)
    guard case .setContent(let target, let html)? = operations.first else {
      Issue.record("It is not replaced: \(operations)")
      return
    }
    #expect(html == new)
    #expect(target.path.count == 2)
  }

  @Test(arguments: markups) func `leaves it alone when something else changes`(markup: String) {
    let old = Notes(markup: markup)
    var new = old
    new.rows[0].name = "Ogre"
    #expect(Self.operations(old, new).map(\.target.id) == ["notes--eiger"])
    new.rows.append(UpdatedSections.Peak(id: "k2", name: "K2"))
    #expect(Self.operations(old, new).count == 2)
  }
}
