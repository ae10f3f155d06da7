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

  @Test func `A button opens a dialog and changes what shows outside of it`() throws {
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
    #expect(output.diagnostics == [])
    var page = try PressedWords(output)
    page.press("Answer")
    #expect(page.words == ["score 1", "Answer", "Right", "Go on"])
    page.press("Go on")
    #expect(page.words == ["score 1", "Answer"])
  }

  private enum Way: CaseIterable {
    case withoutOpening, openingAlone, elsewhere, reading, inside

    /// Whether the states have no end of values.
    var isEndless: Bool { self == .reading || self == .inside }
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
  private func `What a dialog keeps when it closes is kept, or told where that has no end`(way: Way) throws {
    let output = Peaks(way: way).renderHTML()
    #expect(Set(output.diagnostics.map(\.code)) == (way.isEndless ? [.unshownChange] : []))
    #expect(!output.body.contains("about Next"))
    var page = try PressedWords(output)
    if way.isEndless { return }
    page.press("Niesen")
    #expect(page.words.contains("about Niesen 1"))
    if way == .openingAlone {
      page.press("")
      #expect(!page.words.contains("about Niesen 1"))
      page.press("Again")
      #expect(page.words.contains("about Niesen 1"))
    }
  }

  @Test func `A dialog in a dialog changes what the outer one shows`() throws {
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
    #expect(output.diagnostics == [])
    var page = try PressedWords(output)
    page.press("Open")
    #expect(page.words.contains("last none"))
    for button in ["Ask", "OK"] { page.press(button) }
    #expect(page.words.contains("last Eiger"))
  }

  @Test func `A button in a sheet shows another one for the same state`() throws {
    struct Peak: Identifiable { let id: String }
    struct Details: View {
      let name: String
      @State private var isLong = false
      var body: some View {
        Text(name)
        Button("More") { isLong = true }
        if isLong { Text("more") }
      }
    }
    struct Peaks: View {
      @State private var shown: Peak?
      var body: some View {
        Button("Eiger") { shown = Peak(id: "Eiger") }
          .sheet(item: $shown) { peak in
            Details(name: peak.id)
            Button("Next") { shown = Peak(id: "Mönch") }
          }
      }
    }
    let output = Peaks().renderHTML()
    #expect(output.diagnostics == [])
    var page = try PressedWords(output)
    for button in ["Eiger", "More"] { page.press(button) }
    #expect(page.words.contains("more"))
    page.press("Next")
    #expect(page.words.contains("Mönch"))
    // What shows for another peak has states of its own.
    #expect(!page.words.contains("more"))
    page.press("")
    #expect(page.words == ["Eiger"])
  }

  @Test func `A button closes one dialog and opens another`() throws {
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
    #expect(output.diagnostics == [])
    var page = try PressedWords(output)
    for button in ["Open", "Go on"] { page.press(button) }
    #expect(page.words == ["Second", "Open", "second"])
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
  private func `A button of a dialog changes the page unless a toggle does so too, and the dialog goes on working`(
    marks: Bool
  ) throws {
    let output = Saving(marks: marks).renderHTML()
    #expect(output.diagnostics.map(\.code) == (marks ? [.unshownChange] : []))
    #expect(output.diagnostics.contains { $0.message.contains("\"isMarked\"") } == marks)
    var page = try PressedWords(output)
    for button in ["Save", "Cancel"] {
      page.press("About Eiger")
      #expect(page.words.contains("all of Eiger"))
      page.press(button)
      #expect(!page.words.contains("all of Eiger"))
      #expect(page.words.first == (marks ? "0 saved" : "1 saved"))
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
