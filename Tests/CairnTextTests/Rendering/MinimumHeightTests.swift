import Cairn
import CairnText
import Testing

@Suite struct MinimumHeightTests {
  /// Words over a decorative picture, in room that is the picture's.
  private struct Opening: View {
    var body: some View {
      ZStack(alignment: .bottomLeading) {
        Color.clear.aspectRatio(2.5, contentMode: .fit)
        VStack(alignment: .leading) {
          Text("High Tatras")
          Text("Vysoké Tatry")
        }
      }
      .frame(maxWidth: .infinity, minHeight: 320, alignment: .bottomLeading)
      .background { Image(decorative: "ridge").resizable().aspectRatio(contentMode: .fill) }
    }
  }

  @Test(arguments: [20, 60, 80, 120]) func `leaves no rows for a picture that does not show`(width: Int) {
    #expect(Opening().text(TextOptions(width: width)) == "High Tatras\nVysoké Tatry")
  }

  @Test func `counts for nothing where nothing is drawn in it`() {
    let view = VStack(alignment: .leading) {
      Text("above").frame(minHeight: 160)
      Text("below")
    }
    #expect(view.text(TextOptions(width: 20)) == "above\nbelow")
  }

  @Test func `counts inside a border`() {
    let text = Text("a").frame(minHeight: 48).border(.gray).text(TextOptions(width: 20))
    #expect(text == "┌─┐\n│ │\n│a│\n│ │\n└─┘")
  }

  @Test func `counts on a background in colour, and not in plain text`() {
    let view = Text("a").frame(minHeight: 48).background(.yellow)
    #expect(view.text(TextOptions(width: 20, style: .trueColor)).split(separator: "\n").count == 3)
    #expect(view.text(TextOptions(width: 20)) == "a")
  }

  @Test func `counts for what fills it`() {
    let view = VStack {
      Text("a")
      Spacer()
      Text("b")
    }
    .frame(minHeight: 64)
    #expect(view.text(TextOptions(width: 20)) == "a\n\n\nb")
  }

  @Test func `leaves no frame for a decorative picture`() {
    let view = VStack(alignment: .leading, spacing: 0) {
      Image(decorative: "line").resizable().aspectRatio(contentMode: .fill).frame(width: 68, height: 56)
      Text("Rysy")
    }
    #expect(view.text(TextOptions(width: 20)) == "Rysy")
  }

  @Test func `leaves no row above a card's words for its decorative picture`() {
    let view = VStack(alignment: .leading, spacing: 0) {
      Image(decorative: "line").resizable().aspectRatio(1.6, contentMode: .fill)
      Text("Rysy")
    }
    #expect(view.border(.gray).text(TextOptions(width: 20)) == "┌────┐\n│Rysy│\n└────┘")
  }

  @Test(arguments: [TextOptions.CharacterSet.unicode, .ascii]) func `ends no line in blanks`(
    set: TextOptions.CharacterSet
  ) {
    var options = TextOptions(width: 30)
    options.characters = set
    let text = VStack {
      Text("a  ").padding(16).background(.yellow)
      Rectangle().fill(.red).frame(height: 32)
      HStack {
        Text("b"); Color.blue.frame(width: 40, height: 16)
      }
      Opening()
    }
    .text(options)
    #expect(text.contains("High Tatras"))
    #expect(!text.split(separator: "\n", omittingEmptySubsequences: false).contains { $0.hasSuffix(" ") })
  }

  @Test(arguments: [1e11, 1e300, .infinity, .nan, -1e11]) func `takes any padding of items and any line spacing`(
    length: Double
  ) {
    let view = LazyVStack(alignment: .leading) {
      ForEach([1, 2], id: \.self) { number in
        Text("Item \(number)").padding(.top, length).padding(.bottom, length)
        Text("two words").lineSpacing(length).frame(width: 40, height: 32)
      }
    }
    let lines = view.text(TextOptions(width: 20)).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.contains { $0.hasSuffix("Item 2") })
    #expect(lines.count < 10_000)
  }

  @Test func `keeps lines apart by a screenful at most`() {
    let lines = Text("one two").lineSpacing(1e9).text(TextOptions(width: 3)).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    #expect(lines.count == 26)
    #expect(Text("one two").lineSpacing(-16).text(TextOptions(width: 3)) == "one\ntwo")
  }
}
