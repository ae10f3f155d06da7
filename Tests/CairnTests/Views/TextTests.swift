import Cairn
import Testing

@Suite struct TextTests {
  @Test func `joined texts keep their styles`() {
    let text = Text("a").bold() + Text("b").foregroundColor(.red) + Text("c")
    #expect(text.outline == "text \"a\" {bold} + \"b\" {red} + \"c\"")
    #expect(text.plainText == "abc")
  }

  @Test func `a modifier of a sum reaches runs that have none of their own`() {
    let text = (Text("a").font(.title) + Text("b")).font(.caption).italic()
    #expect(text.outline == "text \"a\" {italic, font title} + \"b\" {italic, font caption}")
  }

  @Test func `the innermost modifier wins, as in a view`() {
    let sum = (Text("a").foregroundColor(.red) + Text("b")).foregroundColor(.blue)
    #expect(sum.outline == "text \"a\" {red} + \"b\" {blue}")
  }

  @Test func `switches a trait off again`() {
    #expect(Text("a").bold().bold(false).outline == "text \"a\"")
    #expect(Text("a").code().monospaced(false).outline == "text \"a\" {code}")
  }

  @Test func `joining in a loop is the same as adding`() {
    var joined = Text("0")
    var added = Text("0")
    for number in 1..<20 {
      let next = number.isMultiple(of: 3) ? Text("\(number)").bold() : Text("\(number)")
      joined += next
      added = added + next
      if number == 10 {
        joined = joined.italic()
        added = added.italic()
      }
    }
    #expect(joined.outline == added.outline)
  }

  @Test func `joins a hundred thousand texts`() {
    var text = Text("")
    for _ in 0..<100_000 {
      text += Text("a")
    }
    #expect(text.plainText.utf8.count == 100_000)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `kerning that is no number counts as none`(kerning: Double) {
    #expect(Text("a").kerning(kerning).outline == "text \"a\" {kerning 0.0}")
  }
}
