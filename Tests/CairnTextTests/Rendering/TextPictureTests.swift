import Cairn
import CairnText
import Testing

@Suite struct TextPictureTests {
  private static func options(_ picture: TextPicture, width: Int = 40) -> TextOptions {
    var options = TextOptions(width: width)
    options.pictures["ridge"] = picture
    return options
  }

  @Test(
    arguments: [
      ([0, 1, 2, 3, 4, 5, 6, 7], "▁▂▃▄▅▆▇█"),
      ([3], "▅"),
      ([2, 2, 2], "▅▅▅"),
      ([-1, 0, 1], "▁▅█"),
      ([0, .nan, 10, .infinity], "▁█"),
      ([-.greatestFiniteMagnitude, .greatestFiniteMagnitude], "▁█"),
      ([.nan], "[ridge]"),
      ([], "[ridge]"),
    ] as [([Double], String)]
  )
  func `has a block for each value, between the least and the greatest`(values: [Double], text: String) {
    #expect(Image("ridge").text(Self.options(.sparkline(values))) == text)
  }

  @Test func `keeps within bounds that are given`() {
    #expect(Image("ridge").text(Self.options(.sparkline([-5, 0, 50, 100, 105], in: 0...100))) == "▁▁▅██")
  }

  @Test func `shows the greatest of the values that share a column`() {
    #expect(Image("ridge").text(Self.options(.sparkline([0, 7, 0, 0, 3, 0]), width: 3)) == "█▁▄")
    #expect(Image("ridge").text(Self.options(.sparkline([0, 7, 0, 0, 3, 0]), width: 1)) == "█")
  }

  @Test func `spreads over the room of a resizable image`() {
    let picture = TextPicture.sparkline([0, 7, 0])
    let framed = Image("ridge").resizable().frame(width: 15 * 8, height: 2 * 16)
    #expect(framed.text(Self.options(picture)) == "    ▂▄▆█▆▄▂\n▁▃▅▇███████▇▅▃▁")
    #expect(Image("ridge").resizable().text(Self.options(picture, width: 5)) == "▁▅█▅▁")
  }

  @Test func `stands above the words that it lies behind`() {
    let card = Text("Alps").padding(.horizontal, 8).background { Image(decorative: "ridge").resizable() }
    #expect(card.text(Self.options(.sparkline([0, 7, 0]))) == "▁▄▇▇▄▁\n Alps")
    #expect(card.text() == " Alps")
    let stack = ZStack {
      Image("ridge").resizable()
      Text("Alps")
    }
    .frame(width: 48, height: 48)
    #expect(stack.text(Self.options(.sparkline([0, 7, 0]))) == "▁▄▇▇▄▁\n Alps\n")
  }

  @Test func `takes its row along when texts line up`() {
    let row = HStack(alignment: .firstTextBaseline) {
      Text("A")
      Text("Alps").background { Image(decorative: "ridge").resizable() }
    }
    #expect(row.text(Self.options(.sparkline([0, 7, 0]))) == "  ▁▆▆▁\nA Alps")
  }

  @Test func `is a description in ASCII and for screen readers`() {
    var ascii = Self.options(.sparkline([1, 2]))
    ascii.characters = .ascii
    #expect(Image("ridge").text(ascii) == "[ridge]")
    #expect(Image(decorative: "ridge").text(ascii) == "")
    var accessible = Self.options(.sparkline([1, 2]))
    accessible.isAccessible = true
    #expect(Image("ridge").text(accessible) == "ridge, image")
    #expect(Image(decorative: "ridge").text(accessible) == "")
  }

  @Test func `says which column is whose cell of a grid although a picture is left out`() {
    let grid = Grid {
      GridRow {
        Image(decorative: "dot"); Text("a")
      }
      GridRow {
        Text("1"); Text("b")
      }
    }
    #expect(grid.text() == "   a\n1  b")
  }

  @Test func `leaves no gap for a picture that does not show`() {
    let row = HStack {
      Image(decorative: "dot").resizable().frame(width: 64, height: 48)
      Text("Everest")
    }
    #expect(row.text() == "Everest")
  }

  @Test func `parts lines of cards by a blank row, and lines of words by none`() {
    let cards = ScrollView(.horizontal) {
      HStack {
        ForEach(0..<3) { number in
          VStack {
            Text("Card \(number)"); Text("more")
          }
        }
      }
    }
    #expect(cards.text(TextOptions(width: 14)) == "Card 0 Card 1\n more   more\n\nCard 2\n more")
    let words = ScrollView(.horizontal) { HStack { ForEach(0..<3) { Text("Word \($0)") } } }
    #expect(words.text(TextOptions(width: 14)) == "Word 0 Word 1\nWord 2")
  }
}
