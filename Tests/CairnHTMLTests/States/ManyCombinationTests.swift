import Cairn
import CairnHTML
import CairnTestSupport
import Testing

@Suite("More combinations than a page can show")
struct ManyCombinationTests {
  /// A plan is chosen before the step that needs one, beside options that are independent of both.
  private struct Order: View {
    private let plans = ["Small", "Medium", "Large"]
    @State private var step = 0
    @State private var plan = -1
    let optionCount: Int
    @State private var options = Options()

    /// States of their own.
    private struct Options {
      var isGift = false
      var isExpress = false
      var isFragile = false
      var isInsured = false
      var isReturn = false
      var isSigned = false
    }

    private var toggles: [(name: String, isOn: Binding<Bool>)] {
      let all = [
        ("Gift", $options.isGift), ("Express", $options.isExpress), ("Fragile", $options.isFragile),
        ("Insured", $options.isInsured), ("Return", $options.isReturn), ("Signed", $options.isSigned),
      ]
      return all.prefix(optionCount).map { (name: $0.0, isOn: $0.1) }
    }

    var body: some View {
      switch step {
      case 0: Text("Welcome")
      case 1: ForEach(plans.indices, id: \.self) { number in Button(plans[number]) { plan = number } }
      case 2: Text("You chose \(plans[plan])")
      case 3: Text("Confirm \(plans[plan])")
      default: Text("Enjoy \(plans[plan])")
      }
      ForEach(toggles, id: \.name) { Toggle($0.name, isOn: $0.isOn) }
      if optionCount > 0, options.isGift { Text("As a gift") }
      if optionCount > 1, options.isExpress { Text("By express") }
      if optionCount > 2, options.isFragile { Text("With care") }
      if optionCount > 3, options.isInsured { Text("Insured") }
      if optionCount > 4, options.isReturn { Text("With a label for its return") }
      if optionCount > 5, options.isSigned { Text("Signed for") }
      if step > 0 { Button("Back") { step -= 1 } }
      if step < 4 { Button("Next") { step += 1 }.disabled(step == 1 && plan < 0) }
    }
  }

  @Test(arguments: 0...6)
  func `What a step needs was chosen before, also with more combinations than a page can show`(count: Int) throws {
    let output = Order(optionCount: count).renderHTML()
    #expect(output.diagnostics == [])
    let options = ["Gift", "Express", "Fragile", "Insured", "Return", "Signed"].prefix(count)
    var page = try PressedWords(output)
    #expect(page.words == ["Welcome"] + options + ["Next"])
    for button in ["Next", "Medium", "Next"] { page.press(button) }
    #expect(page.words == ["You chose Medium"] + options + ["Back", "Next"])
    for button in ["Next", "Next"] { page.press(button) }
    #expect(page.words == ["Enjoy Medium"] + options + ["Back"])
  }

  /// More names than a page can show in all combinations, of which the last one is removed while it is not chosen.
  private struct ManyNames: View {
    let count: Int
    let isInside: Bool
    let removesChosen: Bool
    @State private var names: [String] = []
    @State private var index = 0
    @State private var isBold = false

    init(count: Int, isInside: Bool, removesChosen: Bool) {
      (self.count, self.isInside, self.removesChosen) = (count, isInside, removesChosen)
      _names = State(initialValue: (0..<count).map { "name \($0)" })
    }

    var body: some View {
      if isInside { Chosen(names: $names, index: $index) } else { Text(names[index]) }
      Text("\(index + 1) of \(names.count)")
      Toggle("Bold", isOn: $isBold)
      if isBold { Text("Bold") }
      Button("Next") { index += 1 }.disabled(index == names.count - 1)
      Button("Back") { index -= 1 }.disabled(index == 0)
      Button("Remove") { if removesChosen { names.remove(at: index) } else { names.removeLast() } }
        .disabled(index == names.count - 1)
    }
  }

  private struct Chosen: View {
    @Binding var names: [String]
    @Binding var index: Int

