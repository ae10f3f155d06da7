import Cairn
import CairnHTML
import CairnTestSupport
import Testing

/// Dialogs whose buttons change the page: a browser's dialog cannot do that, so they are content of the page that looks like one.
@Suite("Dialogs shown by the page")
struct PresentedByPageTests {
  enum Place: CaseIterable { case page, sheet, alert }

  private struct Game: View {
    @State private var lives = 3
    @State private var isOver = false
    var body: some View {
      Text(String(repeating: "*", count: lives))
      Button("Wrong") {
        lives -= 1
        if lives == 0 { isOver = true }
      }
      .alert("Game over", isPresented: $isOver) { Button("Play again") { lives = 3 } }
    }
  }

  private struct Guests: View {
    @State private var guests = ["Ann", "Ben"]
    @State private var areGone = false
    var body: some View {
      Text(guests.first ?? "nobody")
      Button("Wrong") {
        guests.removeFirst()
        if guests.isEmpty { areGone = true }
      }
      .alert("Game over", isPresented: $areGone) { Button("Play again") { guests = ["Ann", "Ben"] } }
    }
  }

  private struct Quiz: View {
    @State private var index = 0
    @State private var score = 0
    @State private var isOver = false
    var body: some View {
      Text("\(score) of \(index)")
      Button("Wrong") { answer(0) }
      Button("Right") { answer(1) }
        .sheet(isPresented: $isOver) {
          Text("Game over")
          Button("Play again") { (index, score, isOver) = (0, 0, false) }
        }
    }

    private func answer(_ points: Int) {
      score += points
      index += 1
      if index == 2 { isOver = true }
    }
  }

  @Test func `What is behind a dialog is not pressed`() throws {
    for output in [Game().renderHTML(), Guests().renderHTML(), Quiz().renderHTML()] {
      #expect(output.diagnostics.map(\.message) == [])
      var page = try PressedWords(output)
      for _ in 0..<2 {
        let first = page.words.first
        var presses = 0
        while !page.words.contains("Game over"), presses < 4 {
          page.press("Wrong")
          presses += 1
        }
        #expect(page.words.contains("Game over"))
        page.press("Play again")
        #expect(!page.words.contains("Game over"))
        #expect(page.words.first == first)
      }
    }
  }

  @Test func `Several dialogs of states that have nothing to do with one another are independent`() throws {
    struct Settings: View {
      @State private var unit = "metres"
      @State private var choosesUnit = false
      @State private var isEmpty = false
      @State private var asks = false
      @State private var isSignedOut = false
      @State private var signsOut = false
      @State private var isReset = false
      @State private var resets = false

      var body: some View {
        Text(unit)
        Button("Units") { choosesUnit = true }
          .confirmationDialog("Unit", isPresented: $choosesUnit) {
            Button("metres") { unit = "metres" }
            Button("feet") { unit = "feet" }
          }
        Text(isEmpty ? "empty" : "full")
        Button("Delete") { asks = true }.alert("Delete?", isPresented: $asks) { Button("Yes") { isEmpty = true } }
        Text(isSignedOut ? "out" : "in")
        Button("Sign out") { signsOut = true }
          .alert("Sign out?", isPresented: $signsOut) { Button("Yes") { isSignedOut = true } }
        Text(isReset ? "reset" : "changed")
        Button("Reset") { resets = true }.alert("Reset?", isPresented: $resets) { Button("Yes") { isReset = true } }
      }
    }
    let output = Settings().renderHTML()
    #expect(output.diagnostics == [])
    var page = try PressedWords(output)
    for button in ["Units", "feet", "Delete", "Yes", "Sign out", "Yes", "Reset", "Yes"] { page.press(button) }
    #expect(page.words == ["feet", "Units", "empty", "Delete", "out", "Sign out", "reset", "Reset"])
  }

