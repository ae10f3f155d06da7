import Cairn
import CairnHTML
import Testing

/// Identities of elements that lie somewhere in them, or that are computed.
@Suite struct ElementIdentityTests {
  private struct Peak {
    var height: UInt8 = 1
    var name: String
    var number: Int
    var slug: String { "\(name)-\(number)" }
    var place: (x: Int16, y: String) = (1, "")
  }

  private final class Hut {
    let beds = 1
    let name: String
    init(_ name: String) { self.name = name }
  }

  private func values(_ view: some View) -> [String] {
    let page = view.environment(\.listSelection, ListSelection(.multiple)).html()
    return page.split(separator: " value=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }

  @Test func `are found in structures, in classes and where they are computed`() {
    let peaks = [Peak(name: "Eiger", number: 7), Peak(name: "Rigi", number: 9)]
    #expect(values(List(peaks, id: \.name) { ListCell($0.name) }) == ["Eiger", "Rigi"])
    #expect(values(List(peaks, id: \.number) { ListCell($0.name) }) == ["7", "9"])
    #expect(values(List(peaks, id: \.slug) { ListCell($0.name) }) == ["Eiger-7", "Rigi-9"])
    #expect(values(List(peaks, id: \.place.x) { ListCell($0.name) }) == ["1", "1"])
    let huts = [Hut("Gleckstein"), Hut("Schreckhorn")]
    #expect(values(List(huts, id: \.name) { ListCell($0.name) }) == ["Gleckstein", "Schreckhorn"])
    #expect(values(List(["a", "b"], id: \.self) { ListCell($0) }) == ["a", "b"])
    #expect(values(List(peaks.indices, id: \.self) { ListCell(peaks[$0].name) }) == ["0", "1"])
  }
}
