import Cairn
import Testing

private func words(@ViewBuilder _ content: () -> some View) -> [String] { content().words }

@Suite struct ViewBuilderTests {
  @Test func `an empty closure shows nothing`() {
    #expect(words {}.isEmpty)
  }

  @Test func `keeps the order of more statements than are paired`() {
    let isIncluded = true
    let result = words {
      Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7"); Text("8"); Text("9")
      Text("10"); Text("11"); Text("12"); Text("13"); Text("14"); Text("15"); Text("16"); Text("17")
      if isIncluded { Text("18") }
      Text("19"); Text("20"); Text("21"); Text("22"); Text("23"); Text("24"); Text("25"); Text("26")
    }
    #expect(result == (1...26).map(String.init))
  }

  @Test(arguments: [true, false])
  func `takes control flow`(condition: Bool) {
    let optional: String? = condition ? "optional" : nil
    let result = words {
      if condition { Text("if") }
      if condition { Text("then") } else { Text("else") }
      if condition { Text("a") } else if optional == nil { Text("b") } else { Text("c") }
      if let optional { Text(optional) }
      switch condition {
      case true: Text("true")
      case false: EmptyView()
      }
      for number in 0..<2 { Text("\(number)") }
      if #available(macOS 26, *) { Text("available") }
      let local = "local"
      Text(local)
    }
    let expected =
      condition
      ? ["if", "then", "a", "optional", "true", "0", "1", "available", "local"]
      : ["else", "b", "0", "1", "available", "local"]
    #expect(result == expected)
  }

  @Test func `statements of a long block share one modifier each`() {
    let view = Group {
      Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7"); Text("8"); Text("9"); Text("10")
    }
    .opacity(0.5)
    #expect(view.rendered().lines == (1...10).map { "text \"\($0)\" [opacity(0.5)]" })
  }

  @Test func `an erased view shows as it is, erased once or twice`() {
    let view = AnyView(AnyView(Text("a").padding()))
    #expect(view.outline == "text \"a\" [padding 16.0 16.0 16.0 16.0]")
    #expect(AnyView(erasing: view).outline == view.outline)
  }

  @Test func `an optional view shows if there is one`() {
    let none: Text? = nil
    #expect(none.outline.isEmpty)
    #expect(none.padding().outline.isEmpty)
    #expect(Optional(Text("a")).outline == "text \"a\"")
  }
}
