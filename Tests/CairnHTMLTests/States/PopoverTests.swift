import Cairn
import CairnHTML
import Testing

@Suite struct PopoverTests {
  @Test func `A popover shows the same with the side that an app gives its arrow`() {
    struct Hints: View {
      @State private var shows = false
      @State private var hut: Hut?
      let edge: Edge?
      var body: some View {
        Button("Hints") { shows = true }
          .popover(isPresented: $shows, attachmentAnchor: .point(.bottom), arrowEdge: edge) { Text("Take a rope.") }
        Button("Hut") { hut = Hut() }
          .popover(item: $hut, attachmentAnchor: .rect(.bounds), arrowEdge: edge) { Text($0.id) }
      }
    }
    struct Hut: Identifiable, Equatable { var id = "Konkordia" }
    let output = Hints(edge: .trailing).renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body == Hints(edge: nil).html())
    for words in ["Take a rope.", "Konkordia"] { #expect(output.body.contains(words)) }
  }
}
