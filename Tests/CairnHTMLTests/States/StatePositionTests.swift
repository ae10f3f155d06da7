import Cairn
import CairnHTML
import CairnTestSupport
import Testing

/// Controls that change single elements of an array whose elements have no identities.
@Suite struct StatePositionTests {
  private struct Flags: View {
    @State var flags: [Bool]
    var totals = false

    var body: some View {
      if totals { Text("\(flags.count(where: \.self)) of \(flags.count)") }
      ForEach(flags.indices, id: \.self) { index in
        HStack {
          Button("switch \(index)") { flags[index].toggle() }
          Text(flags[index] ? "1" : "0")
          if flags[index] { Text("\(index) on") }
        }
      }
    }
  }

  @Test(arguments: [2, 5, 20], [false, true])
  private func `Buttons that switch a flag by its position switch one by one`(count: Int, totals: Bool) throws {
    let output = Flags(flags: (0..<count).map { $0 == 1 }, totals: totals).renderHTML()
    #expect(output.diagnostics.map(\.code) == (totals && count > 4 ? [.tooManyVariants] : []))
    let words = try SwitchedWords(output)
    for switched in [[], [0], [0, 1], Array(0..<count)] {
      let expected = (0..<count).filter { switched.contains($0) != ($0 == 1) }.map { "\($0) on" }
      #expect(words(on: Set(switched.map { "switch \($0)" })).filter { $0.hasSuffix(" on") } == expected)
    }
  }

  @Test(arguments: [4, 7]) func `The cells of a board switch one by one`(columns: Int) throws {
    struct Board: View {
      @State var cells: [[Bool]]
      var body: some View {
        Grid {
          ForEach(cells.indices, id: \.self) { row in
            GridRow {
              ForEach(cells[row].indices, id: \.self) { column in
                Button("switch \(row) \(column)") { cells[row][column].toggle() }
                Text(cells[row][column] ? "\(row) \(column) on" : "off")
              }
            }
          }
        }
      }
    }
    let output = Board(cells: Array(repeating: Array(repeating: false, count: columns), count: 3)).renderHTML()
    #expect(output.diagnostics == [])
    let words = try SwitchedWords(output)
    #expect(words(on: []).filter { $0.hasSuffix(" on") } == [])
    let found = words(on: ["switch 0 3", "switch 2 0", "switch 2 1"])
    #expect(found.filter { $0.hasSuffix(" on") } == ["0 3 on", "2 0 on", "2 1 on"])
  }

  @Test func `The cells of a board that nothing else reads switch one by one`() throws {
    struct Board: View {
      @State private var cells = Array(repeating: Array(repeating: false, count: 5), count: 3)
      var body: some View {
        ForEach(0..<3, id: \.self) { row in
          ForEach(0..<5, id: \.self) { column in
            Button("switch \(row) \(column)") { cells[row][column].toggle() }
            Label(row, column, $cells)
          }
        }
      }
    }
    struct Label: View {
      let row: Int
      let column: Int
      @Binding var cells: [[Bool]]
      init(_ row: Int, _ column: Int, _ cells: Binding<[[Bool]]>) {
        (self.row, self.column, _cells) = (row, column, cells)
      }
      var body: some View { if cells[row][column] { Text("\(row) \(column) on") } }
    }
    let output = Board().renderHTML()
    #expect(output.diagnostics == [])
    let words = try SwitchedWords(output)
    let found = words(on: ["switch 0 4", "switch 2 0", "switch 2 1"])
    #expect(found.filter { $0.hasSuffix(" on") } == ["0 4 on", "2 0 on", "2 1 on"])
  }

  @Test func `Cards without identities turn over by their positions`() throws {
    struct Card: Equatable {
      var name: String
      var isFaceUp = false
    }
    struct Cards: View {
      @State private var cards = ["ace", "king", "queen", "jack", "ten", "nine"].map { Card(name: $0) }
      var body: some View {
        ForEach(Array(cards.enumerated()), id: \.offset) { index, card in
          Text("card \(index)").onTapGesture { cards[index].isFaceUp.toggle() }
          if card.isFaceUp { Text("\(card.name) up") }
        }
      }
    }
    let output = Cards().renderHTML()
    #expect(output.diagnostics == [])
    let words = try SwitchedWords(output)
    #expect(words(on: ["card 1", "card 4"]).filter { $0.hasSuffix(" up") } == ["king up", "ten up"])
  }

  @Test func `Toggles with bindings and buttons change the same flags`() throws {
    struct Mixed: View {
      @State private var flags = Array(repeating: false, count: 6)
      var body: some View {
        ForEach(flags.indices, id: \.self) { index in
          Toggle("toggle \(index)", isOn: $flags[index])
          if flags[index] { Text("\(index) on") }
        }
        ForEach(3..<6) { index in Button("press \(index)") { flags[index].toggle() } }
      }
    }
    let output = Mixed().renderHTML()
    #expect(output.diagnostics == [])
    let words = try SwitchedWords(output)
    #expect(words(on: ["toggle 0", "toggle 5"]).filter { $0.hasSuffix(" on") } == ["0 on", "5 on"])
    #expect(output.body.count(of: "press ") >= 3)
  }

  @Test func `A button that changes all flags is told, and the others still work`() throws {
    struct Reset: View {
      @State private var flags = Array(repeating: false, count: 6)
      var body: some View {
        ForEach(flags.indices, id: \.self) { index in
          Button("switch \(index)") { flags[index].toggle() }
          if flags[index] { Text("\(index) on") }
        }
        Button("All") { flags = Array(repeating: true, count: 6) }
        Button("More") { flags.append(false) }
      }
    }
    let output = Reset().renderHTML()
    #expect(output.diagnostics.map(\.code) == [.tooManyVariants, .unshownChange, .unshownChange])
    let words = try SwitchedWords(output)
    #expect(words(on: ["switch 1", "switch 4"]).filter { $0.hasSuffix(" on") } == ["1 on", "4 on"])
  }

  @Test func `Numbers of an array go up and down by their positions`() throws {
    struct Counts: View {
      @State private var counts = [0, 0, 0, 0, 0]
      var body: some View {
        ForEach(counts.indices, id: \.self) { index in
          Text("row \(index): \(counts[index])")
          if counts[index] < 3 { Button("more \(index)") { counts[index] += 1 } }
          if counts[index] > 0 { Button("less \(index)") { counts[index] -= 1 } }
        }
      }
    }
    let output = Counts().renderHTML()
    #expect(output.diagnostics == [])
    for row in 0..<5 { for count in 0...3 { #expect(output.body.contains("row \(row): \(count)")) } }
    #expect(output.body.count(of: "row ") == 20)
  }

  @Test func `Numbers whose sum is limited keep together, as not all combinations of them come about`() {
    struct Picks: View {
      @State private var picks = [0, 0]
      private let labels = ["none", "one", "two", "three"]
      var body: some View {
        Text(labels[picks[0] + picks[1]])
        if picks[0] + picks[1] < 3 {
          Button("A") { picks[0] += 1 }
          Button("B") { picks[1] += 1 }
        }
      }
    }
    let output = Picks().renderHTML()
    #expect(output.diagnostics == [])
    #expect(output.body.count(of: "three") == 1)
  }
}
