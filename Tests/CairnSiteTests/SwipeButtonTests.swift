import Cairn
import CairnHTML
import Testing

/// `.swipeActions { Button … }`, and `List(_:selection:)`.
@Suite struct SwipeButtonTests {
  private struct Peak: Identifiable {
    let id: String
  }

  private let peaks = ["Eiger", "Mönch"].map { Peak(id: $0) }

  private func texts(_ view: some View) -> [String] { RenderedOutput.all(of: view).map(\.text) }

  @Test func `buttons in a form are actions of the row`() {
    var isRun = false
    let buttons = Form {
      List(peaks) { peak in
        Text(peak.id)
          .swipeActions(edge: .trailing, allowsFullSwipe: false) {
            Button(role: .destructive) {
              isRun = true
            } label: {
              Label("Delete", systemImage: "trash")
            }
            Button("Flag", action: FormAction(value: "flag")).tint(.orange)
          }
      }
    }
    let actions = Form {
      List(peaks) { peak in
        Text(peak.id)
          .swipeActions {
            SwipeAction("Delete", action: "Delete", role: .destructive, image: Image(systemName: "trash"))
            SwipeAction("Flag", action: "flag", backgroundColor: .orange)
          }
      }
    }
    #expect(texts(buttons) == texts(actions))
    #expect(texts(buttons)[0].contains("value=\"Delete:Eiger\""))
    #expect(RenderedOutput.all(of: buttons).allSatisfy { $0.diagnostics.isEmpty })
    #expect(!isRun)
  }

  @Test func `outside of a form only destinations are actions, and the rest is told once`() {
    let buttons = List(peaks) { peak in
      Text(peak.id)
        .swipeActions {
          Button("Delete", role: .destructive) {}
          Button("More", destination: "peaks/more.html")
        }
    }
    let actions = List(peaks) { peak in
      Text(peak.id).swipeActions { SwipeAction("More", destination: "peaks/more.html") }
    }
    #expect(texts(buttons) == texts(actions))
    #expect(buttons.renderHTML().diagnostics.map(\.code) == [.runningAppOnly])
  }

  @Test func `a list with a binding lets its rows be chosen`() {
    let several = Form { List(peaks, selection: .constant(["Eiger"] as Set<String>)) { ListCell($0.id) } }
    let expected = Form { List(peaks) { ListCell($0.id) }.selection(.multiple, selected: ["Eiger"]) }
    #expect(texts(several) == texts(expected))
    let one = Form { List(selection: .constant("Mönch" as String?)) { ForEach(peaks) { ListCell($0.id) } } }
    let other = Form { List(peaks) { ListCell($0.id) }.selection(.single, selected: ["Mönch"]) }
    #expect(texts(one) == texts(other))
    #expect(texts(one)[0].contains("checked"))
  }
}
