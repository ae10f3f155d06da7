import Cairn
import CairnHTML
import CairnTestSupport
import Testing

/// Buttons that set what shows in front of the page, and show it.
@Suite struct StateJointPresentationTests {
  private struct Tours: View {
    @State private var chosen: String?
    @State private var isShown = false
    let style: Int

    var body: some View {
      VStack {
        ForEach(["Eiger", "Mönch"], id: \.self) { name in
          Button("About \(name)") {
            chosen = name
            isShown = true
          }
        }
      }
      .modifier(Details(chosen: $chosen, isShown: $isShown, style: style))
    }
  }

  private struct Details: ViewModifier {
    @Binding var chosen: String?
    @Binding var isShown: Bool
    let style: Int

    func body(content: Content) -> some View {
      switch style {
      case 0:
        content.sheet(isPresented: $isShown) {
          Text("all of \(chosen ?? "nothing")")
          Button("Close") { isShown = false }
        }
      case 1:
        content.alert("Delete \(chosen ?? "nothing")?", isPresented: $isShown, presenting: chosen) { _ in
          Button("Close", role: .cancel) {}
        } message: { name in
          Text("all of \(name)")
        }
      default:
        content.confirmationDialog(chosen ?? "nothing", isPresented: $isShown, titleVisibility: .visible) {
          Button("Close", role: .cancel) { chosen = nil }
        } message: {
          Text("all of \(chosen ?? "nothing")")
        }
      }
    }
  }

  @Test(arguments: 0..<3) func `A button chooses what shows in front of the page, and shows it`(style: Int) throws {
    let output = Tours(style: style).renderHTML()
    #expect(output.diagnostics == [])
    #expect(!output.body.contains("nothing"))
    var page = try PressedWords(output)
    let closed = ["About Eiger", "About Mönch"]
    #expect(page.words == closed)
    for name in ["Mönch", "Eiger"] {
      page.press("About \(name)")
      #expect(page.words.contains("all of \(name)"))
      page.press("Close")
      #expect(page.words == closed)
    }
  }

  @Test func `A button that opens a dialog and changes what shows outside of it is told`() throws {
    struct Quiz: View {
      @State private var score = 0
      @State private var isShown = false
      var body: some View {
        Text("score \(score)")
        Button("Answer") {
          score = 1
          isShown = true
        }
        .alert("Right", isPresented: $isShown) { Button("Go on") {} }
      }
    }
    let output = Quiz().renderHTML()
    #expect(output.diagnostics.map(\.code) == [.unshownChange])
    #expect(output.diagnostics.first?.message.contains("opens a dialog and changes \"score\"") == true)
  }

  private enum Way: CaseIterable {
    case withoutOpening, reading, openingAlone, inside, elsewhere
  }

  private struct Peaks: View {
    @State private var chosen = "Eiger"
    @State private var number = 0
    @State private var isShown = false
    @State private var isOther = false
    let way: Way

    var body: some View {
      Button("Niesen") { (chosen, number, isShown) = ("Niesen", 1, true) }
      switch way {
      case .withoutOpening: Button("Mönch") { chosen = "Mönch" }
      case .reading: Button("Next") { (chosen, number, isShown) = ("Next", number + 1, true) }
      case .openingAlone: Button("Again") { isShown = true }
      case .elsewhere: Button("Other") { isOther = true }.sheet(isPresented: $isOther) { Text("other \(chosen)") }
      case .inside: EmptyView()
      }
      Text("Peaks")
        .sheet(isPresented: $isShown) {
          Text("about \(chosen) \(number)")
          if way == .inside { Button("Next") { number += 1 } }
        }
    }
  }

  @Test(arguments: Way.allCases)
  private func `What a dialog would have to keep when it closes is told`(way: Way) throws {
    let output = Peaks(way: way).renderHTML()
    #expect(Set(output.diagnostics.map(\.code)) == [.unshownChange])
    #expect(!output.body.contains("about Next"))
  }

