import Cairn
import CairnHTML
import CairnTestSupport
import Testing

/// Buttons that change several states at once.
@Suite struct StateJointTests {
  private struct Quiz: View {
    @State private var question = 0
    @State private var score = 0
    var body: some View {
      Text("score \(score)")
      if question < 3 {
        Text("question \(question)")
        Button("Right") {
          question += 1
          score += 1
        }
        Button("Wrong") { question += 1 }
      } else {
        Text("done")
        Button("Again") {
          question = 0
          score = 0
        }
      }
    }
  }

  @Test func `A button changes several states that only buttons change`() throws {
    let output = Quiz().renderHTML()
    #expect(output.diagnostics == [])
    var page = try PressedWords(output)
    #expect(page.words == ["score 0", "question 0", "Right", "Wrong"])
    for button in ["Right", "Wrong", "Right"] { page.press(button) }
    #expect(page.words == ["score 2", "done", "Again"])
    page.press("Again")
    #expect(page.words == ["score 0", "question 0", "Right", "Wrong"])
  }

  @Test func `Words follow a heart and the number beside it, in each row by themselves`() throws {
    struct Row: View {
      @State private var isLiked = false
      @State private var likes = 10
      let name: String
      var body: some View {
        Text("\(likes) like \(name)")
        Button("\(isLiked ? "Unlike" : "Like") \(name)") {
          isLiked.toggle()
          likes += isLiked ? 1 : -1
        }
      }
    }
    let output = VStack { ForEach(0..<30) { Row(name: "row \($0)") } }.renderHTML()
    #expect(output.diagnostics == [])
    var page = try PressedWords(output)
    page.press("Like row 3")
    page.press("Like row 7")
    #expect(page.words.contains("11 like row 3"))
    #expect(page.words.contains("10 like row 4"))
    page.press("Unlike row 3")
    #expect(page.words.contains("10 like row 3"))
    #expect(page.words.contains("11 like row 7"))
  }

  @Test func `Only values that come about together are tried`() throws {
    struct Walk: View {
      @State private var names = ["Eiger"]
      @State private var index = 0
      var body: some View {
        Text(names[index])
        Button("More") {
          names = ["Eiger", "Mönch"]
          index = 1
        }
        Button("Fewer") {
          names = ["Jungfrau"]
          index = 0
        }
        Button("Last") { index = names.count - 1 }
      }
    }
    let output = Walk().renderHTML()
    #expect(output.diagnostics == [])
    var page = try PressedWords(output)
    for (button, words) in [("More", "Mönch"), ("Fewer", "Jungfrau"), ("More", "Mönch")] {
      page.press(button)
      #expect(page.words.first == words)
    }
  }

  @Test func `States of several views and published properties change at once`() throws {
    final class Model: ObservableObject {
      @Published var step = 0
      @Published var title = "start"
      func next() {
        step += 1
        title = "step \(step)"
      }
    }
    struct Steps: View {
      @StateObject private var model = Model()
      @State private var isBusy = false
      var body: some View {
        Text(model.title)
        if isBusy { Text("busy") }
        Next(model: model, isBusy: $isBusy)
      }
    }
    struct Next: View {
      @ObservedObject var model: Model
      @Binding var isBusy: Bool
      @State private var presses = 0
      var body: some View {
        Text("pressed \(presses)")
        if model.step < 2 {
          Button("Next") {
            model.next()
            isBusy.toggle()
            presses += 1
          }
        }
      }
    }
    let output = Steps().renderHTML()
    #expect(output.diagnostics == [])
    var page = try PressedWords(output)
    #expect(page.words == ["start", "pressed 0", "Next"])
    page.press("Next")
    #expect(page.words == ["step 1", "busy", "pressed 1", "Next"])
    page.press("Next")
    #expect(page.words == ["step 2", "pressed 2"])
  }

  @Test func `A toggle goes on working beside a button that sets its state and another one`() throws {
    struct Switches: View {
      @State private var first = false
      @State private var second = false
      var body: some View {
        Toggle("first", isOn: $first)
        Text(first ? "1" : "0")
        Text(second ? "1" : "0")
        Button("Both") { (first, second) = (true, true) }
        Button("Second") { second.toggle() }
      }
    }
    let output = Switches().renderHTML()
    #expect(output.diagnostics.map(\.code) == [.unshownChange])
    #expect(output.diagnostics.first?.message.contains("\"first\" and \"second\"") == true)
    let words = try SwitchedWords(output)
    #expect(words(on: ["first"]).filter { $0.count == 1 } == ["1", "0"])
    #expect(words(on: ["Second"]).filter { $0.count == 1 } == ["0", "1"])
  }

  @Test func `A toggle follows where its state changes with another one only`() throws {
    struct Heart: View {
      @State private var isLiked = false
      @State private var likes = 10
      var body: some View {
        Toggle(
          "Like",
          isOn: Binding {
            isLiked
          } set: {
            isLiked = $0
            likes = $0 ? 11 : 10
          }
        )
        Text("\(likes) likes")
      }
    }
    let output = Heart().renderHTML()
    #expect(output.diagnostics == [])
    #expect(try SwitchedWords(output)(on: ["Like"]).contains("11 likes"))
  }

  @Test func `What has too many values together is told, and what changes one state works`() throws {
    struct Counters: View {
      @State private var presses = 0
      @State private var total = 0
      @State private var isOpen = false
      var body: some View {
        Text("\(presses) presses, \(total) points")
        Button("Press") {
          presses += 1
          total += 10
        }
        Button("Clear") { total = 100 }
        Button("Open") { isOpen.toggle() }
        if isOpen { Text("open") }
      }
    }
    let output = Counters().renderHTML()
    #expect(output.diagnostics.map(\.code) == [.unshownChange])
    var page = try PressedWords(output)
    page.press("Open")
    page.press("Clear")
    #expect(page.words.contains("open"))
    #expect(page.words.contains("0 presses, 100 points"))
  }

  // MARK: In front of the page

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

  @Test func `A button that changes what a dialog shows without opening it is told`() throws {
    struct Tours: View {
      @State private var chosen = "Eiger"
      @State private var isShown = false
      var body: some View {
        Button("Mönch") { chosen = "Mönch" }
        Button("Niesen") { (chosen, isShown) = ("Niesen", true) }
        Button("Open") { isShown = true }
          .sheet(isPresented: $isShown) { Text("about \(chosen)") }
      }
    }
    let output = Tours().renderHTML()
    #expect(output.diagnostics.map(\.code) == [.unshownChange])
    #expect(output.body.contains("about Eiger"))
  }

  // MARK: Cost

  @Test func `Content is evaluated once for each value that states have together, and again when these are found`() {
    final class Count { var evaluations = 0 }
    struct Counter: View {
      @State private var number = 0
      @State private var square = 0
      let count: Count
      var body: some View {
        count.evaluations += 1
        return VStack {
          Text("\(number) \(square)")
          if number < 15 {
            Button("Next") {
              number += 1
              square = number * number
            }
          }
        }
      }
    }
    let count = Count()
    #expect(Counter(count: count).renderHTML().diagnostics == [])
    #expect(count.evaluations <= 3 * 17)
  }
}
