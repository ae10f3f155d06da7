import Cairn
import CairnHTML
import CairnTestSupport
import CairnText
import Testing

@Suite struct TapTests {
  private struct Star: View {
    var taps = 1
    @State private var isChosen = false

    var body: some View {
      Text("Eiger").onTapGesture(count: taps) { isChosen.toggle() }
      if isChosen { Text("Chosen") }
    }
  }

  private struct Card: View {
    @State private var isOpen = false

    var body: some View {
      VStack {
        Text("Eiger")
        Toggle("Open", isOn: $isOpen)
      }
      .onTapGesture { isOpen.toggle() }
    }
  }

  private struct Unlucky: View {
    @State private var isOpen = false

    var body: some View {
      Text("Eiger").onTapGesture {}
      Text("Mönch").onTapGesture { isOpen.toggle() }.disabled(true)
      ForEach(0..<2) { Text("\($0)") }.onTapGesture { isOpen.toggle() }
      if isOpen { Text("Open") }
    }
  }

  @Test func `a tap that gives a state another value makes a plain button`() {
    let output = Star().renderHTML()
    #expect(output.body.contains("<button type=\"button\" class=\"button bare\" popovertarget="))
    #expect(output.body.contains("Chosen"))
    #expect(output.diagnostics.isEmpty)
  }

  @Test func `several taps do nothing`() {
    let output = Star(taps: 2).renderHTML()
    #expect(output.body == Text("Eiger").html())
    #expect(output.diagnostics.map(\.severity) == [.information])
  }

  @Test func `a view with controls keeps them, and is no button`() {
    let output = Card().renderHTML()
    #expect(!output.body.contains("<button"))
    #expect(output.body.contains("type=\"checkbox\""))
    #expect(output.diagnostics.map(\.code) == [.runningAppOnly])
  }

  @Test func `what cannot be pressed is shown as it is`() {
    let output = Unlucky().renderHTML()
    #expect(!output.body.contains("<button"))
    #expect(output.body.contains("Eiger") && output.body.contains("Mönch") && !output.body.contains("Open"))
    #expect(output.diagnostics.allSatisfy { $0.severity == .information })
  }

  @Test func `terminals show the view`() {
    #expect(Star().text() == Text("Eiger").text())
    #expect(Card().text().contains("Open"))
  }

  @Test func `the name of a button for one of many values belongs to what is pressed`() {
    let body = StateSpecimen.Rating().html()
    #expect(body.contains("<summary aria-label=\"5 stars\">"))
    #expect(!body.contains("<details class=\"button bare\" aria-label"))
  }
}