    var body: some View { Text(names[index]) }
  }

  @Test(arguments: [4, 5, 6, 7], [(false, false), (false, true), (true, false), (true, true)])
  func `An index stays in bounds where there are too many combinations to show`(
    count: Int,
    kind: (isInside: Bool, removesChosen: Bool)
  ) {
    let output = ManyNames(count: count, isInside: kind.isInside, removesChosen: kind.removesChosen).renderHTML()
    #expect(output.body.contains("name 0"))
    #expect(output.diagnostics.allSatisfy { [.tooManyVariants, .unshownChange].contains($0.code) })
    #expect(output.diagnostics.isEmpty == (!kind.removesChosen && count < 6))
  }

  @Test(arguments: [3, 7, 9]) func `A page that needs a choice is shown or told, also if the choice can be taken back`(
    count: Int
  ) throws {
    struct Choice: View {
      let count: Int
      @State private var isShown = false
      @State private var size: Int?

      var body: some View {
        if isShown {
          Text("Size \(size ?? 0)")
        } else {
          ForEach(1..<(count + 1), id: \.self) { number in Button("Size \(number)") { size = number } }
          if size != nil {
            Button("Clear") { size = nil }
            Button("Go on") { isShown = true }
          }
        }
      }
    }
    let output = Choice(count: count).renderHTML()
    #expect(output.diagnostics.map(\.code) == (count < 8 ? [] : [.tooManyVariants]))
    if count > 7 { return }
    var page = try PressedWords(output)
    for button in ["Size 2", "Go on"] { page.press(button) }
    #expect(page.words == ["Size 2"])
  }

  /// A profile that shows only for somebody who is logged in, beside options of the same view.
  private struct Profile: View {
    let optionCount: Int
    @State private var user: String?
    @State private var isShown = false
    @State private var a = false
    @State private var b = false
    @State private var c = false
    @State private var d = false
    @State private var e = false
    @State private var f = false
    @State private var g = false
    @State private var h = false
    @State private var i = false

    private var options: [Binding<Bool>] { Array([$a, $b, $c, $d, $e, $f, $g, $h, $i].prefix(optionCount)) }

    var body: some View {
      if isShown {
        Text("Profile of \(["Ann"][user == nil ? -1 : 0])")
        Button("Back") { isShown = false }
      } else if user == nil {
        Button("Log in") { user = "Ann" }
      } else {
        Button("Profile") { isShown = true }
        Button("Log out") { user = nil }
      }
      rows(of: options)
    }
  }

  @Test(arguments: 0...9) func `A profile shows for a user only, whatever is beside it`(optionCount: Int) throws {
    let output = Profile(optionCount: optionCount).renderHTML()
    #expect(output.diagnostics == [])
    var page = try PressedWords(output)
    for button in ["Log in", "Profile"] { page.press(button) }
    let options = (0..<optionCount).map { "Option \($0)" }
    #expect(page.words == ["Profile of Ann", "Back"] + options)
    for button in ["Back", "Log out"] { page.press(button) }
    #expect(page.words == ["Log in"] + options)
  }

  /// Names on one tab, options on another one.
  private struct Tabs: View {
    @State private var tab = 0
    @State private var names = ["one", "two", "three"]
    @State private var index = 0
    @State private var a = false
    @State private var b = false
    @State private var c = false
    @State private var d = false
    @State private var e = false
    @State private var f = false
    @State private var g = false

    var body: some View {
      Button("Names") { tab = 1 }
      Button("Options") { tab = 2 }
      switch tab {
      case 0: Text("Hello")
      case 1:
        Text(names[index])
        Button("Next") { index += 1 }.disabled(index == names.count - 1)
        Button("Remove last") { names.removeLast() }.disabled(index == names.count - 1)
      default:
        rows(of: [$a, $b, $c, $d, $e, $f, $g])
      }
    }
  }