  @Test(arguments: [1, 3])
  func `Rows are deleted after a question, or it is told which states are too many`(count: Int) throws {
    struct Names: View {
      @State var names: [String]
      @State private var doomed = ""
      @State private var asks = false
      var body: some View {
        List(names, id: \.self) { name in
          Text(name)
          Button("Delete \(name)") { (doomed, asks) = (name, true) }
        }
        .alert("Delete \(doomed)?", isPresented: $asks) {
          Button("Yes") { names.removeAll { $0 == doomed } }
          Button("No", role: .cancel) {}
        }
      }
    }
    let output = Names(names: ["Eiger", "Mönch", "Jungfrau"].suffix(count)).renderHTML()
    #expect(output.diagnostics.map(\.code) == (count == 3 ? [.unshownChange] : []))
    if count == 3 {
      let message = try #require(output.diagnostics.first?.message)
      #expect(message.contains("Together, "))
      for name in ["names", "doomed", "asks"] { #expect(message.contains("\"\(name)\"")) }
    } else {
      var page = try PressedWords(output)
      page.press("Delete Jungfrau")
      #expect(page.words.contains("Delete Jungfrau?"))
      page.press("Yes")
      #expect(page.words == [])
    }
  }

  @Test func `A sheet that holds such a dialog is not closed by a press in that`() throws {
    struct Inner: View {
      @State private var isGone = false
      @State private var asks = false
      var body: some View {
        Text(isGone ? "gone" : "here")
        Button("Remove") { asks = true }
          .alert("Sure?", isPresented: $asks) { Button("Yes") { isGone = true } }
      }
    }
    struct Outer: View {
      let inner: Bool
      @State private var isShown = false
      var body: some View {
        Button("Open") { isShown = true }.sheet(isPresented: $isShown) { if inner { Inner() } else { Text("plain") } }
      }
    }
    #expect(Outer(inner: false).renderHTML().body.contains("closedby=\"any\""))
    let output = Outer(inner: true).renderHTML()
    #expect(output.diagnostics == [])
    // Browsers take a press in a dialog that is not the one in front for a press beside that.
    #expect(!output.body.contains("closedby"))
  }

  /// The states of a page with a sheet and an alert.
  struct Values: Hashable {
    var a = 0
    var showsSheet = false
    var showsAlert = false
  }

  /// A button that is there for some value of the first state, and changes some of the states.
  struct Rule: Sendable {
    var place: Place
    var needed: Int?
    var a: Int?
    var showsSheet: Bool?
    var showsAlert: Bool?

    init(using generator: inout SeededGenerator) {
      place = Place.allCases.randomElement(using: &generator) ?? .page
      needed = Bool.random(using: &generator) ? .random(in: 0..<3, using: &generator) : nil
      if Bool.random(using: &generator) { a = .random(in: 0..<3, using: &generator) }
      if Bool.random(using: &generator) { showsSheet = place != .sheet }
      if Int.random(in: 0..<3, using: &generator) == 0 { showsAlert = true }
      if a == nil, showsSheet == nil, showsAlert == nil { a = .random(in: 0..<3, using: &generator) }
    }

    func isThere(for a: Int) -> Bool { needed == nil || needed == a }

    func after(_ values: Values) -> Values {
      Values(
        a: a ?? values.a,
        showsSheet: showsSheet ?? values.showsSheet,
        // Each button of an alert closes it.
        showsAlert: place == .alert ? false : showsAlert ?? values.showsAlert
      )
    }
  }

  struct Machine: Sendable {
    var rules: [Rule]
    var showsSheetState: Bool

    init(using generator: inout SeededGenerator) {
      rules = (0..<Int.random(in: 3...7, using: &generator)).map { _ in Rule(using: &generator) }
      showsSheetState = Int.random(in: 0..<4, using: &generator) == 0
    }

    func buttons(in place: Place, for a: Int) -> [Int] {
      rules.indices.filter { rules[$0].place == place && rules[$0].isThere(for: a) }
    }

    func words(for values: Values) -> [String] {
      func names(in place: Place) -> [String] { buttons(in: place, for: values.a).map { "Button \($0)" } }
      var words = ["a\(values.a)"] + names(in: .page)
      if showsSheetState { words.append("sheet \(values.showsSheet)") }
      if values.showsSheet { words += ["in the sheet \(values.a)"] + names(in: .sheet) + ["Done"] }
      if values.showsAlert { words += ["Sure?", "in the alert \(values.a)"] + names(in: .alert) + ["Cancel"] }
      return words
    }
  }

  struct Page: View {
    let machine: Machine
    @State private var a = 0
    @State private var showsSheet = false
    @State private var showsAlert = false

    var body: some View {
      VStack {
        Text("a\(a)")
        if machine.showsSheetState { Text("sheet \(showsSheet)") }
        buttons(in: .page)
      }
      .sheet(isPresented: $showsSheet) {
        Text("in the sheet \(a)")
        buttons(in: .sheet)
        Button("Done") { showsSheet = false }
      }
      .alert("Sure?", isPresented: $showsAlert) {
        buttons(in: .alert)
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("in the alert \(a)")
      }
    }

    private func buttons(in place: Place) -> some View {
      ForEach(machine.buttons(in: place, for: a), id: \.self) { index in
        Button("Button \(index)") {
          let rule = machine.rules[index]
          if let value = rule.a { a = value }
          if let value = rule.showsSheet { showsSheet = value }
          if let value = rule.showsAlert { showsAlert = value }
        }
      }
    }
  }

  @Test(arguments: 0..<40) func `Buttons of the page, of a sheet and of an alert change all of them`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<8 {
      let machine = Machine(using: &generator)
      let output = Page(machine: machine).renderHTML()
      #expect(output.diagnostics.map(\.message) == [], "with seed \(seed): \(machine)")
      var page = try PressedWords(output)
      var values = Values()
      for _ in 0..<12 {
        #expect(page.words.sorted() == machine.words(for: values).sorted(), "\(values), with seed \(seed): \(machine)")
        // What is behind cannot be pressed.
        let place: Place = values.showsAlert ? .alert : values.showsSheet ? .sheet : .page
        let choices = machine.buttons(in: place, for: values.a).filter { machine.rules[$0].after(values) != values }
        if let choice = choices.randomElement(using: &generator), Int.random(in: 0..<4, using: &generator) > 0 {
          page.press("Button \(choice)")
          values = machine.rules[choice].after(values)
        } else if values.showsAlert {
          page.press("Cancel")
          values.showsAlert = false
        } else if values.showsSheet {
          page.press("Done")
          values.showsSheet = false
        } else if choices.isEmpty {
          break
        }
      }
    }
  }
}
