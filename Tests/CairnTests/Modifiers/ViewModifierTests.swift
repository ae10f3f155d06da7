import Cairn
import Testing

private struct Framed: ViewModifier {
  let title: String

  func body(content: Content) -> some View {
    VStack {
      Text(title)
      content
    }
  }
}

private struct Twice: ViewModifier {
  func body(content: Content) -> some View {
    content
    content
  }
}

private struct Directed: ViewModifier {
  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    if direction == .rightToLeft {
      Text("rtl")
    }
    content
  }
}

@Suite struct ViewModifierTests {
  @Test func `makes a view of its content`() {
    #expect(
      Text("a").modifier(Framed(title: "b")).outline == "stack vertical center/center\n  text \"b\"\n  text \"a\""
    )
  }

  @Test func `nests and repeats`() {
    let view = Text("a").modifier(Twice()).modifier(Framed(title: "b")).modifier(Twice())
    #expect(view.words == ["b", "a", "a", "b", "a", "a"])
  }

  @Test func `reads the environment where the view stands, not where it is made`() {
    let view = Text("a").modifier(Directed())
    #expect(view.words == ["a"])
    #expect(view.environment(\.layoutDirection, .rightToLeft).words == ["rtl", "a"])
  }
}
