import Cairn
import CairnHTML
import CairnTestSupport
import CairnText
import Testing

/// What only a running app does.
@Suite struct RunningAppTests {
  @Test func `events of an app change nothing of what shows`() {
    let view = Text("Eiger").onAppear {}.task {}.onTapGesture {}.animation(.default).draggable(1)
    #expect(view.html() == Text("Eiger").html())
    #expect(view.text() == Text("Eiger").text())
  }

  @Test func `each is told once, as an information, with what to write instead`() {
    let view = ForEach(0..<3) { number in Text("\(number)").onTapGesture {}.onAppear {} }
    let diagnostics = view.renderHTML().diagnostics
    #expect(diagnostics.map(\.severity) == [.information, .information])
    #expect(diagnostics.map(\.code) == [.runningAppOnly, .runningAppOnly])
    #expect(diagnostics.map(\.count) == [3, 3])
    #expect(diagnostics.contains { $0.message.contains("Write a Button") })
    #expect(SameDiagnostics.differences(of: view) == [])
  }

  @Test func `a reader of a scroll view shows its content`() {
    let view = ScrollViewReader { proxy in
      Text("Eiger").onAppear { proxy.scrollTo("Eiger", anchor: .top) }
    }
    #expect(view.html() == Text("Eiger").html())
    #expect(view.renderHTML().diagnostics.contains { $0.message.contains("Link to") })
  }

  @Test func `severities have an order`() {
    #expect([Diagnostic.Severity.error, .information, .warning].sorted() == [.information, .warning, .error])
  }

  @Test func `a closure of an animation is run`() {
    struct More: View {
      @State private var isShown = false
      var body: some View {
        Button("More") { withAnimation { isShown.toggle() } }
        if isShown { Text("3,967 m").transition(.opacity) }
      }
    }
    let output = More().renderHTML()
    #expect(output.body.contains("3,967 m"))
    #expect(output.diagnostics.allSatisfy { $0.severity == .information })
  }

  @Test func `rows are moved and removed by their positions`() {
    var names = ["Eiger", "Mönch", "Jungfrau"]
    names.move(fromOffsets: [2], toOffset: 0)
    #expect(names == ["Jungfrau", "Eiger", "Mönch"])
    names.move(fromOffsets: [0, 1], toOffset: 3)
    #expect(names == ["Mönch", "Jungfrau", "Eiger"])
    names.remove(atOffsets: [0, 2])
    #expect(names == ["Jungfrau"])
    names.move(fromOffsets: [0, 7], toOffset: 9)
    #expect(names == ["Jungfrau"])
  }
}