  @Test func `A dialog in a dialog does not take back what the outer one shows`() throws {
    struct Names: View {
      @State private var name = "none"
      @State private var isShown = false
      @State private var asks = false
      var body: some View {
        Button("Open") { isShown = true }
          .sheet(isPresented: $isShown) {
            Text("last \(name)")
            Button("Ask") { (name, asks) = ("Eiger", true) }
              .alert("\(name)?", isPresented: $asks) { Button("OK") {} }
          }
      }
    }
    let output = Names().renderHTML()
    #expect(output.diagnostics.map(\.code) == [.unshownChange])
    var page = try PressedWords(output)
    page.press("Open")
    #expect(page.words.contains("last none"))
  }

  @Test func `A button in a sheet that shows another one for the same state is told`() {
    struct Peak: Identifiable { let id: String }
    struct Peaks: View {
      @State private var shown: Peak?
      var body: some View {
        Button("Eiger") { shown = Peak(id: "Eiger") }
          .sheet(item: $shown) { peak in
            Text(peak.id)
            Button("Next") { shown = Peak(id: "Mönch") }
          }
      }
    }
    let output = Peaks().renderHTML()
    #expect(output.diagnostics.map(\.code) == [.unshownChange])
    #expect(output.diagnostics.first?.message.contains("in front of the first") == true)
  }

  @Test func `A button that closes one dialog and opens another is told`() {
    struct Dialogs: View {
      @State private var first = false
      @State private var second = false
      var body: some View {
        Button("Second") { second = true }
        Button("Open") { first = true }
          .sheet(isPresented: $first) { Button("Go on") { (first, second) = (false, true) } }
          .sheet(isPresented: $second) { Text("second") }
      }
    }
    let output = Dialogs().renderHTML()
    #expect(output.diagnostics.map(\.code) == [.unshownChange])
    #expect(output.diagnostics.first?.message.contains("opens one dialog and closes another") == true)
  }

  private struct Saving: View {
    @State private var chosen: String?
    @State private var isShown = false
    @State private var saved = 0
    @State private var isMarked = false
    let marks: Bool

    var body: some View {
      Text("\(saved) saved")
      Toggle("Marked", isOn: $isMarked)
      Button("About Eiger") { (chosen, isShown) = ("Eiger", true) }
        .alert("About it", isPresented: $isShown) {
          Button("Save") { if marks { isMarked = true } else { saved = 1 } }
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("all of \(chosen ?? "nothing")")
        }
    }
  }

  @Test(arguments: [false, true])
  private func `A button of a dialog that changes the page only closes it, and the dialog goes on working`(marks: Bool)
    throws
  {
    let output = Saving(marks: marks).renderHTML()
    #expect(output.diagnostics.map(\.code) == [.unshownChange])
    #expect(output.diagnostics.first?.message.contains(marks ? "\"isMarked\"" : "\"saved\"") == true)
    var page = try PressedWords(output)
    for button in ["Save", "Cancel"] {
      page.press("About Eiger")
      #expect(page.words.contains("all of Eiger"))
      page.press(button)
      #expect(!page.words.contains("all of Eiger"))
    }
  }

  @Test func `Buttons in a sheet open others`() throws {
    struct Peak: Identifiable { let id: String }
    struct Peaks: View {
      @State private var isShown = false
      @State private var shown: Peak?
      var body: some View {
        Button("Peaks") { isShown = true }
          .sheet(isPresented: $isShown) {
            ForEach(["Eiger", "Mönch"], id: \.self) { name in
              Button(name) { shown = Peak(id: name) }.bold(shown?.id == name)
            }
            .sheet(item: $shown) { Text("about \($0.id)") }
          }
      }
    }
    let output = Peaks().renderHTML()
    #expect(output.diagnostics == [])
    var page = try PressedWords(output)
    page.press("Peaks")
    page.press("Mönch")
    #expect(page.words.contains("about Mönch"))
  }
}
