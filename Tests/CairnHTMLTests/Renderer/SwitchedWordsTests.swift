import Cairn
import CairnHTML
import Testing

/// What a cell says in each of the states that a reader brings about.
@Suite struct SwitchedWordsTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// What is read: neither edited nor chosen, edited, chosen, both.
    let words: [String]
    let change: @Sendable (inout ContentConfiguration, CellState) -> Void

    init(
      _ testDescription: String,
      _ words: [String],
      _ change: @escaping @Sendable (inout ContentConfiguration, CellState) -> Void
    ) {
      self.testDescription = testDescription
      self.words = words
      self.change = change
    }
  }

  static let cases = [
    Case("others in each state", ["K2", "K2|editing", "Chosen", "Chosen|editing"]) { content, state in
      if state.isSelected { content.text = "Chosen" }
      if state.isEditing { content.secondaryText = "editing" }
    },
    Case("edited wins", ["K2", "Edited", "Chosen", "Edited"]) { content, state in
      if state.isSelected { content.text = "Chosen" }
      if state.isEditing { content.text = "Edited" }
    },
    Case("chosen wins", ["K2", "Edited", "Chosen", "Chosen"]) { content, state in
      if state.isEditing { content.text = "Edited" }
      if state.isSelected { content.text = "Chosen" }
    },
    Case("only while both", ["K2", "K2", "K2", "K2|both"]) { content, state in
      if state.isSelected, state.isEditing { content.secondaryText = "both" }
    },
    Case("four", ["false false", "true false", "false true", "true true"]) { content, state in
      content.text = "\(state.isEditing) \(state.isSelected)"
    },
    Case("none while chosen", ["K2", "K2", "", ""]) { content, state in
      if state.isSelected { content.text = nil }
    },
  ]

  private static func visible(_ words: [HTMLElement], edited: Bool, chosen: Bool) -> String {
    let hidden: Set = [edited ? "when-not-editing" : "when-editing", chosen ? "when-not-selected" : "when-selected"]
    return words.filter { hidden.isDisjoint(with: $0.classes) }.map { HTMLNode.element($0).text }.joined(separator: "|")
  }

  @Test(arguments: cases)
  func `words follow what is edited and chosen at once`(_ specimen: Case) throws {
    let view = Form {
      EditButton()
      Section(["k2"], id: \.self) { _ in
        ListCell("K2").onConfigurationUpdate { cell, state in specimen.change(&cell.contentConfiguration, state) }
      }
      .layout(.list(.plain))
      .selection(.multiple, selected: ["k2"])
    }
    let output = view.renderHTML()
    let text = try #require(
      StrictHTMLReader.read(output.body).flatMap(\.elements).first { $0.classes.contains("text") }
    )
    let words = HTMLNode.element(text).elements.dropFirst().filter { $0.name == "span" }
    let states = [(false, false), (true, false), (false, true), (true, true)]
    #expect(states.map { Self.visible(words, edited: $0, chosen: $1) } == specimen.words)
    #expect(output.diagnostics.isEmpty)
  }
}