  @Test func `States that show for some values of another one are followed, too`() throws {
    let output = Tabs().renderHTML()
    #expect(output.diagnostics == [])
    var page = try PressedWords(output)
    for button in ["Names", "Next", "Remove last"] { page.press(button) }
    #expect(page.words.prefix(3) == ["Names", "Options", "two"])
  }

  /// A state of more values than a page can show, whose buttons rely on it.
  private struct Stack: View {
    let most: Int
    let hidesButtons: Bool
    @State private var numbers: [Int] = []

    var body: some View {
      Text("\(numbers.count) numbers")
      if !hidesButtons || numbers.count < most {
        Button("Add") { numbers.append(numbers.count) }.disabled(numbers.count == most)
      }
      if !hidesButtons || !numbers.isEmpty {
        Button("Undo") { numbers.removeLast() }.disabled(numbers.isEmpty)
        Button("Rotate") { numbers.append(numbers.removeFirst()) }.disabled(numbers.isEmpty)
      }
    }
  }

  @Test(arguments: [2, 15, 16, 20], [false, true])
  func `Actions are run for no value for which their buttons are absent, also of states with too many values`(
    most: Int,
    hidesButtons: Bool
  ) {
    let output = Stack(most: most, hidesButtons: hidesButtons).renderHTML()
    #expect(output.body.contains("0 numbers"))
    #expect(output.diagnostics.isEmpty == (most == 2))
  }

  /// Content that depends on too many combinations, and a view inside that follows one of the states.
  private struct Steps: View {
    @State private var step = 0
    @State private var count = 0

    var body: some View {
      Text("\(step) and \(count)")
      Step(number: $step)
      ForEach(0..<6, id: \.self) { number in Button("Step \(number)") { step = number } }
      Button("Next") { step += 1 }.disabled(step == 5)
      ForEach(0..<4, id: \.self) { number in Button("Count \(number)") { count = number } }
    }
  }

  private struct Step: View {
    @Binding var number: Int

    var body: some View { Text("Step number \(number)") }
  }

  @Test func `Buttons of content that keeps a value change what views inside follow, and take it back`() throws {
    let output = Steps().renderHTML()
    #expect(output.diagnostics.map(\.code) == [.tooManyVariants])
    var page = try PressedWords(output)
    #expect(page.words.prefix(2) == ["0 and 0", "Step number 0"])
    for (button, number) in [("Step 3", 3), ("Step 0", 0), ("Next", 1), ("Step 5", 5), ("Step 5", 5)] {
      page.press(button)
      #expect(page.words.prefix(2) == ["0 and 0", "Step number \(number)"])
    }
  }

  /// A view inside that follows the index, and changes the name there, while the names keep their initial value.
  private struct Marks: View {
    @State private var tab = 0
    @State private var names = ["one"]
    @State private var index = 0

    var body: some View {
      Text("\(tab), \(index), \(names.count)")
      ForEach(0..<4, id: \.self) { number in Button("Tab \(number)") { tab = number } }
      Button("Add") { names.append("more") }.disabled(names.count == 5)
      Button("Next") { index += 1 }.disabled(index == names.count - 1)
      Mark(names: $names, index: $index)
    }
  }

  private struct Mark: View {
    @Binding var names: [String]
    @Binding var index: Int

    var body: some View {
      Text("No. \(index)")
      Button("Mark") { names[index] = "marked" }
    }
  }

  @Test func `Actions in views inside are run for values that go together`() {
    let output = Marks().renderHTML()
    #expect(output.body.contains("0, 0, 1"))
    #expect(!output.diagnostics.isEmpty)
  }
}

/// Returns a toggle for each option, and words for those that are on, which the view around depends on.
@ViewBuilder
private func rows(of options: [Binding<Bool>]) -> some View {
  ForEach(options.indices, id: \.self) { Toggle("Option \($0)", isOn: options[$0]) }
  let isOn = options.map(\.wrappedValue)
  ForEach(isOn.indices, id: \.self) { if isOn[$0] { Text("\($0) is on") } }
}
