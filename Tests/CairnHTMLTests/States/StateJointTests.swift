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

  @Test func `What a button does for other values is not tried before its states are known to change together`() throws
  {
    struct Walk: View {
      @State private var names = ["Eiger", "Mönch"]
      @State private var index = 0
      @State private var isBold = false
      var body: some View {
        Text(names[index]).bold(isBold)
        if names.count > 1 { Button("Second") { index = 1 } }
        Button("Fewer") {
          names = ["Jungfrau"]
          if index > 0 { index = 0 }
        }
        Button("Bold") { isBold.toggle() }
      }
    }
    let output = Walk().renderHTML()
    #expect(output.diagnostics == [])
    var page = try PressedWords(output)
    for (button, words) in [("Bold", "Eiger"), ("Second", "Mönch"), ("Fewer", "Jungfrau")] {
      page.press(button)
      #expect(page.words.first == words)
    }
    #expect(!page.buttons.contains("Second"))
  }

  @Test(arguments: [false, true]) func `A control of one state takes nothing from buttons of others`(isFirst: Bool)
    throws
  {
    struct Hearts: View {
      @State private var isLiked = false
      @State private var likes = 10
      @State private var isMarked = false
      let isFirst: Bool
      var body: some View {
        if isFirst { Toggle("Marked", isOn: $isMarked) }
        Text("\(likes) likes")
        Button("Like") {
          isLiked.toggle()
          likes += isLiked ? 1 : -1
        }
        Button("Both") { (likes, isMarked) = (11, true) }
        if isMarked { Text("marked") }
        if !isFirst { Toggle("Marked", isOn: $isMarked) }
      }
    }
    let output = Hearts(isFirst: isFirst).renderHTML()
    #expect(output.diagnostics.map(\.code) == [.unshownChange])
    #expect(output.diagnostics.first?.message.contains("\"likes\" and \"isMarked\"") == true)
    var page = try PressedWords(output)
    page.press("Like")
    page.press("Marked")
    #expect(page.words.contains("11 likes"))
    #expect(page.words.contains("marked"))
  }

  @Test func `A state that all rows change takes only its own buttons away`() throws {
    struct Row: View {
      @Binding var last: Int
      @State private var isLiked = false
      @State private var likes = 10
      let number: Int
      var body: some View {
        Text("\(likes) like \(number)")
        Button("Like \(number)") {
          isLiked.toggle()
          likes += isLiked ? 1 : -1
        }
        Button("Last \(number)") { (last, likes) = (number, 20) }
      }
    }
    struct Rows: View {
      @State private var last = -1
      var body: some View {
        Text("last \(last)")
        ForEach(0..<5) { Row(last: $last, number: $0) }
      }
    }
    let output = Rows().renderHTML()
    #expect(Set(output.diagnostics.map(\.code)) == [.unshownChange])
    var page = try PressedWords(output)
    page.press("Like 2")
    #expect(page.words.filter { $0.contains("11 like") } == ["11 like 2"])
  }

  @Test func `A field beside states that a button gives back is told`() throws {
    struct Quiz: View {
      @State private var name = ""
      @State private var question = 0
      @State private var score = 0
      var body: some View {
        TextField("Name", text: $name)
        Text("question \(question), score \(score)")
        if question < 3 {
          Button("Right") { (question, score) = (question + 1, score + 1) }
        } else {
          Button("Again") { (name, question, score) = ("", 0, 0) }
        }
      }
    }
    let output = Quiz().renderHTML()
    #expect(output.diagnostics.map(\.code) == [.unshownChange])
    var page = try PressedWords(output)
    for button in ["Right", "Right", "Right", "Again"] { page.press(button) }
    #expect(page.words.contains("question 0, score 0"))
  }

  @Test(arguments: [false, true]) func `A button that clears a field beside a change is told`(isFirst: Bool) throws {
    struct Chat: View {
      @State private var words = ""
      @State private var sent = 0
      let isFirst: Bool
      var body: some View {
        if isFirst { TextField("Words", text: $words) }
        Text("\(sent) sent")
        Button("Send") {
          words = ""
          sent = min(sent + 1, 3)
        }
        if !isFirst { TextField("Words", text: $words) }
      }
    }
    let output = Chat(isFirst: isFirst).renderHTML()
    #expect(output.diagnostics.map(\.code) == [.unshownChange])
    #expect(output.diagnostics.first?.message.contains("\"words\", which a reader writes into a field") == true)
    var page = try PressedWords(output)
    page.press("Send")
    #expect(page.words.contains("1 sent"))
  }

  @Test func `States that change at once go with a toggle`() throws {
    struct Switches: View {
      @State private var a = false
      @State private var b = false
      @State private var c = false
      @State private var d = false
      @State private var isOn = false
      var body: some View {
        Button("A") { a.toggle() }
        Button("B") { b.toggle() }
        Button("C") { c.toggle() }
        Button("D") { d.toggle() }
        Toggle("On", isOn: $isOn)
        if a && isOn { Text("both") }
        Button("None") { (a, b, c, d) = (false, false, false, false) }
      }
    }
    let output = Switches().renderHTML()
    #expect(output.diagnostics == [])
    var page = try PressedWords(output)
    page.press("A")
    page.press("On")
    #expect(page.words.contains("both"))
    page.press("None")
    #expect(!page.words.contains("both"))
  }

  @Test func `Buttons that a page cannot follow leave no values behind`() throws {
    struct Hearts: View {
      @State private var isLiked = false
      @State private var likes = 0
      @State private var mark = 0
      var body: some View {
        Text("\(likes) likes")
        Button("Like") { (isLiked, likes) = (!isLiked, isLiked ? 0 : 1) }
        ForEach(2..<16) { number in Button("\(number)") { (likes, isLiked, mark) = (number, true, number % 3) } }
        Picker("Mark", selection: $mark) { ForEach(0..<3) { Text("mark \($0)").tag($0) } }.pickerStyle(.segmented)
      }
    }
    let output = Hearts().renderHTML()
    #expect(Set(output.diagnostics.map(\.code)) == [.unshownChange])
    var page = try PressedWords(output)
    page.press("Like")
    #expect(page.words.contains("1 likes"))
  }

  @Test func `Stored states and parts of others change at once, and changes move`() throws {
    struct Options { var isOpen = false }
    struct Both: View {
      @AppStorage("both.step") private var step = 0
      @State private var options = Options()
      var body: some View {
        Text("step \(step)")
        if options.isOpen { Text("open") }
        Button("Next") {
          withAnimation {
            step = 1
            options.isOpen = true
          }
        }
      }
    }
    let output = Both().renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.styles.contains("transition"))
    var page = try PressedWords(output)
    page.press("Next")
    #expect(page.words.prefix(2) == ["step 1", "open"])
  }

  @Test func `Nothing is kept when states came apart`() {
    final class Kept: Equatable {
      static func == (left: Kept, right: Kept) -> Bool { left === right }
    }
    struct Counters: View {
      @State var kept: Kept?
      @State private var presses = 0
      @State private var total = 0
      let other: Kept
      var body: some View {
        Text("\(presses) presses, \(total) points")
        Button("Press") {
          presses += 1
          total += 10
          kept = other
        }
      }
    }
    weak var object: Kept?
    do {
      let kept = Kept()
      object = kept
      #expect(Counters(kept: nil, other: kept).renderHTML().diagnostics.map(\.code) == [.unshownChange])
    }
    #expect(object == nil)
  }
}
