import Cairn
import CairnText
import Testing

/// What terminals and screen readers are told of views and cells inside a cell.
@Suite struct HostedViewTextTests {
  private struct Peak: Identifiable, Sendable {
    let id: String
    var parts: [Peak]?
  }

  @Test func `a cell in front of the words of a cell takes the room that it needs`() {
    let view = List {
      ListCell("Rysy").accessories { Accessory.custom(placement: .leading) { ListCell("1") } }
      ListCell("Mnich").accessories { Accessory.custom(placement: .leading) { ListCell("12").tag("mnich") } }
      ListCell("Giewont")
    }
    #expect(view.text(TextOptions(width: 40)) == "1  Rysy\n12 Mnich\n   Giewont")
  }

  @Test func `cells within the view of a cell begin where it has its words`() {
    let view = List {
      ListCell("Rysy", image: Image(systemName: "star.fill"))
      OutlineGroup([Peak(id: "Eiger")], children: \.parts) { peak in
        VStack(alignment: .leading) {
          ListCell(peak.id, image: Image(systemName: "star.fill"))
          ListCell("Grindelwald")
        }
      }
    }
    let lines = view.text(TextOptions(width: 40)).split(separator: "\n")
    #expect(lines.map { line in line.prefix { !$0.isLetter }.count } == [2, 4, 2])
  }
}
